import Core
import Foundation

extension Reading {
    /// GeoJSON (RFC 7946), its line by line form (RFC 8142), and what Google Takeout writes as such.
    mutating func readJSON(_ text: String) throws(FileProblem) {
        do {
            return try read(json: JSONTree.read(Data(text.utf8), depth: limits.depth))
        } catch let problem where problem != .unknownFormat {
            guard try readLines(of: text) else { throw problem }
        }
    }

    private mutating func read(json: Any) throws(FileProblem) {
        guard let object = json as? [String: Any] else {
            guard let list = json as? [[String: Any]], list.contains(where: { $0.isHistory }) else {
                throw .unknownFormat
            }
            return count(.history, list.count)
        }
        if let points = object.historyPoints { return count(.history, points) }
        guard let type = object["type"] as? String, Feature.types.contains(type) else { throw .unknownFormat }
        for feature in Feature.all(in: object) { add(feature) }
    }

    /// A feature on each line, perhaps behind a record separator.
    /// - Returns: whether the first two lines are JSON by themselves; then all must be.
    private mutating func readLines(of text: String) throws(FileProblem) -> Bool {
        let lines = text.utf8.split { $0 == 0x0A || $0 == 0x1E || $0 == 0x0D }
        guard lines.count > 1 else { return false }
        for (index, line) in lines.enumerated() where line.contains(where: { $0 > 0x20 }) {
            do {
                guard let object = try JSONTree.read(Data(line), depth: limits.depth) as? [String: Any] else {
                    throw FileProblem.unknownFormat
                }
                for feature in Feature.all(in: object) { add(feature) }
            } catch  where index > 1 || (error as? FileProblem) == .tooDeep {
                throw (error as? FileProblem) == .tooDeep ? .tooDeep : .broken(line: index + 1)
            } catch {
                return false
            }
        }
        return true
    }

    private mutating func add(_ feature: Feature) {
        let place = ImportedPlace(feature)
        count(.area, feature.shape.areas)
        for point in feature.shape.points.isEmpty && feature.shape.isPlain ? [nil] : feature.shape.points {
            var place = place
            if point != nil { place.coordinate = point }
            if place.coordinate != nil || !place.name.isEmpty || place.address != nil { file.places.append(place) }
        }
        if !feature.shape.lines.isEmpty {
            file.tracks.append(ImportedTrack(name: place.name, pieces: feature.shape.lines))
        }
    }
}

extension [String: Any] {
    /// How many points a history of positions has; nil for other things (Google's Records and Timeline).
    fileprivate var historyPoints: Int? {
        for key in ["locations", "semanticSegments", "timelineObjects"] {
            if let list = self[key] as? [Any] { return list.count }
        }
        return nil
    }

    /// A part of the history that a telephone keeps as a list.
    fileprivate var isHistory: Bool { self["startTime"] != nil && self["endTime"] != nil }
}
