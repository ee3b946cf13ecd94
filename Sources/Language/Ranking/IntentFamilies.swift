/// Tells the intents of a family apart by their words.
struct IntentFamilies: Sendable {
    private struct Member: Sendable {
        let name: String
        let words: WordSet
    }

    /// By the family as it is learned, "people.*".
    private let members: [String: [Member]]

    init(_ text: String) {
        members = Dictionary(
            uniqueKeysWithValues: RankingTables.entries(of: text).map { entry in
                let members = entry.words.map { word in
                    let sides = word.split(separator: "=")
                    let words = sides.count > 1 ? sides[1].split(separator: ",").map(String.init) : []
                    return Member(name: "\(entry.name).\(sides[0])", words: WordSet(words))
                }
                return (entry.name + ".*", members)
            })
    }

    /// "people.follow" for "people.*"; an intent without a family is itself.
    func member(of intent: String, in words: [String]) -> String {
        guard intent.utf8.last == UInt8(ascii: "*"), let all = members[intent] else { return intent }
        let said = all.first { member in words.contains { member.words.contains($0) } }
        return (said ?? all.last)?.name ?? intent
    }

    /// The family of an intent as it is learned: "people.*" for "people.follow".
    func learned(_ intent: String) -> String {
        let family = String(intent.prefix { $0 != "." }) + ".*"
        return members[family] == nil ? intent : family
    }
}
