/// Puts sentences of frames as people do: politely, in a hurry, with a slip of the finger.
struct Wrapping: Sendable {
    /// Before a wish that begins with one of `verbs`.
    let before: [String]
    /// Before anything.
    let light: [String]
    let after: [String]
    let verbs: Set<String>

    func wrap(_ sentence: String, _ random: inout SeededNumbers) -> String {
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
        return slip < 16 ? Self.swapped(result, &random) : result
    }

    private static func swapped(_ sentence: String, _ random: inout SeededNumbers) -> String {
        var letters = Array(sentence)
        guard letters.count > 8 else { return sentence }
        let place = 1 + random.below(letters.count - 3)
        if letters[place].isLetter, letters[place + 1].isLetter { letters.swapAt(place, place + 1) }
        return String(letters)
    }
}
