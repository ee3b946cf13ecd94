/// How well a name fits what was typed.
struct NameMatch {
    private let typed: [Substring]
    private let whole: String
    private let likeness: [String: Double]

    init(words: String, _ likeness: [String: Double]) {
        whole = words
        typed = words.split(separator: " ")
        self.likeness = likeness
    }

    /// 0...1.1; `names` are folded, one a line, the main one first.
    func score(_ names: String) -> Double {
        var best = 0.0
        for (index, name) in names.split(separator: "\n").enumerated() {
            best = max(best, score(one: name) - (index == 0 ? 0 : 0.02))
        }
        return best
    }

    private func score(one name: Substring) -> Double {
        if name == whole { return 1.1 }
        let words = name.split(separator: " ")
        guard !words.isEmpty, !typed.isEmpty else { return 0 }
        let likes = words.map { likeness[String($0)] ?? 0 }.sorted(by: >).prefix(typed.count)
        let quality = likes.reduce(0, +) / Double(typed.count)
        let matched = likes.count { $0 > 0 }
        return 0.75 * quality + 0.25 * Double(matched) / Double(max(words.count, typed.count))
    }
}
