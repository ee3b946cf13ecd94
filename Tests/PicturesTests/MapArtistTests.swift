import Core
import Foundation
import Geo
import MapData
import Testing

@testable import Pictures

@Suite struct MapArtistTests {
    static let center = place(0, 0)
    static let coast = MapFeature(
        kind: .sea, shape: .area([box(-1, 0.001, 1, 1), box(-0.0005, 0.0015, 0.0005, 0.002)]))

    @Test(arguments: [false, true])
    func `Sea is sea, an island in it is land, and so is what lies before the coast`(isDark: Bool) throws {
        let artist = MapArtist(ground: ground([Self.coast]))
        let canvas = try artist.plain(MapPicture(center: Self.center, zoom: 16, isDark: isDark))
        let window = MapWindow(center: Self.center, zoom: 16, width: 400, height: 300)
        func ink(_ longitude: Double) throws -> UInt32 {
            let pixel = window.pixel(of: place(0, longitude))
            return try canvas.colour(Int(pixel.x), Int(pixel.y))
        }
        #expect(try ink(-0.0005) == Palette.hex(.land, isDark: isDark))
        #expect(try ink(0.0012) == Palette.hex(.sea, isDark: isDark))
        #expect(try ink(0.0017) == Palette.hex(.land, isDark: isDark))
        #expect(try ink(0.0022) == Palette.hex(.sea, isDark: isDark))
    }

    @Test func `The smaller ground lies on the larger one, houses on both, streets over houses`() throws {
        let features = [
            MapFeature(kind: .park, shape: .area([box(-0.001, -0.001, 0.001, 0.001)])),
            MapFeature(kind: .residential, shape: .area([box(-0.01, -0.01, 0.01, 0.01)])),
            MapFeature(kind: .building, shape: .area([box(-0.0005, -0.0005, 0.0005, 0.0005)])),
            MapFeature(kind: .residentialStreet, shape: .line([place(-0.01, 0), place(0.01, 0)])),
        ]
        let canvas = try MapArtist(ground: ground(features)).plain(MapPicture(center: Self.center, zoom: 17))
        #expect(try canvas.colour(200, 150) == Palette.hex(.street))
        #expect(try canvas.colour(220, 150) == Palette.hex(.building))
        #expect(try canvas.colour(265, 150) == Palette.hex(.park))
        #expect(try canvas.colour(350, 150) == Palette.hex(.residential))
    }

    @Test func `A bridge runs over a street, a tunnel under it`() throws {
        let across = [place(0, -0.01), place(0, 0.01)], up = [place(-0.01, 0), place(0.01, 0)]
        func crossing(isBridge: Bool, isTunnel: Bool) throws -> UInt32 {
            let features = [
                MapFeature(kind: .primary, shape: .line(up)),
                MapFeature(
                    kind: .secondary, layer: isBridge ? 1 : -1, isTunnel: isTunnel, isBridge: isBridge,
                    shape: .line(across)),
            ]
            return try MapArtist(ground: ground(features)).plain(MapPicture(center: Self.center, zoom: 17)).colour(
                200, 150)
        }
        #expect(try crossing(isBridge: true, isTunnel: false) == Palette.hex(.secondary))
        #expect(try crossing(isBridge: false, isTunnel: true) == Palette.hex(.primary))
    }

    @Test func `Without a map there is a grid, and it says so`() throws {
        let picture = MapPicture(center: Self.center, zoom: 15)
        let canvas = try MapArtist(ground: nil).plain(picture)
        #expect(try canvas.colour(200, 130) != Palette.hex(.unknown), "a line of the grid runs through 0, 0")
        #expect(try canvas.colour(230, 120) == Palette.hex(.unknown))
        #expect(try canvas.colour(397, 297) != Palette.hex(.unknown), "the plate with the words")
    }

    @Test func `What lies beyond the imported map is not shown as land`() throws {
        let canvas = try MapArtist(ground: ground([])).plain(MapPicture(center: place(0, 10), zoom: 12))
        #expect(try canvas.colour(100, 100) == Palette.hex(.land))
        #expect([Palette.hex(.unknown), Palette.hex(.grid)].contains(try canvas.colour(300, 100)))
    }

    @Test(arguments: PinColour.allCases, [false, true])
    func `A pin has its colour, and is where its place is`(colour: PinColour, isDark: Bool) throws {
        let at = place(0.001, 0.001)
        let picture = MapPicture(
            center: Self.center, zoom: 16, isDark: isDark, pins: [.init(at, sign: "1", name: "Gym", colour: colour)])
        let canvas = try MapArtist(ground: ground([])).plain(picture)
        let point = MapWindow(center: Self.center, zoom: 16, width: 400, height: 300).pixel(of: at)
        let head = try canvas.colour(Int(point.x - 8), Int(point.y - PinLayout.lift))
        #expect(head == colour.colour.hex)
        #expect(colour.colour.contrast(with: colour.colour.readable) >= 4.5, "its number is read")
    }

    @Test func `Where the person is has a dot in a ring as wide as the doubt`() throws {
        let picture = MapPicture(center: Self.center, zoom: 16, me: .init(Self.center, radius: 100))
        let canvas = try MapArtist(ground: ground([])).plain(picture)
        let radius =
            100 / MapWindow(center: Self.center, zoom: 16, width: 400, height: 300).metresPerPixel(at: Self.center)
        #expect(try canvas.colour(200, 150) == Palette.hex(.me))
        #expect(try canvas.colour(200 + Int(radius - 4), 150) != Palette.hex(.land))
        #expect(try canvas.colour(200 + Int(radius + 4), 150) == Palette.hex(.land))
    }

    @Test func `A way is drawn from end to end`() throws {
        let way = [place(0, -0.002), place(0, 0.002)]
        let canvas = try MapArtist(ground: ground([])).plain(MapPicture(center: Self.center, zoom: 16, routes: [way]))
        #expect(try [120, 200, 280].allSatisfy { try canvas.colour($0, 150) == Palette.hex(.route) })
    }

    @Test(arguments: PictureSize.allCases, [false, true])
    func `A picture is a PNG of its size that says what it shows`(size: PictureSize, isDark: Bool) throws {
        let picture = MapPicture(
            center: Self.center, zoom: 15, size: size, isDark: isDark,
            pins: [.init(Self.center, sign: "1", name: "Café")])
        let png = try MapArtist(ground: ground([Self.coast])).png(.map(picture))
        let image = try TileImage(png)
        #expect(Int(image.width) == size.pixels.width && Int(image.height) == size.pixels.height)
        #expect(png.range(of: Data(picture.description.utf8)) != nil)
        #expect(png.range(of: Data("Café".utf8)) != nil)
    }

    @Test func `The same picture is the same bytes, on many threads at once`() async throws {
        let artist = MapArtist(ground: ground(Crowd.features(seed: 3)))
        let picture = MapPicture(center: Self.center, zoom: 16, pins: [.init(Self.center, sign: "1", name: "Gym")])
        let pictures = try await withThrowingTaskGroup { group in
            for _ in 0..<8 { group.addTask { try artist.png(.map(picture)) } }
            return try await group.reduce(into: Set<Data>()) { $0.insert($1) }
        }
        #expect(pictures.count == 1)
    }
}

extension Colour {
    var hex: UInt32 {
        [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    }
}
