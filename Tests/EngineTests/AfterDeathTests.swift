import Core
import Foundation
import GRDB
import Queues
import Store
import Testing

@testable import Engine

/// What a start does with cards and jobs that wait after the process has died of one of them.
struct AfterDeathTests {
    let house: House
    var messenger: ScriptedMessenger { house.messenger }

    init() throws { house = try House() }

    private func dieThrice(of piece: String) throws {
        _ = try CrashGuard(path: house.crashNote).begin()
        for _ in 0..<3 {
            let guardian = CrashGuard(path: house.crashNote)
            _ = try guardian.begin()
            try guardian.willRun(piece)
        }
    }

    @Test func `A card that kills is dropped, and what stands behind it goes`() async throws {
        _ = try await house.kept(["settings", "thanks"].map { try JSONEncoder().encode(Letter.line("ana", $0)) })
        try dieThrice(of: "card of row 1")
        try await house.live { engine in try await house.rest(engine) }
        #expect(messenger.texts(in: "ana") == ["You're welcome."])
        #expect(try await house.failures().map(\.reason) == ["the process died of it three times"])
    }

    @Test func `A job that kills is given up`() async throws {
        try await house.live { engine in
            messenger.receive(.line("ana", "thanks"))
            try await house.rest(engine)
        }
        try await house.store.write { transaction in
            try transaction.db.execute(
                sql: "INSERT INTO job (kind, payload, actor, viewer, createdAt) SELECT 'x', '{}', id, id, 0 FROM person"
            )
        }
        try dieThrice(of: "job 1")
        try await house.live { engine in try await house.rest(engine) }
        #expect(try await house.failures().map(\.reason) == ["the process died of it three times"])
    }

    @Test(.timeLimit(.minutes(10)))
    func `Whoever hands something to a Writer that has stopped hears so`() async throws {
        let door = WriterDoor()
        let early = Task { try await door.perform(.wake) }
        while door.mailbox.isEmpty { await Task.yield() }
        door.close()
        await #expect(throws: CancellationError.self) { try await early.value }
        await #expect(throws: CancellationError.self) { try await door.perform(.wake) }
    }
}
