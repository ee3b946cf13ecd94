import Actions
import Core
import Foundation
import GRDB
import Queues
import Store
import Synchronization
import Testing

@testable import Engine

/// What a job brought back, and what could not be kept: whoever waits for it hears so.
struct LostResultTests {
    private static let sorry = "Sorry, something went wrong on my side"

    private func send(_ photo: String, to house: House) {
        house.messenger.receive(Letter(from: "ana", chat: "ana", text: "the menu", photo: photo))
    }

    @Test func `A photo that is lost by a mistake of ours is told of once, and kept as a failure`() async throws {
        let house = try House()
        house.messenger.file("f1", .success(Data([1])))
        try await house.poison("photo", when: "TRUE")
        try await house.live { engine in
            send("f1", to: house)
            try await house.rest(engine)
        }
        let texts = house.messenger.texts(in: "ana")
        #expect(texts.count { $0.hasPrefix("I could not fetch that file") } == 1, "\(texts)")
        #expect(try await house.failures().map(\.source) == ["job"])
        #expect(try await house.int("SELECT count(*) FROM job") == 0)
    }

    @Test func `A photo that finds the disk full is refused in words, which is no failure`() async throws {
        let hasRoom = Mutex(true)
        let keeper = SpaceReserve.Keeper(
            isThere: { false }, make: { hasRoom.withLock { $0 } }, release: { hasRoom.withLock { $0 = false } })
        let house = try House(reserve: SpaceReserve(keeper))
        try await house.live { engine in
            send("late", to: house)
            try await house.until("it is held back") {
                try await house.int("SELECT count(*) FROM job WHERE notBefore IS NOT NULL") == 1
            }
            await #expect(throws: DatabaseError.self) {
                try await house.store.write { (_: Transaction) -> Void in
                    throw DatabaseError(resultCode: .SQLITE_FULL)
                }
            }
            house.messenger.file("late", .success(Data([1])))
            house.waits.advance(by: 1)
            try await house.rest(engine)
        }
        let last = try #require(house.messenger.texts(in: "ana").last)
        #expect(last.hasPrefix("Nothing was kept: my disk is full"), "\(last)")
        #expect(try await house.failures().isEmpty)
        #expect(try await house.int("SELECT count(*) FROM job") == 0)
        #expect(try await house.int("SELECT count(*) FROM photo") == 0)
    }

    @Test func `An import that cannot go on stops, and says so`() async throws {
        let house = try House()
        try await house.poison("place", when: "NEW.name = 'Place 3'")
        try await house.live { engine in
            house.messenger.receive(.line("ana", "note one"))
            try await house.rest(engine)
            try await house.beginImport(Self.chunks(of: 4))
            engine.clockMoved()
            try await house.rest(engine)
        }
        #expect(try await house.int("SELECT count(*) FROM placeImport WHERE state = 'stopped' AND kept = 2") == 1)
        #expect(house.messenger.texts(in: "ana").count { $0.hasPrefix(Self.sorry) } == 1)
        #expect(try await house.failures().map(\.source) == ["job"])
    }

    /// Places at so many points, two in each chunk.
    private static func chunks(of count: Int) -> [[ImportedPlace]] {
        stride(from: 0, to: count, by: 2).map { first in
            (first..<first + 2).map {
                ImportedPlace(
                    name: "Place \($0)", coordinate: Coordinate(clampingLatitude: Double($0), longitude: 16))
            }
        }
    }
}
