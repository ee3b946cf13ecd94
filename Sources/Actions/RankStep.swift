import Core
import Store

/// Fractional keys: one row moves, and no other is written while there is room between its new neighbours.
enum RankStep {
    /// The ranks that put a row one step earlier or later; empty when it stands at that end already.
    static func step(
        _ id: Int64, earlier: Bool, among rows: [(id: Int64, rank: Double)]
    ) -> [(id: Int64, rank: Double)] {
        guard let index = rows.firstIndex(where: { $0.id == id }) else { return [] }
        let target = earlier ? index - 1 : index + 1
        guard rows.indices.contains(target) else { return [] }
        let beyond = earlier ? target - 1 : target + 1
        guard rows.indices.contains(beyond) else { return [(id, rows[target].rank + (earlier ? -1 : 1))] }
        let ends = [rows[target].rank, rows[beyond].rank].sorted()
        let middle = ends[0] + (ends[1] - ends[0]) / 2
        if ends[0] < middle, middle < ends[1] { return [(id, middle)] }
        return renumbered(rows, swapping: index, target)
    }

    /// Whole numbers in the new order, for rows that stand too close to put one between.
    private static func renumbered(
        _ rows: [(id: Int64, rank: Double)], swapping first: Int, _ second: Int
    ) -> [(id: Int64, rank: Double)] {
        var rows = rows
        rows.swapAt(first, second)
        return rows.enumerated().map { ($0.element.id, Double($0.offset + 1)) }
    }
}

extension Session {
    /// The rank behind the last of these rows: `"note WHERE place = 4"`.
    func nextRank(in rows: Query) throws -> Double {
        try (Double.fetchOne(db, literal: "SELECT max(rank) FROM \(rows)") ?? 0) + 1
    }

    /// Moves a thing one step among those that a condition chooses, as one change.
    /// - Returns: false where it stands at that end already.
    func shift(_ thing: Thing, called name: String, earlier: Bool, among condition: Query) throws -> Bool {
        let table = thing.kind.rawValue
        let ranks = try SQLRow.fetchAll(
            db, literal: "SELECT id, rank FROM \(sql: table) WHERE \(condition) ORDER BY rank, id")
        let steps = RankStep.step(thing.id, earlier: earlier, among: ranks.map { ($0["id"], $0["rank"]) })
        guard !steps.isEmpty else { return false }
        try change(.change, voice.words(EntryTitle.sorted(name)), subject: thing) {
            for step in steps {
                try db.run("UPDATE \(sql: table) SET rank = \(step.rank) WHERE id = \(step.id)")
            }
        }
        return true
    }
}
