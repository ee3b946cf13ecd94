package import Foundation

/// What was read from a file of places that somebody brought.
package struct ImportedFile: Hashable, Sendable, Codable {
    package var places: [ImportedPlace]
    package var tracks: [ImportedTrack]
    /// Parts of the file that were understood to be something, but that nobody keeps yet: their names and how many.
    package var unread: [String: Int]

    package init(places: [ImportedPlace] = [], tracks: [ImportedTrack] = [], unread: [String: Int] = [:]) {
        self.places = places
        self.tracks = tracks
        self.unread = unread
    }
}

/// A place as a file has it; without coordinates where the file has none that hold.
package struct ImportedPlace: Hashable, Sendable, Codable {
    /// Empty where the file gives none.
    package var name: String
    package var coordinate: Coordinate?
    package var address: String?
    package var note: String?
    /// The folder or list that it lay in.
    package var list: String?
    package var labels: [String]
    package var colour: PinColour?
    package var url: String?
    /// When it was saved there.
    package var createdAt: Date?

    package init(
        name: String, coordinate: Coordinate? = nil, address: String? = nil, note: String? = nil, list: String? = nil,
        labels: [String] = [], colour: PinColour? = nil, url: String? = nil, createdAt: Date? = nil
    ) {
        self.name = name
        self.coordinate = coordinate
        self.address = address
        self.note = note
        self.list = list
        self.labels = labels
        self.colour = colour
        self.url = url
        self.createdAt = createdAt
    }
}

/// A way that was walked or is to be walked, in its pieces.
package struct ImportedTrack: Hashable, Sendable, Codable {
    package var name: String
    package var pieces: [[Coordinate]]
    package var startedAt: Date?
    package var endedAt: Date?

    package init(name: String, pieces: [[Coordinate]], startedAt: Date? = nil, endedAt: Date? = nil) {
        self.name = name
        self.pieces = pieces
        self.startedAt = startedAt
        self.endedAt = endedAt
    }
}
