/// Puts sentences of frames as people do: politely, in a hurry, with a slip of the finger.
struct Wrapping {
    private static let before = [
        "please", "can you", "could you", "can you please", "could you please", "hey", "hi", "ok", "hey bot",
        "i want you to", "would you", "i need you to", "will you", "pls", "i'd like you to", "so", "um", "hello",
    ]
    private static let light = ["hey", "so", "ok", "hi", "um", "bot", "hey bot", "please"]
    private static let after = ["please", "thanks", "for me", "now", "pls", "thank you", "right now", "?", "."]
    private static let verbs: Set<String> = [
        "show", "add", "put", "tell", "give", "read", "find", "set", "remind", "create", "make", "delete", "remove",
        "cancel", "check", "list", "open", "share", "send", "save", "change", "move", "play", "turn", "book", "call",
        "get", "take", "schedule", "reset", "switch", "clear", "erase", "mark", "start", "navigate", "recommend",
        "suggest", "search", "locate", "text", "email", "order", "update", "look", "pull", "repeat", "say", "speak",
    ]

    static func wrap(_ sentence: String, _ random: inout SeededNumbers) -> String {
        var result = sentence
        let first = String(sentence.prefix { $0 != " " })
        if verbs.contains(first), random.below(100) < 35 {
            result = random.element(of: before) + " " + result
        } else if random.below(100) < 6 {
            result = random.element(of: light) + " " + result
        }
        if random.below(100) < 12 { result += " " + random.element(of: after) }
        let slip = random.below(100)
        if slip < 10 { return result.filter { $0 != "'" } }
        return slip < 16 ? swapped(result, &random) : result
    }

    private static func swapped(_ sentence: String, _ random: inout SeededNumbers) -> String {
        var letters = Array(sentence)
        guard letters.count > 8 else { return sentence }
        let place = 1 + random.below(letters.count - 3)
        if letters[place].isLetter, letters[place + 1].isLetter { letters.swapAt(place, place + 1) }
        return String(letters)
    }
}
