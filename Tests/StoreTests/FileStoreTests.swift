import Core
import Foundation
import GRDB
import Logging
import Store
import Synchronization
import TestSupport
import Testing

struct FileStoreTests {
    /// A clock that the test moves.
    final class Hand: Sendable {
        private let seconds = Mutex(0.0)
        func move(to value: Double) { seconds.withLock { $0 = value } }
        var clock: WallClock { WallClock { Date(timeIntervalSince1970: self.seconds.withLock { $0 }) } }
    }

    private let fixture: Fixture
    private let hand = Hand()
    private let files: FileStore

    init() async throws {
        fixture = try await Fixture()
        files = try FileStore(
            path: fixture.folder.appending(path: "files.sqlite").path, clock: hand.clock, logger: Logger(label: "test"))
    }

    @Test func `Bytes are found under the SHA-256 of their content`() async throws {
        let hash = try await files.keep(Data("abc".utf8), mediaType: "text/plain")
        #expect(hash == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(try await files.bytes(of: hash) == Data("abc".utf8))
        #expect(try await files.bytes(of: String(repeating: "0", count: 64)) == nil)
        let empty = try await files.keep(Data(), mediaType: nil)
        #expect(try await files.bytes(of: empty) == Data())
    }

    @Test func `The same bytes are kept once`() async throws {
        let one = try await files.keep(Data("abc".utf8), mediaType: nil)
        let two = try await files.keep(Data("abc".utf8), mediaType: "text/plain")
        #expect(one == two)
        #expect(try await files.sweep(keeping: [], olderThan: .distantFuture) == 1)
    }

    @Test func `Only what is old and not referred to goes`() async throws {
        let old = try await files.keep(Data("old".utf8), mediaType: nil)
        let used = try await files.keep(Data("used".utf8), mediaType: nil)
        let again = try await files.keep(Data("again".utf8), mediaType: nil)
        hand.move(to: 100)
        let new = try await files.keep(Data("new".utf8), mediaType: nil)
        _ = try await files.keep(Data("again".utf8), mediaType: nil)
        #expect(try await files.sweep(keeping: [used], olderThan: Date(timeIntervalSince1970: 50)) == 1)
        #expect(try await files.bytes(of: old) == nil)
        for hash in [used, again, new] { #expect(try await files.bytes(of: hash) != nil) }
    }

    @Test func `A person's picture is referred to, and the one before it as long as Undo can bring it back`()
        async throws
    {
        let (old, new) = (String(repeating: "a", count: 64), String(repeating: "b", count: 64))
        for hash in [old, new] {
            try await fixture.piece { session in
                try session.change(.settings, "picture") {
                    try session.db.execute(
                        sql: "UPDATE person SET picture = ? WHERE id = ?",
                        arguments: [hash, session.actor.rawValue])
                }
            }
        }
        let start = Fixture.start
        #expect(try await fixture.store.read { try $0.referencedFiles(since: start - 60) } == [old, new])
        #expect(try await fixture.store.read { try $0.referencedFiles(since: start + 60) } == [new])
    }

    @Test func `A photo's bytes are referred to as long as Undo can bring it back`() async throws {
        let day: Double = 24 * 3600
        let hash = String(repeating: "a", count: 64)
        try await fixture.piece { session in
            let place = try session.pin("gym")
            try session.change(.add, "photo") {
                _ = try PhotoRecord(place: place, hash: hash, name: "x.jpg", rank: 1, createdAt: session.now)
                    .insertedAnew(session.db)
            }
        }
        func referred(after days: Double) async throws -> Set<String> {
            try await fixture.store.read {
                try $0.referencedFiles(since: Fixture.start.addingTimeInterval((days - 30) * day))
            }
        }
        #expect(try await referred(after: 100) == [hash])
        try await fixture.piece(at: day) { try $0.edit("DELETE FROM place", kind: .delete) }
        #expect(try await referred(after: 30) == [hash])
        #expect(try await referred(after: 32) == [])
    }

    @Test func `Whose bytes are is known until they would go by themselves, and of nobody who is gone`() async throws {
        let hash = String(repeating: "a", count: 64), owner = try await fixture.piece { $0.viewer }
        try await fixture.store.write { transaction in
            #expect(try transaction.noteFile(hash, of: owner, now: Date(timeIntervalSince1970: 10)))
            #expect(try transaction.noteFile(hash, of: owner, now: Date(timeIntervalSince1970: 20)))
            #expect(try !transaction.noteFile(hash, of: OwnerID(999), now: Date(timeIntervalSince1970: 20)))
            try transaction.purgeKeptFiles(before: Date(timeIntervalSince1970: 15))
        }
        #expect(try await fixture.count("keptFile") == 1)
        try await fixture.store.write { try $0.purgeKeptFiles(before: Date(timeIntervalSince1970: 25)) }
        #expect(try await fixture.count("keptFile") == 0)
    }
}
