import Core
import Store

/// Makes pins of imported places, many at a time, within an open change.
struct PlaceKeeper {
    private let session: Session
    /// Those of the next pin and the next note.
    private var rank: Double
    private var noteRank: Double
    private var lists: [String: HeadingID] = [:]
    private var listRanks: [HeadingID: Double] = [:]
    /// How many pins were made.
    private(set) var kept = 0
    private(set) var keptTracks = 0

    init(_ session: Session) throws {
        self.session = session
        rank = try session.nextRank(in: "place WHERE \(session.own(.place))")
        noteRank = try session.nextRank(in: "note WHERE \(session.own(.note))")
    }

    /// All but those that are there already.
    mutating func keep(_ chunk: ImportChunk) throws {
        for track in chunk.tracks where try session.keepTrack(track) { keptTracks += 1 }
        for place in chunk.places {
            guard let point = place.coordinate, try session.twin(of: place.name, at: point) == nil else { continue }
            try keep(place, at: point)
            kept += 1
        }
    }

    private mutating func keep(_ new: ImportedPlace, at point: Coordinate) throws {
        defer { rank += 1 }
        let date = min(new.createdAt ?? session.now, session.now)
        let place = try PlaceRecord(
            owner: session.viewer, name: new.name, coordinate: point, address: new.address,
            colour: new.colour?.rawValue, rank: rank, createdAt: date, addedBy: session.adder
        ).insertedAnew(session.db)
        for label in new.labels { try PlaceLabelRecord(place: place.id, label: label).insertAnew(session.db) }
        if let note = new.note {
            defer { noteRank += 1 }
            try NoteRecord(
                owner: session.viewer, place: place.id, heading: nil, text: note, rank: noteRank, createdAt: date,
                addedBy: session.adder
            ).insertAnew(session.db)
        }
        for list in new.lists { try put(place.id, on: list) }
    }

    private mutating func put(_ place: PlaceID, on list: String) throws {
        let heading = try lists[list.lowercased()] ?? session.headingForNotes(named: list)
        lists[list.lowercased()] = heading
        let rank = try listRanks[heading] ?? session.nextRank(in: "listed WHERE heading = \(heading)")
        listRanks[heading] = rank + 1
        try ListedRecord(heading: heading, place: place, rank: rank).insertAnew(session.db)
    }
}
