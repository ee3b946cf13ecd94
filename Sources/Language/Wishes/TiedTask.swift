/// A line that says what to do at some moment, by its words alone: "when I get home water the plants".
enum TiedTask {
    static let intent = "task.add"

    /// A moment as `WishReader` reads it, and beside it what begins with a verb that asks for something and tells of
    /// nobody.
    static func isSure(_ line: ReadLine) -> Bool {
        let words = Lexicon.of(line.language).titleWords.wish
        guard hasRelation(line, words), !line.tokens.contains(where: { $0.key == "?" }) else { return false }
        let slots = WishSlots.slots(of: line, for: intent, names: .none, isAsked: true)
        guard slots.contains("occasion"), let title = slots.text("title") else { return false }
        let keys = title.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map { Folding.fold($0) }
        guard let first = keys.first, words.imperatives.contains(first) else { return false }
        return !keys.contains { words.tellers.contains($0) }
    }

    private static func hasRelation(_ line: ReadLine, _ words: WishWords) -> Bool {
        line.tokens.indices.contains { index in
            words.relations.values.contains { $0.end(in: line.tokens, at: index, limit: line.tokens.count) != nil }
        }
    }
}
