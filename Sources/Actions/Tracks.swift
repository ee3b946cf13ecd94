package import Core
import Geo
package import Store

/// Ways that came with files. They are their owner's alone: nothing shares them.
extension Session {
    /// Those of the viewer's own, the newest first.
    package func tracks(offset: Int, limit: Int) throws -> [TrackRecord] {
        try TrackRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM track WHERE owner = \(viewer) ORDER BY coalesce(startedAt, createdAt) DESC, id DESC
                LIMIT \(limit) OFFSET \(offset)
                """)
    }

    package func trackCount() throws -> Int {
        try Int.fetchOne(db, literal: "SELECT count(*) FROM track WHERE owner = \(viewer)") ?? 0
    }

    /// One of the viewer's own.
    package func track(_ id: TrackID) throws -> TrackRecord? {
        try TrackRecord.fetchOne(db, literal: "SELECT * FROM track WHERE id = \(id) AND owner = \(viewer)")
    }

    /// True where the same way of the same name is there already.
    package func hasTrack(_ track: ImportedTrack) throws -> Bool {
        let path = PathText.write(track.pieces)
        return try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM track
                    WHERE owner = \(viewer) AND name = \(track.name) AND path = \(path))
                """) == true
    }

    /// Keeps a way within an open change.
    /// - Returns: false where it is there already.
    func keepTrack(_ track: ImportedTrack) throws -> Bool {
        guard try !hasTrack(track) else { return false }
        try TrackRecord(
            owner: viewer, name: track.name, path: PathText.write(track.pieces), metres: PathLine.metres(track.pieces),
            startedAt: track.startedAt, endedAt: track.endedAt, createdAt: now
        ).insertAnew(db)
        return true
    }

    /// Deletes a way of one's own.
    package func deleteTrack(_ track: TrackRecord) throws {
        try change(.delete, voice.words(TrackTitle.deleted(track.name))) {
            try db.run("DELETE FROM track WHERE id = \(track.id) AND owner = \(viewer)")
        }
        try markTracks()
    }

    /// The cards that show ways of one's own.
    func markTracks() throws { try mark("tracks:\(viewer)", "history:\(viewer)") }

    /// All of the viewer's own as files have them, in the order in which they came.
    package func tracksToExport() throws -> [ImportedTrack] {
        let tracks = try TrackRecord.fetchAll(
            db, literal: "SELECT * FROM track WHERE owner = \(viewer) ORDER BY id")
        return tracks.map { track in
            ImportedTrack(
                name: track.name, pieces: PathText.read(track.path), startedAt: track.startedAt, endedAt: track.endedAt)
        }
    }
}

/// What changes of tracks are called in history.
enum TrackTitle: Reply {
    case deleted(String)

    var wording: Wording {
        switch self {
        case .deleted(""): Wording("entry.deletedTrackUnnamed", "Deleted a track")
        case .deleted(let name): Wording("entry.deletedTrack", "Deleted the track {name}", ["name": .text(name)])
        }
    }
}
