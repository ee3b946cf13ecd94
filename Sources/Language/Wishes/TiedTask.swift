/// A line that says what to do, by its words alone: "when I get home water the plants", "call Ben tomorrow".
enum TiedTask {
    static let intent = "task.add"

    /// Whether it is that rather than what else was understood; nil where nothing was.
    static func isMeant(_ line: ReadLine, over intent: String?) -> Bool {
        switch intent {
        case nil: isSure(line) || callsSomebody(line) || repeatsAfterDone(line)
        // "Done" is a word of the rule there.
        case "task.done": repeatsAfterDone(line)
        // "before the meeting print the agenda": what only looks, or is talk, has no moment and no verb beside it.
        case let intent?: (Ranking.isLooking(intent) || Ranking.isTalk(intent)) && isSure(line)
        }
    }

    /// "water the plants every 3 days after done": only what is to be done is counted from that.
    private static func repeatsAfterDone(_ line: ReadLine) -> Bool {
        line.found.contains { if case .repetition(let said) = $0.value { said.isAfterCompletion } else { false } }
    }

    /// "call Ben tomorrow", "phone mum at 6": somebody's name or one of the family, and nothing else but a time.
    private static func callsSomebody(_ line: ReadLine) -> Bool {
        let words = Lexicon.of(line.language).titleWords.wish
        let times = line.found.filter(\.isTime).map(\.tokens)
        let left = line.tokens.indices.filter { index in !times.contains { $0.contains(index) } }
        guard left.count == 2, left[0] == 0, !times.isEmpty, words.calls.contains(line.tokens[0].key) else {
            return false
        }
        let who = line.tokens[left[1]]
        return who.kind == .word && !words.tellers.contains(who.key)
            && (words.family.contains(who.key) || line.string(who.range).first?.isUppercase == true)
    }

    /// A moment as `WishReader` reads it, and beside it what begins with a verb that asks for something and tells of
    /// nobody.
    static func isSure(_ line: ReadLine) -> Bool {
        let words = Lexicon.of(line.language).titleWords.wish
        guard hasRelation(line, words), !line.tokens.contains(where: { $0.key == "?" }) else { return false }
        let slots = WishSlots.slots(of: line, for: intent, names: .none, isAsked: true)
        guard slots.contains("occasion"), let title = slots.text("title") else { return false }
        let keys = title.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map { Folding.fold($0) }
        let isVerb =
            words.isVerbLast
            ? keys.last.map { words.chores.contains($0) || words.askables.contains($0) }
            : keys.first.map { words.imperatives.contains($0) }
        return isVerb == true && !keys.contains { words.tellers.contains($0) }
    }

    private static func hasRelation(_ line: ReadLine, _ words: WishWords) -> Bool {
        line.tokens.indices.contains { index in
            words.relations.values.contains { $0.end(in: line.tokens, at: index, limit: line.tokens.count) != nil }
        }
    }
}

extension Found {
    fileprivate var isTime: Bool {
        switch value {
        case .time, .timeSpan, .repetition: true
        default: false
        }
    }
}
