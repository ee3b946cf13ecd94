import Core
import Foundation

extension Reading {
    /// GPX 1.0 and 1.1 (Topografix): waypoints are places; tracks and routes are ways.
    mutating func readGPX(_ text: String) throws(FileProblem) {
        var found = ImportedFile()
        var track = TrackBuilder()
        try XMLWalk.run(text, limits: limits) { node, _ in
            switch node.name {
            case "wpt": found.places.append(ImportedPlace(waypoint: node))
            case "trkpt", "rtept": track.add(node.position, at: node.text(of: "time").flatMap(Instant.read))
            case "trkseg": track.endPiece()
            case "trk", "rte": track.finish(name: node.text(of: "name") ?? "").map { found.tracks.append($0) }
            default: return false
            }
            return true
        }
        merge(found)
    }

    mutating func merge(_ found: ImportedFile) {
        file.places += found.places
        file.tracks += found.tracks
        for (part, number) in found.unread { count(part, number) }
    }
}

extension XMLNode {
    /// GPX: `lat` and `lon`.
    fileprivate var position: Coordinate? {
        guard let latitude = attributes["lat"].flatMap({ Degrees.read($0) }),
            let longitude = attributes["lon"].flatMap({ Degrees.read($0) })
        else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }
}

extension ImportedPlace {
    /// With what Garmin (`Address`), OsmAnd (`color`, `address`) and we ourselves (`list`, `label`) put behind it.
    fileprivate init(waypoint node: XMLNode) {
        let more = node.first("extensions")
        let notes = [node.text(of: "desc"), node.text(of: "cmt")].compactMap { $0 }
        let colour = (more?.texts(named: "color").first).flatMap { PinColour(file: $0) }
        let lists = more?.texts(named: "list") ?? []
        self.init(
            name: node.text(of: "name") ?? "", coordinate: node.position,
            address: more?.texts(named: "address").first ?? more?.gpxxAddress,
            note: (notes.count == 2 && notes[0] == notes[1] ? [notes[0]] : notes).joined(separator: "\n").unlessBlank,
            lists: lists.isEmpty ? Self.lists(type: node.text(of: "type")) : lists,
            labels: more?.texts(named: "label") ?? [],
            colour: colour ?? node.text(of: "sym").flatMap { PinColour(sign: $0) },
            url: node.first("link")?.attributes["href"]?.unlessBlank ?? node.text(of: "url"),
            createdAt: node.text(of: "time").flatMap(Instant.read))
    }

    /// OsmAnd and Organic Maps write the folder as the waypoint's type; receivers write what kind of point it is.
    private static func lists(type: String?) -> [String] {
        guard let type, !["user", "waypoint", "wpt", "geocache"].contains(type.lowercased()) else { return [] }
        return [type]
    }
}

extension XMLNode {
    /// Garmin GpxExtensions v3 `Address`, in one line.
    fileprivate var gpxxAddress: String? {
        texts(named: "StreetAddress").joined(separator: ", ").unlessBlank.map { street in
            (([street] + texts(named: "PostalCode") + texts(named: "City"))).joined(separator: ", ")
        }
    }
}
