package import Core

/// Some of what a file brings, kept in one piece of work.
package struct ImportChunk: Sendable, Codable {
    package var places: [ImportedPlace]
    package var tracks: [ImportedTrack]

    package init(places: [ImportedPlace] = [], tracks: [ImportedTrack] = []) {
        self.places = places
        self.tracks = tracks
    }
}

/// What an import will do, counted before anything is kept.
package struct ImportPlan: Hashable, Sendable, Codable {
    /// Names shown of each kind.
    static let shown = 15

    /// Why the file was not read; the rest is empty then.
    package var problem: FileProblem?
    /// Places that will be pins.
    package var new = Names()
    /// Places that are pins already: within 30 m, with a name alike.
    package var known = Names()
    /// Places that the file has twice.
    package var repeated = Names()
    /// Places without coordinates that hold.
    package var unplaced = Names()
    /// Places without coordinates that stand on the map by their name; nil before it was looked there.
    package var located: Names?
    /// Names and notes that were too long, empty, or had signs that nobody can see.
    package var mended = Names()
    package var tracks = Names()
    /// Tracks that are there already.
    package var knownTracks: Names?
    package var lists = Names()
    /// By `UnreadPart`: what else is in the file.
    package var unread: [String: Int] = [:]
    /// The first of the places, for a picture.
    package var points: [Coordinate] = []
    /// The first of the tracks, each by some of its points, for a picture.
    package var ways: [[Coordinate]] = []
    /// Hashes of the files with the places, in their order.
    package var chunks: [String] = []

    package init(problem: FileProblem? = nil, chunks: [String] = []) {
        self.problem = problem
        self.chunks = chunks
    }

    mutating func draw(_ point: Coordinate) {
        if points.count < Self.shown * 3 { points.append(point) }
    }

    mutating func draw(_ track: ImportedTrack) {
        for piece in track.pieces where ways.count < Self.shown && piece.count > 1 {
            let step = piece.count / 60 + 1
            ways.append(piece.indices.filter { $0.isMultiple(of: step) || $0 == piece.count - 1 }.map { piece[$0] })
        }
    }

    /// Pins and tracks that will be made.
    package var newCount: Int { new.count + tracks.count }

    /// How many there are of something, and what the first of them are called.
    package struct Names: Hashable, Sendable, Codable {
        package private(set) var count = 0
        package private(set) var first: [String] = []

        mutating func add(_ name: String) {
            count += 1
            if first.count < ImportPlan.shown { first.append(name) }
        }
    }
}

extension ImportPlan.Names? {
    func adding(_ name: String) -> ImportPlan.Names {
        var names = self ?? ImportPlan.Names()
        names.add(name)
        return names
    }
}
