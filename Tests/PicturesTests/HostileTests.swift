import Core
import Foundation
import Geo
import MapData
import Testing

@testable import Pictures

@Suite struct HostileTests {
    static let nowhere = place(.nan, .nan)
    static let spiral = (0..<200_000).map { place(Double($0 % 170) - 85, Double($0 % 359) - 179.5) }
    static let features: [MapFeature] =
        FeatureKind.allCases.flatMap { kind in
            [
                MapFeature(kind: kind, name: "x", shape: .area([])),
                MapFeature(kind: kind, name: "", shape: .area([[]])),
                MapFeature(kind: kind, shape: .line([])), MapFeature(kind: kind, name: "y", shape: .line([nowhere])),
                MapFeature(kind: kind, name: "z", shape: .point(nowhere)),
                MapFeature(kind: kind, name: "q", shape: .area([[nowhere, place(0, 0), nowhere, place(1, 1)]])),
                MapFeature(kind: kind, name: "w", layer: .min, shape: .line(box(-90, -180, 90, 180))),
                MapFeature(kind: kind, name: "v", layer: .max, isBridge: true, shape: .area([box(-90, -180, 90, 180)])),
                MapFeature(kind: kind, name: "same", ref: "1", shape: .line([place(0, 0), place(0, 0), place(0, 0)])),
            ]
        } + [
            MapFeature(
                kind: .motorway, name: "a\u{0}b\n\u{202E}c" + String(repeating: "é", count: 100_000),
                shape: .line(spiral)),
            MapFeature(kind: .water, name: String(repeating: "W", count: 50_000), shape: .area([spiral])),
        ] + (0..<20).map { _ in MapFeature(kind: .wood, shape: .area([spiral])) }

    @Test(arguments: [0.0, 12, 22, .nan], [(0.0, 0.0), (90, 180), (-90, -180), (.nan, .nan)])
    func `Whatever the map gives, there is a picture`(zoom: Double, center: (Double, Double)) throws {
        var picture = MapPicture(center: place(center.0, center.1), zoom: zoom, size: .small)
        picture.pins = [.init(Self.nowhere, sign: "12345", name: "n"), .init(place(0, 0), sign: "", name: "")]
        picture.me = .init(Self.nowhere, radius: .nan)
        picture.circles = [
            .init(place(0, 0), radius: .infinity), .init(place(90, 0), radius: 1e9), .init(place(0, 0), radius: -1),
        ]
        picture.routes = [[], [Self.nowhere], Self.spiral]
        let extract = MapExtract(
            name: "", southWest: place(-90, -180), northEast: place(90, 180),
            attribution: String(repeating: "words ", count: 40),
            dataAt: nil, importedAt: Date(timeIntervalSince1970: 0))
        let ground = MapGround(features: { _, _ in Self.features }, extracts: { [extract] })
        #expect(try MapArtist(ground: ground).png(.map(picture)).count > 1_000)
    }

    @Test func `An empty world is drawn`() throws {
        #expect(try MapArtist(ground: ground([])).png(.map(MapPicture(center: place(0, 0), zoom: 3))).count > 100)
    }

    @Test func `What the ground throws comes out`() {
        let broken = MapGround(
            features: { _, _ in throw PictureProblem.drawing("disk") }, extracts: ground([]).extracts)
        #expect(throws: PictureProblem.drawing("disk")) {
            try MapArtist(ground: broken).png(.map(MapPicture(center: place(0, 0), zoom: 3)))
        }
    }

    @Test(arguments: [(0, 10), (10, 0), (5_000, 10), (-1, 10)])
    func `A picture of no bearable size is refused`(width: Int, height: Int) {
        #expect(throws: PictureProblem.self) { try Canvas(width: width, height: height) }
    }
}
