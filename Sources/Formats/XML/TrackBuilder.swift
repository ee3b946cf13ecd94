import Core
import Foundation

/// A way that is being read, point by point.
struct TrackBuilder {
    private var pieces: [[Coordinate]] = []
    private var piece: [Coordinate] = []
    private var first: Date?
    private var last: Date?

    mutating func add(_ point: Coordinate?, at date: Date? = nil) {
        if let point { piece.append(point) }
        guard let date else { return }
        first = min(first ?? date, date)
        last = max(last ?? date, date)
    }

    /// What follows is not joined to what was before.
    mutating func endPiece() {
        if !piece.isEmpty { pieces.append(piece) }
        piece = []
    }

    /// What was read, if there was a point; the next begins empty.
    mutating func finish(name: String) -> ImportedTrack? {
        endPiece()
        defer { self = TrackBuilder() }
        guard !pieces.isEmpty else { return nil }
        return ImportedTrack(name: name, pieces: pieces, startedAt: first, endedAt: last)
    }
}
