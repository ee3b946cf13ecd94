import Core
import GRDB
import Queues
import Store
import Testing

@testable import Engine

/// Updates that wait and cannot be read for a while.
struct LookAheadTests {
    private func rename(_ old: String, _ new: String, in house: House) async throws {
        try await house.store.write { try $0.db.execute(sql: "ALTER TABLE \(old) RENAME TO \(new)") }
    }

    @Test func `They are looked for again, and no commit counts as lost`() async throws {
        let house = try House()
        _ = try await house.kept(.line("ana", "note gym: squats"))
        try await rename("inbox", "away", in: house)
        try await house.live { engine in
            try await house.until("the Writer pauses") { house.waits.lengths.contains { (0.1...0.2).contains($0) } }
            #expect(engine.meters.tally.lostCommits == 0 && engine.meters.tally.lostSince == nil)
            try await rename("away", "inbox", in: house)
            house.waits.advance(by: 1)
            try await house.rest(engine)
            #expect(engine.meters.tally.lostCommits == 0)
        }
        #expect(house.messenger.texts(in: "ana").contains("Noted under gym: squats"))
    }
}
