import Core
import Foundation
import Geo
import MapData

@testable import Pictures

/// Short words for what the tests draw.
func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(clampingLatitude: latitude, longitude: longitude)
}

func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> [Coordinate] {
    [place(south, west), place(south, east), place(north, east), place(north, west)]
}

/// A ground of given features that covers 10 degrees round the origin.
func ground(_ features: [MapFeature]) -> MapGround {
    let extract = MapExtract(
        name: "test", southWest: place(-10, -10), northEast: place(10, 10), attribution: "© OpenStreetMap contributors",
        dataAt: nil, importedAt: Date(timeIntervalSince1970: 0))
    return MapGround(features: { _, _ in features }, extracts: { [extract] })
}

extension Canvas {
    /// 0xRRGGBB at a pixel.
    func colour(_ x: Int, _ y: Int) throws -> UInt32 {
        try withPixels { bytes, stride in
            let at = y * stride + 4 * x
            return UInt32(bytes[at + 2]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at])
        }
    }
}

extension Data {
    /// Width and height of a PNG, from its header (PNG 11.2.2).
    var sides: [Int] { [16, 20].map { self[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } } }
}

extension Palette {
    /// As `Canvas.colour` gives it.
    static func hex(_ ink: Ink, isDark: Bool = false) -> UInt32 {
        let row = rows[ink.rawValue]
        return isDark ? row.dark : row.light
    }
}

extension MapArtist {
    /// One pixel a unit, 400 by 300, so that a test can reckon.
    func plain(_ picture: MapPicture, over tiles: TileSheet? = nil) throws -> Canvas {
        try draw(picture, pixels: (400, 300), scale: 1, over: tiles)
    }
}
