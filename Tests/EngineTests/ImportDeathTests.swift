import Actions
import Core
import Foundation
import GRDB
import Queues
import Store
import Testing

@testable import Engine

/// An import that a death has interrupted.
struct ImportDeathTests {
    private static let chunks = (0..<3).map { chunk in
        (0..<5).map { index in
            ImportedPlace(
                name: "Place \(chunk)-\(index)",
                coordinate: Coordinate(clampingLatitude: Double(chunk * 5 + index) / 10, longitude: 16))
        }
    }

    @Test(arguments: [0, 1, 2, 3])
    func `It goes on where it was, and keeps nothing twice`(kept: Int) async throws {
        let house = try House()
        try await house.live { engine in
            house.messenger.receive(.line("ana", "note one"))
            try await house.rest(engine)
        }
        try await house.beginImport(Self.chunks) { session, id, hashes in
            // Their results were written, and the process died before it was told: the jobs are still there.
            for (index, hash) in hashes.prefix(kept).enumerated() {
                try session.keepChunk(
                    KeepPlaces(id: id, chunk: index, hash: hash), ImportChunk(places: Self.chunks[index]))
            }
            _ = try session.transaction.takeJobs(now: House.start, limit: 1)
        }
        _ = try CrashGuard(path: house.crashNote).begin()
        for _ in 0..<2 { try await house.live { engine in try await house.rest(engine) } }
        #expect(try await house.int("SELECT count(*) FROM place") == 15)
        #expect(try await house.int("SELECT count(*) FROM place WHERE name LIKE 'Place %-%'") == 15)
        #expect(try await house.int("SELECT count(*) FROM placeImport WHERE state = 'done' AND kept = 15") == 1)
        #expect(try await house.int("SELECT count(*) FROM entry WHERE title = 'Imported 15 places from trip.kml'") == 1)
        #expect(try await house.failures().isEmpty)
    }
}
