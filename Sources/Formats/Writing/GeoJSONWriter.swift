import Core
import Foundation

/// Places as points and ways as lines of GeoJSON (RFC 7946), with simplestyle's colour.
enum GeoJSONWriter {
    static func data(_ places: [ImportedPlace], _ tracks: [ImportedTrack]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(
            Collection(features: places.map { Part.place(Feature($0)) } + tracks.map { Part.track(Way($0)) }))
    }

    private struct Collection: Encodable {
        var type = "FeatureCollection"
        let features: [Part]
    }

    private enum Part: Encodable {
        case place(Feature)
        case track(Way)

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .place(let feature): try feature.encode(to: encoder)
            case .track(let way): try way.encode(to: encoder)
            }
        }
    }

    private struct Way: Encodable {
        struct Name: Encodable { let name: String }
        struct Lines: Encodable {
            var type = "MultiLineString"
            let coordinates: [[[Double]]]
        }

        var type = "Feature"
        let properties: Name
        let geometry: Lines

        init(_ track: ImportedTrack) {
            properties = Name(name: track.name)
            geometry = Lines(coordinates: track.pieces.map { $0.map { Point($0).coordinates } })
        }
    }

    private struct Feature: Encodable {
        var type = "Feature"
        let properties: Properties
        let geometry: Point?

        init(_ place: ImportedPlace) {
            properties = Properties(place)
            geometry = place.coordinate.map(Point.init)
        }

        /// A feature without a place says so (RFC 7946, 3.2).
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(type, forKey: .type)
            try container.encode(properties, forKey: .properties)
            try container.encode(geometry, forKey: .geometry)
        }

        private enum Key: CodingKey { case type, properties, geometry }
    }

    private struct Point: Encodable {
        var type = "Point"
        let coordinates: [Double]

        init(_ point: Coordinate) {
            coordinates = [point.longitude, point.latitude].map { ($0 * 10_000_000).rounded() / 10_000_000 }
        }
    }

    private struct Properties: Encodable {
        let name: String
        let address: String?
        let note: String?
        let lists: [String]?
        let labels: [String]?
        let colour: String?
        let markerColour: String?
        let url: String?
        let created: String?

        init(_ place: ImportedPlace) {
            name = place.name
            address = place.address
            note = place.note
            lists = place.lists.isEmpty ? nil : place.lists
            labels = place.labels.isEmpty ? nil : place.labels
            colour = place.colour?.rawValue
            markerColour = place.colour?.hex
            url = place.url
            created = place.createdAt.map(Instant.write)
        }

        private enum CodingKeys: String, CodingKey {
            case name, address, note, lists, labels, colour, url, created
            case markerColour = "marker-color"
        }
    }
}
