import Core
import Foundation
import GRDB
import Outside
import Queues
import Store
import Synchronization
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
        try dieThrice(of: "outbox 1")
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

    /// A service that is asked for an address and never answers.
    private struct Silent: Geocoder {
        let asked = Mailbox<Void>()

        func address(at point: Coordinate, language: String) async throws -> StreetAddress? {
            asked.put(())
            try await Task.sleep(for: .seconds(3600))
            return nil
        }

        func addresses(
            matching text: String, near: Coordinate?, language: String, limit: Int
        ) async throws -> [StreetAddress] { [] }
    }

    @Test(arguments: [("waiting", 0.0), ("running", 5)])
    func `Nobody waits for jobs of whoever does not answer, and not for long for those that the process died in`(
        state: String, seconds: Double
    ) async throws {
        let house = try House(outside: OutsideServices(findsAddresses: true)), silent = Silent()
        try await house.live(helpers: OutsideHelpers(geocoder: silent)) { _ in
            house.messenger.receive(.line("ana", "pin Bakery 48.2082, 16.3738"))
            _ = await silent.asked.take()
        }
        try await house.store.write { try $0.db.execute(sql: "UPDATE job SET state = '\(state)'") }
        _ = try CrashGuard(path: house.crashNote).begin()
        try await house.live(helpers: OutsideHelpers(geocoder: silent)) { _ in
            house.messenger.receive(.line("ana", "note one", message: "2"))
            _ = await silent.asked.take()
            try await house.until("she is served") {
                house.waits.advance(by: seconds)
                return house.messenger.texts(in: "ana").last == "Noted: one"
            }
        }
        #expect(try await house.int("SELECT count(*) FROM job") == 1)
    }

    @Test func `What a message shows is made with its name on disk, once more after a death and before it is sent`()
        async throws
    {
        try await house.live { engine in
            messenger.receive(.line("ana", "thanks"))
            try await house.rest(engine)
        }
        let year = YearPicture(2026, words: CalendarWords(title: "2026", weekdays: []), months: [])
        try await house.beginSending([Outgoing("year", media: Media(.year(year)))])
        _ = try CrashGuard(path: house.crashNote).begin()
        let path = house.crashNote, notes = Mutex<[Bool]>([])
        try await house.live(draw: { _ in
            let note = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
            notes.withLock { $0.append(note?.contains("outbox 2") == true) }
            return Data([1])
        }) { engine in
            try await house.rest(engine)
        }
        #expect(notes.withLock { $0 } == [true, false])
        #expect(messenger.sent.last?.bytes == Data([1]))
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
