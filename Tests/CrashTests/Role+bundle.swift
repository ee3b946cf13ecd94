import GRDB
import Testing

extension Role {
    /// Two things for an occasion: both are picked, one is done and one thrown back. The review says so.
    func bundle(_ actor: Actor, _ round: Int) async throws {
        let (stamps, rope) = ("buy stamps \(round)", "buy rope \(round)")
        try await actor.types(
            "before I leave stop\(round) \(stamps)", hears: "Kept as a to-do. New occasion: leave stop\(round)")
        try await actor.types("before I leave stop\(round) \(rope)", hears: "Kept as a to-do.")
        try await actor.listens()
        try await actor.types("check in leaving stop\(round)", hears: "About to: leave stop\(round)")
        try await actor.listens()
        try await actor.presses("Tick all 2", finding: "✅ Done (2)")
        try await actor.presses("✅ Done (2)", finding: "✅ Finish")
        try await actor.types("name the bundle Round \(round)", hears: "Now called Round \(round).")
        try await actor.listens()
        try await actor.presses("☐ \(stamps)", finding: "☑ \(stamps)")
        try await actor.presses("↩ 2 back", finding: "Take again: \(rope)")
        try await actor.types("finish the bundle", hears: "🎉 Finished: Round \(round).")
        try await actor.listens()
        try await actor.types("review", hears: "Review, newest first")
        try await actor.listens()
        let row = await actor.reads().split(separator: "\n").first { $0.hasPrefix("1. 🎒 Round \(round) – ") }
        #expect(row?.hasSuffix(", 1 of 2 done") == true, "\(row ?? "not in the review")")
    }
}

extension Audit {
    /// What was planned is done or back in the pile, once each, and each bundle is finished with what it held.
    func expectBundles(of owner: SQL, rounds: Int, _ files: Files) throws {
        let tasks = try files.rows(
            "SELECT title || iif(doneAt IS NULL, '', ' is done') FROM task WHERE owner = \(owner) ORDER BY id")
        #expect(tasks == (0..<rounds).flatMap { ["buy stamps \($0) is done", "buy rope \($0)"] })
        let bundles = try files.rows(
            """
            SELECT name || ', ' || outcome || ': ' || (SELECT group_concat(
                    title || ' ' || iif(doneAt IS NOT NULL, 'done', iif(leftAt IS NOT NULL, 'back', 'open')), ', ')
                FROM (SELECT * FROM bundleEntry WHERE bundle = bundle.id ORDER BY rank))
            FROM bundle WHERE owner = \(owner) ORDER BY id
            """)
        #expect(
            bundles
                == (0..<rounds).map { "Round \($0), finished: buy stamps \($0) done, buy rope \($0) back" })
    }
}
