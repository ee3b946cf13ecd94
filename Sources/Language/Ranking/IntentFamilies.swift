/// Tells the intents of a family apart by their words.
struct IntentFamilies: Sendable {
    private struct Member: Sendable {
        let name: String
        /// Among those of all families.
        let number: Int
    }

    /// By the family as it is learned, "people.*".
    private var members: [String: [Member]] = [:]
    /// By a word: the numbers of those whom it tells.
    private var told = WordTable<[Int]>()
    private var count = 0

    init(_ text: String) {
        for entry in RankingTables.entries(of: text) {
            for word in entry.words {
                let sides = word.split(separator: "=")
                let words = sides.count > 1 ? sides[1].split(separator: ",").map(String.init) : []
                add("\(entry.name).\(sides[0])", told: words, to: entry.name + ".*")
            }
        }
    }

    private mutating func add(_ name: String, told words: [String], to family: String) {
        members[family, default: []].append(Member(name: name, number: count))
        for word in words { told[word, default: []].append(count) }
        count += 1
    }

    /// The members of all families that some words tell.
    func told(by words: [String]) -> BitSet {
        words.reduce(into: BitSet(capacity: count)) { all, word in
            for number in told[word] ?? [] { all.insert(number) }
        }
    }

    /// "people.follow" for "people.*" where its words are among those told; an intent without a family is itself.
    func member(of intent: String, _ told: BitSet) -> String {
        guard intent.utf8.last == UInt8(ascii: "*"), let all = members[intent] else { return intent }
        return (all.first { told.contains($0.number) } ?? all.last)?.name ?? intent
    }

    /// The family of an intent as it is learned: "people.*" for "people.follow".
    func learned(_ intent: String) -> String {
        let family = String(intent.prefix { $0 != "." }) + ".*"
        return members[family] == nil ? intent : family
    }
}
