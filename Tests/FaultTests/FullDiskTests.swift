import Engine
import Foundation
import GRDB
import Replay
import Sandbox
import Synchronization
import Testing

@testable import Store

/// A full disk, as people live through it.
@Suite(.timeLimit(.minutes(10)))
struct FullDiskTests {
    /// A disk without room, and a reserve on it.
    final class Disk: Sendable {
        private let state = Mutex((hasRoom: true, isReserved: false))
        var isReserved: Bool { state.withLock { $0.isReserved } }
        func setRoom(_ hasRoom: Bool) { state.withLock { $0.hasRoom = hasRoom } }

        var reserve: SpaceReserve {
            SpaceReserve(
                SpaceReserve.Keeper(
                    isThere: { self.isReserved },
                    make: {
                        self.state.withLock { state in
                            state.isReserved = state.hasRoom
                            return state.hasRoom
                        }
                    },
                    release: { self.state.withLock { $0.isReserved = false } }))
        }
    }

    let disk = Disk()

    @Test func `People can delete and undo, hear why nothing is kept, and go on when there is room`() async throws {
        let town = try await Town(reserve: disk.reserve)
        let long = String(repeating: "so many words ", count: 250)
        try await town.live { engine in
            try await town.say(town.ana, "pin Bakery 48.2, 16.3")
            try await town.say(town.ana, "note one")
            try await town.rest(engine)
            #expect(disk.isReserved)
            disk.setRoom(false)
            try await town.store.allow(pages: 0)
            try await town.say(town.ana, "note \(long)")
            try await town.until("the reserve is given back", engine) { !disk.isReserved }
            // What the reserve was is room now.
            try await town.store.allow(pages: 500)
            try await town.rest(engine)
            #expect(await town.texts(in: town.ana).last?.hasPrefix("Nothing was kept: my disk is full.") == true)
            try await town.say(town.ben, "note two")
            try await town.say(town.ana, "delete bakery")
            try await town.rest(engine)
            #expect(await town.texts(in: town.ben).last?.hasPrefix("Nothing was kept: my disk is full.") == true)
            #expect(try await town.int("SELECT count(*) FROM place") == 0)
            try await town.say(town.ana, "undo")
            try await town.rest(engine)
            #expect(try await town.int("SELECT count(*) FROM place") == 1)
            #expect(try await town.notes() == ["one"])
            disk.setRoom(true)
            try await town.say(town.ben, "note two")
            try await town.rest(engine)
        }
        #expect(disk.isReserved)
        #expect(try await town.notes() == ["one", "two"])
        #expect(await town.texts(in: town.ben).last == "Noted: two")
        #expect(try await town.failures() == [])
    }

    @Test func `Without a reserve left all waits until there is room, and nothing is lost`() async throws {
        disk.setRoom(false)
        let town = try await Town(reserve: disk.reserve)
        disk.setRoom(true)
        try await town.live { engine in
            try await town.rest(engine)
            disk.setRoom(false)
            try await town.store.allow(pages: 0)
            let long = String(repeating: "so many words ", count: 250)
            try await town.say(town.ana, "note \(long)")
            try await town.until("it is tried often", engine) {
                town.log.lines.count { $0.contains("the disk is full") } >= 6
            }
            disk.setRoom(true)
            try await town.store.allow(pages: 1_000_000)
            try await town.rest(engine)
            #expect(try await town.notes().count == 1)
        }
        #expect(await town.texts(in: town.ana).count == 1)
        #expect(try await town.failures() == [])
    }

    @Test func `The reserve is a file with real bytes, given back once and made again`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "reserve-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "reserve").path
        let reserve = SpaceReserve.file(path)
        try #require(!reserve.isSpent, "this test needs 16 MiB of room in the temporary folder")
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_size == 8 << 20 && Int(status.st_blocks) * 512 >= 8 << 20)
        reserve.spend()
        reserve.spend()
        #expect(reserve.isSpent && !FileManager.default.fileExists(atPath: path))
        reserve.restore()
        #expect(!reserve.isSpent && FileManager.default.fileExists(atPath: path))
        #expect(!SpaceReserve.file(path).isSpent)
        #expect(SpaceReserve.file("/nowhere/at/all").isSpent)
    }
}

extension PeopleStore {
    /// As if the disk had room for so many more pages.
    fileprivate func allow(pages: Int) async throws {
        try await write { transaction in
            let count = try Int.fetchOne(transaction.db, sql: "PRAGMA page_count") ?? 0
            let free = try Int.fetchOne(transaction.db, sql: "PRAGMA freelist_count") ?? 0
            _ = try Int.fetchOne(transaction.db, sql: "PRAGMA max_page_count = \(count + max(0, pages - free))")
        }
    }
}
