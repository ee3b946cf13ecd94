import Core
import Foundation

extension Reading {
    /// Garmin's TCX v2: the laps' tracks are ways, course points are places.
    mutating func readTCX(_ text: String) throws(FileProblem) {
        var found = ImportedFile()
        var track = TrackBuilder()
        try XMLWalk.run(text, limits: limits) { node, _ in
            switch node.name {
            case "Trackpoint": track.add(node.position, at: node.text(of: "Time").flatMap(Instant.read))
            case "Track": track.endPiece()
            case "CoursePoint":
                found.places.append(
                    ImportedPlace(
                        name: node.text(of: "Name") ?? "", coordinate: node.position, note: node.text(of: "Notes"),
                        createdAt: node.text(of: "Time").flatMap(Instant.read)))
            case "Activity", "Course":
                let name = node.text(of: "Name") ?? node.text(of: "Notes") ?? node.attributes["Sport"] ?? ""
                track.finish(name: name).map { found.tracks.append($0) }
            default: return false
            }
            return true
        }
        merge(found)
    }
}

extension XMLNode {
    fileprivate var position: Coordinate? {
        guard let position = first("Position"),
            let latitude = position.text(of: "LatitudeDegrees").flatMap({ Degrees.read($0) }),
            let longitude = position.text(of: "LongitudeDegrees").flatMap({ Degrees.read($0) })
        else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }
}
