/// How a folded word sounds, roughly and in any European language: what is written differently and said alike is the same.
enum Sound {
    static func of(_ word: String) -> String {
        var result: [Character] = []
        var rest = Substring(word)
        while !rest.isEmpty {
            let (part, length) = step(rest)
            rest = rest.dropFirst(length)
            for letter in part where letter != result.last { result.append(letter) }
        }
        while result.count > 3, result.suffix(2) == ["i", "e"] { result.removeLast() }
        return String(result)
    }

    private static func step(_ rest: Substring) -> (String, Int) {
        for (written, said) in pairs where rest.hasPrefix(written) { return (said, written.count) }
        guard let letter = rest.first else { return ("", 0) }
        return (letters[letter] ?? String(letter), 1)
    }

    /// The longer ones first.
    private static let pairs = [
        ("sch", "s"), ("tsch", "s"), ("ph", "f"), ("th", "t"), ("ck", "k"), ("qu", "k"), ("ch", "k"), ("sh", "s"),
        ("ae", "e"), ("oe", "o"), ("ue", "u"), ("ou", "u"), ("dt", "t"), ("gh", "g"),
    ]

    private static let letters: [Character: String] = [
        "y": "i", "c": "k", "q": "k", "z": "s", "w": "v", "j": "i", "x": "ks", "h": "",
    ]
}
