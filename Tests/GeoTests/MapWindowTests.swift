import Core
import Foundation
import Geo
import Testing

@Suite struct MapWindowTests {
    static func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
        Coordinate(clampingLatitude: latitude, longitude: longitude)
    }

    @Test(arguments: [0.0, 3, 11.4, 17, 22], [(43.7396, 7.4283), (0, 179.99), (-70, -179.99)])
    func `The middle is in the middle, and pixels come back as places`(zoom: Double, center: (Double, Double)) {
        let window = MapWindow(center: Self.place(center.0, center.1), zoom: zoom, width: 480, height: 360)
        let middle = window.pixel(of: Self.place(center.0, center.1))
        #expect(abs(middle.x - 240) < 1e-6 && abs(middle.y - 180) < 1e-6)
        let corner = Pixel(230, 175), back = window.pixel(of: window.coordinate(at: corner))
        #expect(abs(back.x - corner.x) < 1e-3 && abs(back.y - corner.y) < 1e-3)
    }

    @Test func `What lies just beyond the antimeridian is near`() {
        let window = MapWindow(center: Self.place(0, 179.9), zoom: 8, width: 480, height: 360)
        let pixel = window.pixel(of: Self.place(0, -179.9))
        #expect(abs(pixel.x - 240 - 0.2 / 360 * 256 * 256) < 1e-6)
        #expect(window.box().crossesAntimeridian)
        #expect(window.box().contains(Self.place(0, -179.9)) && window.box().contains(Self.place(0, 179.8)))
    }

    @Test func `The box of the whole world is the whole world`() {
        let box = MapWindow(center: Self.place(0, 0), zoom: 0, width: 480, height: 360).box()
        #expect(box.west == -180 && box.east == 180 && box.north > 85 && box.south < -85)
    }

    @Test func `A pixel on the equator at zoom 0 is 156 km, half of it at 60 degrees`() {
        let window = MapWindow(center: Self.place(0, 0), zoom: 0, width: 256, height: 256)
        #expect(abs(window.metresPerPixel(at: Self.place(0, 0)) - 156_368) < 5)
        #expect(abs(window.metresPerPixel(at: Self.place(60, 0)) - 78_184) < 5)
    }

    static let groups: [[(Double, Double)]] = [
        [(43.73, 7.42), (43.75, 7.43)], [(47, 9), (47.3, 9.6), (47.1, 9.2)], [(-17.8, 179.9), (-17.9, -179.8)],
        [(70, -20), (-50, 60)], [(10, 20), (10, 20.001)],
    ]

    @Test(arguments: groups)
    func `A look at several places shows them all within the margin, and no nearer look would`(
        group: [(Double, Double)]
    ) throws {
        let places = group.map { Self.place($0.0, $0.1) }
        let window = try #require(MapWindow(fitting: places, width: 480, height: 360, margin: 40, maxZoom: 22))
        let pixels = places.map(window.pixel)
        #expect(pixels.allSatisfy { (39.99...440.01).contains($0.x) && (39.99...320.01).contains($0.y) })
        let spread = (pixels.map(\.x).max()! - pixels.map(\.x).min()!, pixels.map(\.y).max()! - pixels.map(\.y).min()!)
        #expect(spread.0 > 399 || spread.1 > 279)
    }

    @Test func `One place is shown no nearer than was asked, none is not shown`() throws {
        let one = try #require(MapWindow(fitting: [Self.place(1, 2)], width: 480, height: 360, margin: 40, maxZoom: 16))
        #expect(one.zoom == 16)
        #expect(MapWindow(fitting: [], width: 480, height: 360, margin: 40) == nil)
    }

    @Test(arguments: [Double.nan, .infinity, -5, 99])
    func `A zoom that is none is one that holds`(zoom: Double) {
        #expect((0.0...22).contains(MapWindow(center: Self.place(0, 0), zoom: zoom, width: 480, height: 360).zoom))
    }

    @Test(arguments: [(48.2, 16.37, 500.0), (0, 179.999, 1_000), (-60, -179.999, 50_000)])
    func `Every point of a circle is as far away as its radius`(latitude: Double, longitude: Double, radius: Double) {
        let center = Self.place(latitude, longitude)
        #expect(
            center.circle(radius: radius).allSatisfy { abs($0.distance(to: center) - radius) < 0.01 * radius / 100 })
    }
}
