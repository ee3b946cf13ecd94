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
        var hashes: [String] = []
        for chunk in Self.chunks {
            hashes.append(
                try await house.files.keep(Data(JSONText.encode(ImportChunk(places: chunk)).utf8), mediaType: nil))
        }
        let plan = ImportPlan(chunks: hashes)
        let kept = hashes.prefix(kept)
        try await house.store.write { transaction in
            let chat = try #require(try transaction.chat(.test("ana")))
            let session = try Session(
                transaction: transaction, now: House.start, actor: PersonID(chat.owner.rawValue), viewer: chat.owner,
                chat: chat.id, voice: .english, random: .seeded(1))
            let id = try session.beginImport(
                of: Attachment(kind: .document, fileID: "f", name: "trip.kml"), label: nil)
            try transaction.db.execute(sql: "DELETE FROM job WHERE state = 'waiting'")
            try session.planned(id, plan)
            #expect(try session.startImport(id))
            // Their results were written, and the process died before it was told: the jobs are still there.
            for (index, hash) in kept.enumerated() {
                try session.keepChunk(
                    KeepPlaces(id: id, chunk: index, hash: hash), ImportChunk(places: Self.chunks[index]))
            }
            _ = try transaction.takeJobs(now: House.start, limit: 1)
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
