import GRDB

/// Finds the rows whose words are like those that somebody typed.
struct WordSearch {
    struct Found {
        let id: Int64
        /// By words that are there: how like each is to what was typed.
        let likeness: [String: Double]
    }

    let index: WordIndex
    /// Folded.
    let words: String

    /// The rows that hold something like every word; where there are none, like all but one. In the order of their ids.
    func rows(_ db: Database, limit: Int, condition: String = "") throws -> [Found] {
        let alternatives = try alternatives(db)
        let all = alternatives.filter { !$0.isEmpty }
        guard !all.isEmpty else { return [] }
        var likeness: [String: Double] = [:]
        for word in all.joined() { likeness[word.word] = max(likeness[word.word] ?? 0, word.likeness) }
        if all.count == alternatives.count {
            let ids = try ids(all, db, limit, condition)
            if !ids.isEmpty { return ids.map { Found(id: $0, likeness: likeness) } }
        }
        // A word too much, or one that nothing is like: the rest may still tell what is meant.
        guard alternatives.count > 1 else { return [] }
        let fewer =
            all.count < alternatives.count
            ? [all]
            : all.indices.map { left in
                all.indices.filter { $0 != left }.map { all[$0] }
            }
        var found: Set<Int64> = []
        for words in fewer where !words.isEmpty && words.contains(where: { $0.contains { $0.word.count > 2 } }) {
            found.formUnion(try ids(words, db, limit, condition))
        }
        return found.sorted().map { Found(id: $0, likeness: likeness) }
    }

    func alternatives(_ db: Database) throws -> [[LikeWord]] {
        try words.split(separator: " ").prefix(8).map { try index.words(like: String($0), db) }
    }

    private func ids(_ words: [[LikeWord]], _ db: Database, _ limit: Int, _ condition: String) throws -> [Int64] {
        let expression = words.map { alternatives in
            "(" + alternatives.map { "\"\($0.word)\"" }.joined(separator: " OR ") + ")"
        }.joined(separator: " AND ")
        return try Int64.fetchAll(
            db,
            sql: """
                SELECT rowid FROM \(index.table)Index WHERE \(index.table)Index MATCH ? \(condition) LIMIT \(limit)
                """, arguments: [expression])
    }
}

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
