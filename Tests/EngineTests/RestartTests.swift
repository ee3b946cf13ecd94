import Core
import Foundation
import Queues
import Store
import Testing

@testable import Engine

/// Stops, starts, and what a death in between leaves.
struct RestartTests {
    let house: House
    var messenger: ScriptedMessenger { house.messenger }

    init() throws { house = try House() }

    @Test func `A graceful stop confirms the cursor, ends the note on disk and leaves nothing half done`() async throws
    {
        try await house.live { engine in
            messenger.receive(.line("ana", "note one"))
            try await house.rest(engine)
            #expect(FileManager.default.fileExists(atPath: house.crashNote))
        }
        #expect(messenger.confirmed == "2")
        #expect(!FileManager.default.fileExists(atPath: house.crashNote))
    }

    @Test func `What is on its way when the server stops still arrives, once`() async throws {
        messenger.closeGate()
        try await house.live { _ in
            messenger.receive(.line("ana", "note one"))
            try await house.until("the request is on its way") { messenger.tried.count == 1 }
        } whileStopping: {
            try await house.untilStopWaits()
            messenger.openGate()
        }
        #expect(messenger.texts(in: "ana") == ["Noted: one"])
        #expect(try await house.int("SELECT count(*) FROM outbox") == 0)
        #expect(try await house.counts().maybeTwice == 0)
    }

    @Test func `What follows in a line when the server stops waits, and is not taken for sent`() async throws {
        messenger.closeGate()
        var courier: Courier?
        try await house.live { engine in
            courier = engine.services.lazy.compactMap { $0 as? Courier }.first
            messenger.receive(.line("ana", "note one", message: "1"), .line("ana", "note two", message: "2"))
            try await house.until("both are taken, and one is on its way") {
                let taken = try await house.int("SELECT count(*) FROM outbox WHERE state = 'sending'")
                return taken == 2 && messenger.tried.count == 1
            }
        } whileStopping: {
            try await house.until("nothing more leaves") { courier?.freePlaces == 0 }
            messenger.openGate()
        }
        #expect(messenger.texts(in: "ana") == ["Noted: one"])
        #expect(try await house.int("SELECT count(*) FROM outbox WHERE state = 'waiting' AND tries = 0") == 1)
        #expect(try await house.counts().maybeTwice == 0)
    }

    @Test func `A start sends again what was on its way when the process died, and counts it`() async throws {
        try await house.live { engine in
            messenger.receive(.line("ana", "note one"))
            try await house.rest(engine)
        }
        try await house.beginSending([Outgoing("two"), Outgoing("three")])
        try await house.live { engine in try await house.rest(engine) }
        #expect(messenger.texts(in: "ana") == ["Noted: one", "two", "three"])
        #expect(try await house.counts().maybeTwice == 2)
    }

    @Test func `Updates that waited when the process died are done at the next start, once`() async throws {
        _ = try await house.kept((1...5).map { try JSONEncoder().encode(Letter.line("ana", "note \($0)")) })
        _ = try CrashGuard(path: house.crashNote).begin()
        try await house.live { engine in try await house.rest(engine) }
        try await house.live { engine in try await house.rest(engine) }
        #expect(messenger.texts(in: "ana") == (1...5).map { "Noted: \($0)" })
    }

    @Test(arguments: [(2, false), (3, true)])
    func `The update that was running in three deaths is set aside; no innocent one is`(
        deaths: Int, isAside: Bool
    ) async throws {
        let rows = try await house.kept((1...3).map { try JSONEncoder().encode(Letter.line("ana", "note \($0)")) })
        _ = try CrashGuard(path: house.crashNote).begin()
        for _ in 0..<deaths {
            let guardian = CrashGuard(path: house.crashNote)
            _ = try guardian.begin()
            try guardian.willRun("update \(rows[1].id)")
        }
        try await house.live { engine in try await house.rest(engine) }
        let texts = messenger.texts(in: "ana")
        #expect(texts.count == 3 && texts[0] == "Noted: 1" && texts[2] == "Noted: 3")
        #expect(texts[1].hasPrefix(isAside ? "Sorry" : "Noted: 2"))
        #expect(try await house.int("SELECT count(*) FROM inbox WHERE state = 'aside'") == (isAside ? 1 : 0))
    }

    @Test func `An update that comes twice is done once`() async throws {
        let letter = try JSONEncoder().encode(Letter.line("ana", "note one"))
        _ = try await house.kept([letter, letter])
        _ = try await house.kept([letter])
        try await house.live { engine in try await house.rest(engine) }
        #expect(messenger.texts(in: "ana") == ["Noted: one", "Noted: one"])
    }

    @Test func `A server that is told to stop at once stops`() async throws {
        try await house.live { _ in }
        try await house.live { _ in messenger.receive(.line("ana", "note one")) }
        try await house.live { engine in try await house.rest(engine) }
        #expect(messenger.texts(in: "ana") == ["Noted: one"])
    }

    @Test func `A store that cannot be opened ends the server, and nobody waits for ever`() async throws {
        try house.store.close()
        messenger.receive(.line("ana", "note one"))
        await #expect(throws: (any Error).self) { try await house.live { _ in } }
        #expect(messenger.sent == [])
    }
}
