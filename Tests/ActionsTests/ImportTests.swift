import Core
import Foundation
import GRDB
import Store
import Testing

@testable import Actions

/// An import as a whole: what it keeps, once, and the way back.
struct ImportTests {
    let house: House

    init() throws { house = try House() }

    private static let file = ImportedFile(places: [
        ImportedPlace(
            name: "Korb", coordinate: .at(48.2101, 16.3701), address: "Ring 1", note: "strudel",
            lists: ["Coffee", "Best"],
            labels: ["cake"], colour: .blue, createdAt: House.start.addingTimeInterval(-1000)),
        ImportedPlace(name: "Roasters", coordinate: .at(48.22, 16.36), lists: ["Coffee"]),
        ImportedPlace(name: "Bakery!", coordinate: .at(48.2083, 16.3739)),
        ImportedPlace(name: "Roasters", coordinate: .at(48.22, 16.36)),
        ImportedPlace(name: "Nowhere"),
    ])

    /// Offers the file in chunks of so many places, and starts it.
    private func begin(_ file: ImportedFile = file, size: Int = 1) async throws -> (PlaceImportID, [[ImportedPlace]]) {
        try await house.piece { session in
            let draft = try ImportDraft(file, label: nil) { place in
                try place.coordinate.flatMap { try session.twin(of: place.name, at: $0) }?.name
            }
            let chunks = stride(from: 0, to: draft.places.count, by: size).map { start in
                Array(draft.places[start..<min(start + size, draft.places.count)])
            }
            let id = try session.beginImport(
                of: Attachment(kind: .document, fileID: "f", name: "trip.kml"), label: nil)
            try session.planned(id, draft.kept(as: chunks.indices.map { "hash\($0)" }))
            #expect(try session.startImport(id))
            return (id, chunks)
        }
    }

    private func keep(_ id: PlaceImportID, _ chunk: Int, _ places: [ImportedPlace]) async throws {
        try await house.piece { session in
            try session.keepChunk(KeepPlaces(id: id, chunk: chunk, hash: "hash\(chunk)"), ImportChunk(places: places))
        }
    }

    private func rows() async throws -> [String] {
        try await house.store.read { transaction in
            try ["place", "placeLabel", "heading", "note", "listed", "track", "search"].flatMap { table in
                try Row.fetchAll(transaction.db, sql: "SELECT * FROM \(table) ORDER BY 1, 2").map { "\(table) \($0)" }
            }
        }
    }

    private func record(_ id: PlaceImportID) async throws -> PlaceImportRecord {
        try #require(try await house.piece { try $0.placeImport(id) })
    }

    @Test func `Tracks are kept once, come along in the import's Undo, and are their owner's alone`() async throws {
        let before = try await rows()
        let way = ImportedTrack(name: "Round the ring", pieces: [[.at(48.2, 16.37), .at(48.21, 16.38)]])
        let id = try await house.piece { session in
            let draft = try ImportDraft(
                ImportedFile(places: [], tracks: [way, way]), label: nil, twin: { _ in nil }, hasTrack: session.hasTrack
            )
            #expect(draft.tracks == [way] && draft.plan.knownTracks?.count == 1)
            let id = try session.beginImport(
                of: Attachment(kind: .document, fileID: "f", name: "ride.gpx"), label: nil)
            try session.planned(id, draft.kept(as: ["hash0"]))
            #expect(try session.startImport(id))
            return id
        }
        try await house.piece { session in
            try session.keepChunk(KeepPlaces(id: id, chunk: 0, hash: "hash0"), ImportChunk(tracks: [way, way]))
        }
        let entry = try #require(try await record(id).entry)
        try await house.piece { session in
            #expect(try session.entry(entry)?.title == "Imported 1 track from ride.gpx")
            #expect(try session.trackCount() == 1)
            #expect(try session.tracksToExport() == [way])
            #expect(try session.hasTrack(way))
            let track = try #require(try session.tracks(offset: 0, limit: 9).first)
            #expect(abs(track.metres - 1_336) < 10)
            try session.deleteTrack(track)
            #expect(try session.track(track.id) == nil)
            #expect(try session.undo(#require(session.lastEntry)).status == .done)
            #expect(try session.track(track.id) == track)
        }
        try await house.piece { session throws in #expect(try session.undo(entry).status == .done) }
        #expect(try await rows() == before)
    }

    @Test func `Several pieces are one change, and one Undo leaves the store as it was, row by row`() async throws {
        try await house.piece { session in
            _ = try session.keepPlace(NewPlace(name: "Bakery", point: .at(48.2082, 16.3738)))
        }
        let before = try await rows()
        let (id, chunks) = try await begin()
        for (index, places) in chunks.enumerated() { try await keep(id, index, places) }
        let record = try await record(id)
        #expect(record.state == .done)
        #expect(record.kept == 2)
        let entry = try #require(record.entry)
        try await house.piece { session in
            #expect(try session.placeCount() == 3)
            #expect(try session.entry(entry)?.title == "Imported 2 places from trip.kml")
            let korb = try #require(try session.twin(of: "korb", at: .at(48.2101, 16.3701)))
            #expect(korb.createdAt == House.start.addingTimeInterval(-1000))
            #expect(korb.colour == "blue")
            #expect(korb.address == "Ring 1")
            #expect(try session.lists(around: korb.id).map(\.name) == ["Best", "Coffee"])
            #expect(try session.notes(in: .place(korb.id), offset: 0, limit: 9).map(\.text) == ["strudel"])
            #expect(try session.undo(entry).status == .done)
        }
        #expect(try await rows() == before)
    }

    @Test func `What is counted beforehand is what happens`() async throws {
        try await house.piece { session in
            _ = try session.keepPlace(NewPlace(name: "Bakery", point: .at(48.2082, 16.3738)))
        }
        let (id, _) = try await begin()
        let record = try await record(id)
        let plan = try await house.piece { try $0.plan(of: record) }
        #expect(plan.new.first == ["Korb", "Roasters"])
        #expect(plan.known.first == ["Bakery!"])
        #expect(plan.repeated.first == ["Roasters"])
        #expect(plan.unplaced.first == ["Nowhere"])
        #expect(plan.lists.first == ["Coffee", "Best"])
    }

    @Test func `A piece that comes twice, as after a death, is kept once`() async throws {
        let (id, chunks) = try await begin()
        try await keep(id, 0, chunks[0])
        try await keep(id, 0, chunks[0])
        try await keep(id, 2, chunks[2])
        let record = try await record(id)
        #expect(record.done == 1)
        #expect(record.kept == 1)
        let count = try await house.piece { try $0.placeCount() }
        #expect(count == 1)
    }

    @Test func `An import that was taken back or stopped on the way keeps no more`() async throws {
        let (id, chunks) = try await begin()
        try await keep(id, 0, chunks[0])
        let entry = try #require(try await record(id).entry)
        try await house.piece { session in _ = try session.undo(entry) }
        try await keep(id, 1, chunks[1])
        #expect(try await record(id).state == .stopped)
        let (other, more) = try await begin()
        try await house.piece { try $0.endImport(other) }
        try await keep(other, 0, more[0])
        #expect(try await record(other).kept == 0)
        let count = try await house.piece { try $0.placeCount() }
        #expect(count == 0)
    }

    @Test func `Nobody else sees, begins or ends an import, and an old offer is let go`() async throws {
        let (id, _) = try await begin()
        try await house.piece(.ben) { session in
            #expect(try session.placeImport(id) == nil)
            try session.endImport(id)
        }
        #expect(try await record(id).state == .running)
        let old = try await house.piece { session in
            let old = try session.beginImport(of: Attachment(kind: .document, fileID: "g"), label: nil)
            try session.planned(old, ImportPlan())
            return old
        }
        let isFresh = try await house.piece(at: 8 * 24 * 3600) { try $0.startImport(old) }
        #expect(!isFresh)
    }

    @Test(arguments: [
        ("Korb", "korb", true), ("Café Korb", "cafe korb!", true), ("Korb", "Korb Café", true), ("", "", true),
        ("Bar", "Barber", false), ("A", "A B", false), ("Korb", "Sperl", false), ("", "Korb", false),
    ])
    func `Names are alike`(left: String, right: String, areAlike: Bool) {
        #expect(PlaceLikeness.isLike(left, right) == areAlike)
        #expect(PlaceLikeness.isLike(right, left) == areAlike)
    }

    @Test(arguments: [
        ("  A\n\tB ", "A B"), ("A\u{0}B\u{202E}", "AB"),
        (String(repeating: "x", count: 200), String(repeating: "x", count: 99) + "…"),
        (String(repeating: "👩‍👩‍👧", count: 60), String(repeating: "👩‍👩‍👧", count: 19) + "…"), ("", "1.5, 2.0"),
        ("\u{200B}", "1.5, 2.0"), ("...", "1.5, 2.0"),
    ])
    func `A name is mended as far as it must be`(name: String, mended: String) {
        let place = ImportedPlace(name: name, coordinate: .at(1.5, 2)).mended(label: nil)
        #expect(place.place.name == mended)
        #expect(place.isMended == (name != mended))
    }

    @Test func `Lists and labels are each once, links stay in the note, those of Google do not`() {
        let place = ImportedPlace(
            name: "A", coordinate: .at(1, 2), note: "n", lists: ["X", " x ", ""], labels: ["l", "L"],
            url: "https://example.org")
        #expect(place.mended(label: "new").place.lists == ["X"])
        #expect(place.mended(label: "new").place.labels == ["l", "new"])
        #expect(place.mended(label: nil).place.note == "n\nhttps://example.org")
        var google = place
        google.url = "http://maps.google.com/?cid=1"
        #expect(google.mended(label: nil).place.note == "n")
    }
}
