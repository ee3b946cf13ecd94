import GRDB

/// Finds the rows whose words are like those that somebody typed.
struct WordSearch {
    /// What was typed, brought to words that are there.
    struct Wanted {
        /// In the language of FTS5.
        let expression: String
        /// By words that are there: how like each is to what was typed.
        let likeness: [String: Double]
        /// No more rows than that hold all of it.
        let atMost: Int
    }

    let index: WordIndex
    /// Folded.
    let words: String

    /// What to look for: something like every word first; then, where that finds nothing, like all but one. The second
    /// may be nil: there is nothing to leave out.
    func wanted(_ db: Database) throws -> (all: Wanted?, fewer: Wanted?) {
        let alternatives = try words.split(separator: " ").prefix(8).map { try index.words(like: String($0), db) }
        let known = alternatives.filter { !$0.isEmpty }
        guard !known.isEmpty else { return (nil, nil) }
        let all = known.count == alternatives.count ? Self.wanted([known], of: known) : nil
        guard alternatives.count > 1 else { return (all, nil) }
        // A word too much, or one that nothing is like: the rest may still tell what is meant.
        let fewer =
            known.count < alternatives.count
            ? [known]
            : known.indices.map { left in known.indices.filter { $0 != left }.map { known[$0] } }
        return (all, Self.wanted(fewer.filter(Self.saysSomething), of: known))
    }

    /// The rows that hold it, in the order of their ids.
    func rows(_ db: Database, limit: Int) throws -> (ids: [Int64], likeness: [String: Double]) {
        let (all, fewer) = try wanted(db)
        for wanted in [all, fewer].compactMap(\.self) {
            let ids = try Int64.fetchAll(
                db, sql: "SELECT rowid FROM \(index.table)Index WHERE \(index.table)Index MATCH ? LIMIT \(limit)",
                arguments: [wanted.expression])
            if !ids.isEmpty { return (ids, wanted.likeness) }
        }
        return ([], [:])
    }

    private static func saysSomething(_ words: [[LikeWord]]) -> Bool {
        words.contains { $0.contains { $0.word.count > 2 } }
    }

    private static func wanted(_ ways: [[[LikeWord]]], of words: [[LikeWord]]) -> Wanted? {
        guard !ways.isEmpty else { return nil }
        var likeness: [String: Double] = [:]
        for word in words.joined() { likeness[word.word] = max(likeness[word.word] ?? 0, word.likeness) }
        let expressions = ways.map { way in
            "("
                + way.map { "(" + $0.map { "\"\($0.word)\"" }.joined(separator: " OR ") + ")" }.joined(
                    separator: " AND ")
                + ")"
        }
        let counts = ways.map { way in way.map { $0.reduce(0) { $0 + $1.count } }.min() ?? 0 }
        return Wanted(
            expression: expressions.joined(separator: " OR "), likeness: likeness, atMost: counts.reduce(0, +))
    }
}
