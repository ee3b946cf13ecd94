import Core
import Geo
import MapData
import Testing

@testable import Pictures

@Suite struct LayoutTests {
    static let center = place(0, 0)

    @Test(arguments: [1, 2, 3], [13.0, 14.5, 16, 17.3, 19])
    func `No name, sign, pin or plate covers another one`(seed: UInt64, zoom: Double) throws {
        let window = MapWindow(center: Self.center, zoom: zoom, width: 480, height: 360)
        let sheet = try MapSheet(window, scale: 1, isDark: false, ground: ground(Crowd.features(seed: seed)))
        let furniture = Furniture(sheet, units: .metric, attribution: sheet.attribution)
        let pins = PinLayout(Self.pins(seed: seed, count: 9), window: window, taken: furniture.boxes)
        let labels = sheet.labels(taken: furniture.boxes + pins.boxes).placed
        #expect(!labels.isEmpty || zoom < 14)
        // The pieces of one name along a street do touch each other.
        let groups = [furniture.boxes] + [pins.boxes] + labels.map(\.boxes)
        var clashes = 0
        for (index, group) in groups.enumerated() {
            for other in groups[(index + 1)...] {
                clashes += group.filter { box in other.contains { $0.intersects(box) } }.count
            }
        }
        #expect(clashes == 0)
        #expect(labels.flatMap(\.boxes).allSatisfy { window.room.contains($0) }, "none is cut at the edge")
    }

    static func pins(seed: UInt64, count: Int) -> [MapPicture.Pin] {
        var random = SeededRandom(seed: seed)
        return (0..<count).map { number in
            let at = place(
                Double.random(in: -0.0004...0.0004, using: &random), Double.random(in: -0.0004...0.0004, using: &random)
            )
            return MapPicture.Pin(at, sign: "\(number + 1)", name: "")
        }
    }

    @Test(arguments: [1, 2, 9, 40], [13.0, 16, 18])
    func `Heads of pins never touch, and each stays near its point or leads there`(count: Int, zoom: Double) {
        let window = MapWindow(center: Self.center, zoom: zoom, width: 480, height: 360)
        let layout = PinLayout(Self.pins(seed: 7, count: count), window: window)
        #expect(layout.spots.count == count)
        let heads = layout.spots.filter { !$0.isDot }.map(\.head)
        #expect(heads.count == count)
        for (index, head) in heads.enumerated() {
            #expect(!heads[(index + 1)...].contains { PinLayout.box(of: $0).intersects(PinLayout.box(of: head)) })
        }
        for spot in layout.spots where !spot.isMoved {
            #expect(spot.head == Pixel(spot.point.x, spot.point.y - PinLayout.lift))
        }
    }

    @Test func `Nine pins at one point are all seen`() {
        let window = MapWindow(center: Self.center, zoom: 17, width: 356, height: 267)
        let pins = (1...9).map { MapPicture.Pin(Self.center, sign: "\($0)", name: "") }
        #expect(PinLayout(pins, window: window).spots.count { !$0.isDot } == 9)
    }

    @Test func `A pin outside has no head, thousands at once become dots`() {
        let window = MapWindow(center: Self.center, zoom: 15, width: 480, height: 360)
        #expect(PinLayout([.init(place(5, 5), sign: "1", name: "")], window: window).spots.isEmpty)
        let many = PinLayout(Self.pins(seed: 1, count: 3_000), window: window)
        #expect(many.spots.count == 3_000 && many.spots.count { !$0.isDot } <= PinLayout.most)
    }

    @Test(arguments: [
        (FeatureKind.residentialStreet, 16.0, 3), (.residentialStreet, 15, 0), (.service, 16, 0), (.footway, 18, 0),
    ])
    func `Arrows stand along a one-way street that is wide enough`(kind: FeatureKind, zoom: Double, count: Int) throws {
        let street = MapFeature(
            kind: kind, isOneWay: true, shape: .line([place(0.0005, -0.0035), place(0.0005, 0.0035)]))
        let arrows = try Self.arrows([street], zoom: zoom)
        #expect(arrows.count == count && arrows.allSatisfy { abs($0) < 0.01 })
    }

    @Test func `An arrow points the way one drives, and none stands where one drives both ways`() throws {
        let line = [place(-0.001, 0), place(0.001, 0)]
        let up = MapFeature(kind: .primary, isOneWay: true, shape: .line(line))
        let down = MapFeature(kind: .primary, isOneWay: true, shape: .line(line.reversed()))
        #expect(try Self.arrows([up], zoom: 17).allSatisfy { abs($0 + .pi / 2) < 0.01 })
        #expect(try Self.arrows([down], zoom: 17).allSatisfy { abs($0 - .pi / 2) < 0.01 })
        #expect(try !Self.arrows([up], zoom: 17).isEmpty)
        #expect(try Self.arrows([MapFeature(kind: .primary, shape: .line(line))], zoom: 17).isEmpty)
    }

    /// The directions of the arrows that stand on a map.
    private static func arrows(_ features: [MapFeature], zoom: Double) throws -> [Double] {
        let window = MapWindow(center: center, zoom: zoom, width: 480, height: 360)
        let sheet = try MapSheet(window, scale: 1, isDark: false, ground: ground(features))
        return sheet.labels(taken: []).placed.compactMap {
            if case .arrow(_, let direction) = $0.shape { direction } else { nil }
        }
    }

    @Test func `A street's name is upright and follows its line`() throws {
        let west = MapFeature(
            kind: .primary, name: "Main Street",
            shape: .line([place(0.0005, 0.004), place(0, 0), place(0.0005, -0.004)]))
        let window = MapWindow(center: Self.center, zoom: 16, width: 480, height: 360)
        let sheet = try MapSheet(window, scale: 1, isDark: false, ground: ground([west]))
        let label = try #require(sheet.labels(taken: []).placed.first)
        guard case .along(let walk, let from) = label.shape else { return _ = Issue.record("not along the street") }
        #expect(walk.point(at: from).x < walk.point(at: from + 20).x)
        #expect(label.boxes.count > 3)
    }
}
