import Core
import Foundation

/// A feature of GeoJSON, or a bare geometry.
struct Feature {
    let properties: [String: Any]
    let shape: GeoShape

    static let types: Set<String> = [
        "FeatureCollection", "Feature", "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon",
        "MultiPolygon", "GeometryCollection",
    ]

    /// Those of a collection, which may hold others.
    static func all(in object: [String: Any]) -> [Feature] {
        switch object["type"] as? String {
        case "FeatureCollection": (object["features"] as? [[String: Any]] ?? []).flatMap { all(in: $0) }
        case "Feature":
            [
                Feature(
                    properties: object["properties"] as? [String: Any] ?? [:],
                    shape: GeoShape(object["geometry"] as? [String: Any] ?? [:]))
            ]
        default: [Feature(properties: [:], shape: GeoShape(object))]
        }
    }

    /// The first text of those keys, whatever their capitals.
    func text(_ keys: String...) -> String? {
        for key in keys {
            if let text = properties.first(where: { $0.key.lowercased() == key })?.value as? String,
                let text = text.unlessBlank
            {
                return text
            }
        }
        return nil
    }

    /// A list of texts, or one text with commas.
    func texts(_ keys: String...) -> [String] {
        for key in keys {
            switch properties.first(where: { $0.key.lowercased() == key })?.value {
            case let list as [Any]: return list.compactMap { ($0 as? String)?.unlessBlank }
            case let text as String: return text.split(separator: ",").compactMap(\.unlessBlank)
            default: continue
            }
        }
        return []
    }

    func object(_ key: String) -> [String: Any]? {
        properties.first { $0.key.lowercased() == key }?.value as? [String: Any]
    }
}
