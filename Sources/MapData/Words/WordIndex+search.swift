import GRDB

/// A word that is there, and how like it is to the one that was typed: 1 for the same.
struct LikeWord {
    let word: String
    let likeness: Double
    let count: Int
}

extension WordIndex {
    /// How many words one typed word may become.
    private static let most = 48
    /// So many words are looked at for their trigrams: the endings that half of all streets have tell little.
    private static let mostSeen = 30_000

    /// What somebody who typed that may mean, the likeliest first; empty where nothing is like it.
    func words(like typed: String, _ db: Database) throws -> [LikeWord] {
        var found: [String: LikeWord] = [:]
        func add(_ row: Row, _ likeness: Double) {
            let word: String = row[0]
            if likeness > found[word]?.likeness ?? 0 {
                found[word] = LikeWord(word: word, likeness: likeness, count: row[1])
            }
        }
        let length = typed.count
        try rows(db, "word = ?", [typed]).forEach { add($0, 1) }
        if length > 1 {
            try rows(db, "word > ? AND word < ?", [typed, typed + "\u{10FFFF}"]).forEach { row in
                let word: String = row[0]
                add(row, 0.75 + 0.2 * Double(length) / Double(word.count))
            }
        }
        let sound = Sound.of(typed)
        if length > 2 { try rows(db, "sound = ?", [sound]).forEach { add($0, 0.85) } }
        // A word that is common is not a misspelt one.
        if length > 2, found[typed]?.count ?? 0 < 20 {
            for row in try alike(typed, sound, db) {
                let word: String = row[0], theirs: String = row[2]
                if let likeness = Self.likeness(typed, sound, word, theirs) { add(row, likeness) }
            }
        }
        let sorted = found.values.sorted { ($0.likeness, $0.count, $1.word) > ($1.likeness, $1.count, $0.word) }
        return Array(sorted.prefix(Self.most))
    }

    private func rows(_ db: Database, _ condition: String, _ values: StatementArguments) throws -> [Row] {
        try Row.fetchAll(
            db, sql: "SELECT word, count, sound FROM \(table)Word WHERE \(condition) ORDER BY count DESC LIMIT 48",
            arguments: values)
    }

    /// The words that share the most trigrams with what was typed; of as many, those that share rarer ones.
    private func alike(_ typed: String, _ sound: String, _ db: Database) throws -> [Row] {
        let grams = try rarestFirst(Set(Self.trigrams(typed) + Self.trigrams(sound)), db)
        let words = try Int.fetchOne(db, sql: "SELECT max(id) FROM \(table)Word") ?? 0
        var shared = [UInt16](repeating: 0, count: words + 1), seen: [Int] = [], left = Self.mostSeen
        let statement = try db.cachedStatement(sql: "SELECT rowid FROM \(table)Gram WHERE \(table)Gram MATCH ?")
        for (gram, count) in grams where count <= left || seen.isEmpty {
            left -= count
            let ids = try Int.fetchCursor(statement, arguments: ["\"\(gram)\""])
            while let id = try ids.next() {
                if shared[id] == 0 { seen.append(id) }
                shared[id] += 1
            }
        }
        var byShared = [[Int]](repeating: [], count: grams.count + 1)
        for id in seen { byShared[Int(shared[id])].append(id) }
        let list = byShared.reversed().joined().prefix(150).map(String.init).joined(separator: ",")
        return try Row.fetchAll(db, sql: "SELECT word, count, sound FROM \(table)Word WHERE id IN (\(list))")
    }

    /// With how many words hold each; those that none holds are left out.
    private func rarestFirst(_ grams: Set<String>, _ db: Database) throws -> [(gram: String, count: Int)] {
        let statement = try db.cachedStatement(sql: "SELECT count FROM \(table)GramCount WHERE gram = ?")
        let counted = try grams.compactMap { gram in
            try Int.fetchOne(statement, arguments: [gram]).map { (gram: gram, count: $0) }
        }
        return counted.sorted { ($0.count, $0.gram) < ($1.count, $1.gram) }
    }

    private static func trigrams(_ word: String) -> [String] {
        let scalars = Array(word.unicodeScalars)
        guard scalars.count > 2 else { return [] }
        return (0...(scalars.count - 3)).map { String(String.UnicodeScalarView(scalars[$0..<($0 + 3)])) }
    }

    /// nil where they are not alike.
    private static func likeness(_ typed: String, _ sound: String, _ word: String, _ theirs: String) -> Double? {
        if word.contains(typed) { return 0.6 + 0.2 * Double(typed.count) / Double(word.count) }
        let allowed = typed.count < 4 ? 0 : typed.count < 7 ? 1 : 2
        let steps = EditSteps.between(typed, word, atMost: allowed + 1)
        let heard = EditSteps.between(sound, theirs, atMost: allowed)
        guard let best = [steps.flatMap { $0 <= allowed ? $0 : nil }, heard].compactMap(\.self).min() else {
            return nil
        }
        return 0.8 - 0.4 * Double(best) / Double(max(4, typed.count)) - (word.first == typed.first ? 0 : 0.1)
    }
}
