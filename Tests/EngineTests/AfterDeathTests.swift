import Foundation
import Testing

@testable import Engine

/// What a start does with what waits after the process has died.
@Suite struct AfterDeathTests {
    private static func note(_ piece: String, deaths: Int) -> String {
        #"{"leftovers":{"isClean":false,"piece":"\#(piece)","deaths":\#(deaths - 1)},"running":"\#(piece)"}"#
    }

    @Test(arguments: [(1, "done"), (2, "done"), (3, "aside")])
    func `Only the piece of three deaths running is set aside`(deaths: Int, state: String) async throws {
        let workshop = try Workshop(crashNote: Self.note("update 1", deaths: deaths))
        try await workshop.receive("note one", "note two")
        try await workshop.run { try await workshop.rest() }
        #expect(try await workshop.strings("SELECT state FROM inbox ORDER BY id") == [state, "done"])
        #expect(try await workshop.strings("SELECT text FROM note").contains("two"))
        #expect(try await workshop.strings("SELECT source FROM failure") == (deaths == 3 ? ["inbox"] : []))
    }

    @Test func `The one who sent what is set aside hears of it`() async throws {
        let workshop = try Workshop(crashNote: Self.note("update 1", deaths: 3))
        try await workshop.receive("note one")
        try await workshop.run { try await workshop.rest() }
        #expect(workshop.messenger.texts.count == 1)
        #expect(workshop.messenger.texts.first?.hasPrefix("Sorry") == true)
    }

    @Test func `A card that kills is dropped, and what stands behind it goes`() async throws {
        let workshop = try Workshop(crashNote: Self.note("card of row 1", deaths: 3))
        try await workshop.receive("settings", "thanks")
        try await workshop.run { try await workshop.rest() }
        #expect(workshop.messenger.texts == ["You're welcome."])
    }

    @Test func `A job that kills is given up`() async throws {
        let former = try Workshop()
        try await former.receive("hello")
        try await former.run { try await former.rest() }
        try await former.write(
            "INSERT INTO job (kind, payload, actor, viewer, createdAt) SELECT 'x', '{}', id, id, 0 FROM person")
        let workshop = try Workshop(crashNote: Self.note("job 1", deaths: 3), after: former)
        try await workshop.run { try await workshop.rest() }
        #expect(try await workshop.strings("SELECT reason FROM failure") == ["the process died of it three times"])
        #expect(workshop.messenger.texts.isEmpty)
    }

    @Test(arguments: [("update 1", "update 1", 3), ("update 1", "update 2", 1), ("update 1", nil, 0)])
    func `Deaths count only while it is the same piece`(before: String, running: String?, deaths: Int) {
        let leftovers = CrashGuard.Leftovers(isClean: false, piece: before, deaths: 2).afterDeath(of: running)
        #expect(leftovers == CrashGuard.Leftovers(isClean: false, piece: running, deaths: deaths))
    }
}
