import Core
import Foundation

/// What a placemark's geometry comes to.
struct KMLShape {
    /// nil for a point whose numbers do not hold.
    private var points: [Coordinate?] = []
    private(set) var areas = 0
    private var lines = TrackBuilder()
    private var hasLines = false

    /// Its points; one without coordinates where there is nothing else either. A way may come with an empty point.
    var places: [Coordinate?] {
        if points.contains(where: { $0 != nil }) { return points }
        return areas > 0 || hasLines ? [] : [nil]
    }

    mutating func add(_ node: XMLNode) {
        for child in node.children {
            switch child.name {
            case "Point": points.append(Self.coordinates(child).first.flatMap { $0 })
            case "Location": points.append(child.modelPosition)
            case "LineString": addLine(Self.coordinates(child))
            case "Polygon", "LinearRing": areas += 1
            case "Track": addTrack(child)
            case "MultiGeometry", "MultiTrack", "Model": add(child)
            default: break
            }
        }
    }

    func track(name: String) -> ImportedTrack? {
        var lines = lines
        return lines.finish(name: name)
    }

    private mutating func addLine(_ points: [Coordinate?]) {
        hasLines = true
        for point in points { lines.add(point) }
        lines.endPiece()
    }

    /// gx:Track: as many `when` as `gx:coord`, in whatever order the two stand.
    private mutating func addTrack(_ node: XMLNode) {
        hasLines = true
        for when in node.all("when") { lines.add(nil, at: Instant.read(when.text)) }
        for coord in node.all("coord") { lines.add(Self.coordinate(coord.text.split { $0.isWhitespace })) }
        lines.endPiece()
    }

    /// Longitude first, then latitude, then perhaps a height (KML 2.2, `coordinates`).
    private static func coordinates(_ node: XMLNode) -> [Coordinate?] {
        let text = node.text(of: "coordinates") ?? ""
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
        return numbers.joined(separator: ",").split { $0.isWhitespace }.map { tuple in
            coordinate(tuple.split(separator: ",", omittingEmptySubsequences: false))
        }
    }

    private static func coordinate(_ numbers: [Substring]) -> Coordinate? {
        guard numbers.count >= 2, let longitude = Double(numbers[0]), let latitude = Double(numbers[1]) else {
            return nil
        }
        return Coordinate(latitude: latitude, longitude: longitude)
    }
}

extension XMLNode {
    fileprivate var modelPosition: Coordinate? {
        guard let latitude = text(of: "latitude").flatMap({ Double($0) }),
            let longitude = text(of: "longitude").flatMap({ Double($0) })
        else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }
}
