import Core
import Foundation
import Geo
import MapData
import Testing

@testable import Pictures

@Suite struct TileTests {
    static let artist = MapArtist(ground: ground(Crowd.features(seed: 5) + [MapArtistTests.coast]))

    @Test(arguments: [false, true])
    func `A tile is a part of its block, and as large as its screen wants it`(isFine: Bool) throws {
        let tile = TileNumber(of: place(0.001, 0.001), zoom: 16)
        let block = try Self.artist.tiles(around: tile, isFine: isFine)
        #expect(block.count == (isFine ? 4 : 16))
        #expect(try Self.artist.tile(tile, isFine: isFine) == block[tile])
        for png in block.values { #expect(try TileImage(png).width == (isFine ? 512 : 256)) }
    }

    @Test(arguments: [0, 1, 2])
    func `Low zooms have as many tiles as there are`(zoom: Int) throws {
        let tile = TileNumber(of: place(0, 0), zoom: zoom)
        #expect(try Self.artist.tiles(around: tile).count == 1 << (2 * zoom))
    }

    @Test func `Tiles put together again are the map, pixel for pixel`() throws {
        let tile = TileNumber(of: place(0.0005, 0.0015), zoom: 17)
        let sheet = TileSheet(tiles: try Self.artist.tiles(around: tile), attribution: "Somebody")
        let corner = TileNumber(zoom: 17, x: tile.x / 4 * 4, y: tile.y / 4 * 4)!.origin
        let center = WorldPoint(x: corner.x + 2 / 131_072, y: corner.y + 2 / 131_072).coordinate
        let picture = MapPicture(center: center, zoom: 17)
        let window = MapWindow(center: center, zoom: 17, width: 400, height: 300)
        let canvas = try Self.artist.plain(picture, over: sheet)
        let whole = try MapSheet(
            MapWindow(center: center, zoom: 17, width: 1024, height: 1024), scale: 1, isDark: false,
            ground: Self.artist.ground)
        whole.paintGround()
        whole.paintLabels(taken: [])
        #expect(Set(window.tileNumbers(maxZoom: 19)).isSubset(of: sheet.tiles.keys))
        for (x, y) in [(20, 20), (200, 100), (201, 149), (390, 20), (60, 200), (199, 200), (300, 220)] {
            #expect(try canvas.colour(x, y) == whole.canvas.colour(x + 312, y + 362), "\(x), \(y)")
        }
    }

    @Test func `Tiles that are missing, broken or too large are left plain`() throws {
        let center = place(0.00001, 0.00001), tile = TileNumber(of: center, zoom: 16)
        var huge = try Self.artist.tile(tile)
        huge.replaceSubrange(16..<20, with: [0, 0, 0xFF, 0xFF])
        for bytes in [Data(), Data("GIF89a".utf8), try Self.artist.tile(tile).prefix(500), huge] {
            #expect(throws: PictureProblem.unreadableTile) { try TileImage(bytes) }
            let sheet = TileSheet(tiles: [tile: bytes], attribution: "Somebody")
            let canvas = try Self.artist.plain(MapPicture(center: center, zoom: 16), over: sheet)
            #expect(try canvas.colour(230, 120) == Palette.hex(.unknown))
        }
    }

    @Test(arguments: [(0.0, 0.0, 2.0), (0, 179.99, 4), (85, -179.99, 5), (43.7, 7.4, 15.4), (-85, 0, 1)])
    func `The tiles of a picture cover it, each once`(latitude: Double, longitude: Double, zoom: Double) {
        let picture = MapPicture(center: place(latitude, longitude), zoom: zoom)
        let numbers = picture.tileNumbers(), window = picture.window
        #expect(Set(numbers).count == numbers.count && numbers.count <= 20)
        for x in stride(from: 1, through: window.width, by: 40) {
            for y in stride(from: 1, through: window.height, by: 40) {
                let point = window.worldPoint(at: Pixel(x, y))
                guard (0..<1).contains(point.y) else { continue }
                #expect(numbers.contains(TileNumber(of: point.coordinate, zoom: Int(zoom.rounded()))))
            }
        }
    }
}
