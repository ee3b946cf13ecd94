package import Foundation

/// What was read from a file of places that somebody brought.
package struct ImportedFile: Hashable, Sendable, Codable {
    package var places: [ImportedPlace]
    package var tracks: [ImportedTrack]
    /// Parts of the file that were understood to be something, but that nobody keeps: how many of each.
    package var unread: [UnreadPart: Int]

    package init(places: [ImportedPlace] = [], tracks: [ImportedTrack] = [], unread: [UnreadPart: Int] = [:]) {
        self.places = places
        self.tracks = tracks
        self.unread = unread
    }
}

/// What a file of places can hold besides places and ways.
package enum UnreadPart: String, Hashable, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
    /// The outline of something.
    case area
    /// Pictures, also those laid over the map.
    case picture
    /// Places that lie behind an address in the network.
    case link
    /// A file within an archive that is no file of places.
    case otherFile
    /// A file within an archive that cannot be read.
    case brokenFile
    /// Points of a history of positions.
    case history
}

/// A place as a file has it; without coordinates where the file has none that hold.
package struct ImportedPlace: Hashable, Sendable, Codable {
    /// Empty where the file gives none.
    package var name: String
    package var coordinate: Coordinate?
    package var address: String?
    package var note: String?
    /// The folders or lists that it lay in.
    package var lists: [String]
    package var labels: [String]
    package var colour: PinColour?
    package var url: String?
    /// When it was saved there.
    package var createdAt: Date?

    package init(
        name: String, coordinate: Coordinate? = nil, address: String? = nil, note: String? = nil,
        lists: [String] = [], labels: [String] = [], colour: PinColour? = nil, url: String? = nil,
        createdAt: Date? = nil
    ) {
        self.name = name
        self.coordinate = coordinate
        self.address = address
        self.note = note
        self.lists = lists
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
