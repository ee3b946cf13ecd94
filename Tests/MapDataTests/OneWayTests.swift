import Core
import Foundation
import Geo
import Testing

@testable import MapData

struct OneWayTests {
    private static let line = FixedShape.line([FixedPoint(x: 0, y: 0), FixedPoint(x: 9, y: 0)])

    @Test(arguments: [
        ("highway=residential oneway=yes", true, false), ("highway=residential oneway=true", true, false),
        ("highway=residential oneway=1", true, false), ("highway=residential oneway=-1", true, true),
        ("highway=residential oneway=reverse", true, true), ("highway=residential", false, false),
        ("highway=residential oneway=no", false, false), ("highway=residential oneway=alternating", false, false),
        ("highway=primary junction=roundabout", true, false), ("highway=primary junction=circular", true, false),
        ("highway=primary junction=roundabout oneway=no", false, false), ("highway=motorway", true, false),
        ("highway=motorway oneway=no", false, false), ("highway=motorway_link", false, false),
        ("railway=rail oneway=yes", false, false), ("waterway=river oneway=yes", false, false),
    ])
    func `Which way one may drive is read off the tags`(tags: String, isOneWay: Bool, isBackward: Bool) throws {
        let pairs = tags.split(separator: " ").map { $0.split(separator: "=").map(String.init) }
        let drawing = try #require(DrawingReading(Tags(pairs: pairs.map { ($0[0], $0[1]) }), Self.line))
        #expect(drawing.flags.contains(.oneWay) == isOneWay && drawing.isBackward == isBackward)
    }

    @Test func `A street runs the way one drives, and only near pictures know it`() throws {
        let folder = try Folder()
        let turned = ("k=\"oneway\" v=\"yes\"", "k=\"oneway\" v=\"-1\"")
        let file = try folder.copy(of: Meerland.file, as: "back.osm", replacing: [turned])
        let map = try TestMap(importing: [file])
        let forward = try Self.motorway(Meerland.store), backward = try Self.motorway(map.store)
        #expect(forward.count == 3 && forward == backward.map { $0.reversed() })
        let far = try Meerland.store.features(in: Self.town, zoom: 12)
        #expect(far.contains { $0.kind == .motorway } && !far.contains(where: \.isOneWay))
    }

    private static let town = BoundingBox(south: 56.0000, west: 3.0000, north: 56.0220, east: 3.0400)

    /// Its pieces, from west to east.
    private static func motorway(_ store: MapStore) throws -> [[Coordinate]] {
        try store.features(in: town, zoom: 16).compactMap { feature -> [Coordinate]? in
            guard feature.kind == .motorway, feature.isOneWay, case .line(let line) = feature.shape else { return nil }
            return line
        }.sorted { ($0.map(\.longitude).min() ?? 0) < ($1.map(\.longitude).min() ?? 0) }
    }
}
