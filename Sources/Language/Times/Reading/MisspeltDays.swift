/// Names of days with typing errors: "teusday 14:00", "mitwoch 18 Uhr".
///
/// Only a word of which nothing is known is one, where it begins or ends the line or stands beside a time; what is between
/// quotes stays as it is.
struct MisspeltDays {
    let lexicon: Lexicon

    /// The tokens, with such words put right where they stand.
    func mended(_ tokens: [Token]) -> [Token] {
        var mended = tokens
        for index in tokens.indices where mayBeDay(tokens[index], tokens[index].traits) {
            guard let day = day(tokens[index].key), hasPlace(index, tokens) else { continue }
            mended[index] = Token(
                kind: .word, range: tokens[index].range, key: day, traits: lexicon.traits(of: day))
        }
        return mended
    }

    private static let shortest = 5

    /// A word of which nothing is known is the name of a day, wherever it stands.
    func isDay(_ token: Token, _ traits: WordTraits) -> Bool { mayBeDay(token, traits) && day(token.key) != nil }

    private func mayBeDay(_ token: Token, _ traits: WordTraits) -> Bool {
        token.kind == .word && !token.isQuoted && traits.isEmpty && token.key.utf8.count >= Self.shortest
    }

    private func hasPlace(_ index: Int, _ tokens: [Token]) -> Bool {
        let before = tokens[..<index].last { !$0.isSoft }
        let behind = tokens[(index + 1)...].first { !$0.isSoft }
        if let before, isBeforeName(before) { return false }
        if let behind, lexicon.titleWords.wish.isVerbLast, isCall(behind) { return false }
        guard let before, let behind else { return true }
        return isOfTime(before) || isOfTime(behind)
    }

    /// "with", "call", "Frau": behind it stands a name.
    private func isBeforeName(_ token: Token) -> Bool {
        lexicon.titleWords.wish.companyLinks.contains(token.key) || isCall(token)
            || lexicon.words(for: .beforeName).contains(token.key)
    }

    private func isCall(_ token: Token) -> Bool { lexicon.titleWords.wish.calls.contains(token.key) }

    private func isOfTime(_ token: Token) -> Bool {
        guard !token.isQuoted else { return false }
        return token.kind == .number || token.traits.contains(.timeTrigger)
            || lexicon.times.word(token.key).map { !$0.marks.isDisjoint(with: Self.asking) } == true
    }

    /// Small words that stand before days: "on", "next".
    private static let asking = TimeMarks.ofThis.union([.on, .at, .by, .before, .until, .every])

    /// The one name that is near; nil where several are, or it is one with an ending: "todays".
    private func day(_ word: String) -> String? {
        let near = lexicon.times.days(near: word).filter { near in
            near.day.utf8.first == word.utf8.first && (near.distance == 1 || near.day.utf8.count > Self.longest)
        }
        guard let least = near.map(\.distance).min(), !lexicon.times.table.lookalikes.contains(word) else { return nil }
        let nearest = near.filter { $0.distance == least }.map(\.day)
        let isMisspelt = nearest.contains { day in !lexicon.tables.inflections.contains { word == day + $0 } }
        let isOneDay = Set(nearest.map(meaning)).count == 1
        return isMisspelt && isOneDay ? nearest[0] : nil
    }

    private func meaning(_ day: String) -> [Int?] {
        let word = lexicon.times.word(day)
        return [word?.weekday, word?.day]
    }

    /// In such a name one error is allowed, in a longer one two.
    private static let longest = 8
}
