import Core
import Foundation

/// What a geometry of GeoJSON comes to. Positions are longitude, latitude (RFC 7946, 3.1.1).
struct GeoShape {
    /// nil for a point whose numbers do not hold.
    private(set) var points: [Coordinate?] = []
    private(set) var lines: [[Coordinate]] = []
    private(set) var areas = 0

    /// Nothing at all.
    var isPlain: Bool { points.isEmpty && lines.isEmpty && areas == 0 }

    init(_ geometry: [String: Any]) { add(geometry) }

    private mutating func add(_ geometry: [String: Any]) {
        let coordinates = geometry["coordinates"] as? [Any] ?? []
        switch geometry["type"] as? String {
        case "Point": points.append(Self.position(coordinates))
        case "MultiPoint": points += coordinates.map(Self.position)
        case "LineString": add(line: coordinates)
        case "MultiLineString": for line in coordinates { add(line: line as? [Any] ?? []) }
        case "Polygon": areas += 1
        case "MultiPolygon": areas += coordinates.count
        case "GeometryCollection": for part in geometry["geometries"] as? [[String: Any]] ?? [] { add(part) }
        default: break
        }
    }

    private mutating func add(line: [Any]) {
        let points = line.compactMap(Self.position)
        if !points.isEmpty { lines.append(points) }
    }

    /// Takeout writes 0, 0 for a place whose position it does not know.
    private static func position(_ value: Any) -> Coordinate? {
        guard let numbers = value as? [Any], numbers.count >= 2,
            let longitude = (numbers[0] as? NSNumber)?.doubleValue,
            let latitude = (numbers[1] as? NSNumber)?.doubleValue, longitude != 0 || latitude != 0
        else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }
}
