import Core
import Foundation
import Geo
import Testing

@Suite struct WorldPointTests {
    /// Computed with the formula of the OSM wiki's page "Slippy map tilenames" in another language.
    static let tiles: [(Double, Double, Int, Int, Int)] = [
        (51.51202, 0.02435, 17, 65544, 43582), (43.7396, 7.4283, 15, 17060, 11947), (52.52, 13.405, 10, 550, 335),
        (-33.8568, 151.2153, 12, 3768, 2457), (40.6892, -74.0445, 18, 77154, 98583), (0.0001, -0.0001, 1, 0, 0),
        (85.05, -179.99, 3, 0, 0), (90, 180, 4, 15, 0), (-90, -180, 4, 0, 15), (10, 10, 0, 0, 0),
    ]

    @Test(arguments: tiles)
    func `A place lies on the tile that others say`(row: (Double, Double, Int, Int, Int)) throws {
        let place = try #require(Coordinate(latitude: row.0, longitude: row.1))
        #expect(TileNumber(of: place, zoom: row.2) == TileNumber(zoom: row.2, x: row.3, y: row.4))
    }

    @Test(arguments: [(0.0, 0.0), (48.2, 16.37), (-33.9, 18.4), (85, -179.9), (-85, 179.9), (43.7396, 7.4283)])
    func `A place comes back from the map`(latitude: Double, longitude: Double) throws {
        let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
        let back = WorldPoint(place).coordinate
        #expect(abs(back.latitude - latitude) < 1e-9 && abs(back.longitude - longitude) < 1e-9)
    }

    @Test(arguments: tiles)
    func `The box of a tile holds the place it was found for`(row: (Double, Double, Int, Int, Int)) throws {
        let place = try #require(Coordinate(latitude: min(85, max(-85, row.0)), longitude: row.1))
        #expect(TileNumber(of: place, zoom: row.2).box.contains(place))
    }

    @Test(arguments: [(0, 1, 0), (3, 8, 0), (3, 0, -1), (-1, 0, 0), (23, 0, 0)])
    func `There is no tile outside of the world`(zoom: Int, x: Int, y: Int) {
        #expect(TileNumber(zoom: zoom, x: x, y: y) == nil)
    }
}
