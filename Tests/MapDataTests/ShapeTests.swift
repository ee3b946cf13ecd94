import Testing

@testable import MapData

struct ShapeTests {
    private static let square = [p(0, 0), p(100, 0), p(100, 100), p(0, 100)]

    @Test(arguments: [
        FixedShape.point(p(-1_800_000_000, 900_000_000)), .line([p(0, 0), p(1, -1), p(1_800_000_000, -900_000_000)]),
        .area([square, [p(10, 10), p(20, 10), p(20, 20)]]), .line([]), .area([]),
    ])
    func `A shape comes back from its bytes, and half of them is an error`(shape: FixedShape) throws {
        let bytes = ShapeCoder.encode(shape)
        #expect(try bytes.withUnsafeBytes { try ShapeCoder.decode($0) } == shape)
        for length in 0..<bytes.count {
            #expect(throws: ShapeCoder.Damaged.self) {
                try Array(bytes[..<length]).withUnsafeBytes { try ShapeCoder.decode($0) }
            }
        }
    }

    @Test func `A point that stands for an area lies in it`() {
        let horseshoe = [
            p(0, 0), p(100, 0), p(100, 100), p(80, 100), p(80, 20), p(20, 20), p(20, 100), p(0, 100),
        ]
        for rings in [[Self.square], [horseshoe], [Self.square, [p(20, 20), p(80, 20), p(80, 80), p(20, 80)]]] {
            let anchor = FixedShape.area(rings).anchor
            #expect(anchor.map(rings.surround) == true)
        }
    }

    @Test func `Simplified, a line keeps its ends and its corners`() {
        let line = (0...100).map { p($0 * 10, $0 % 2) } + [p(1_000, 500)]
        #expect(line.simplified(5) == [p(0, 0), p(1_000, 0), p(1_000, 500)])
        #expect(FixedShape.area([Self.square]).simplified(200) == nil)
        #expect(FixedShape.area([Self.square]).simplified(0) == .area([Self.square]))
    }

    @Test func `The pieces of a large area cover it and nothing else`() {
        let ring = (0..<4_000).map { step -> FixedPoint in
            let side = Int32(step % 1_000) * 100, bump = Int32(step % 2) * 50
            switch step / 1_000 {
            case 0: return FixedPoint(x: side, y: bump)
            case 1: return FixedPoint(x: 100_000 - bump, y: side)
            case 2: return FixedPoint(x: 100_000 - side, y: 100_000 - bump)
            default: return FixedPoint(x: bump, y: 100_000 - side)
            }
        }
        let hole = [p(40_000, 40_000), p(60_000, 40_000), p(60_000, 60_000), p(40_000, 60_000)]
        let pieces = FixedShape.area([ring, hole]).pieces.compactMap { piece -> [[FixedPoint]]? in
            if case .area(let rings) = piece { rings } else { nil }
        }
        #expect(pieces.count > 4 && pieces.allSatisfy { $0.joined().count <= 800 })
        for x in stride(from: 333, to: 100_000, by: 4_999) {
            for y in stride(from: 777, to: 100_000, by: 4_999) {
                #expect(pieces.contains { $0.surround(p(x, y)) } == [ring, hole].surround(p(x, y)))
            }
        }
    }

    @Test func `Lines that meet two by two become one, whichever way they run`() {
        var joiner = LineJoiner([[p(0, 0), p(1, 0)], [p(2, 0), p(1, 0)], [p(2, 0), p(3, 0)], [p(9, 9), p(8, 8)]])
        #expect(Set(joiner.joined().map { Set($0) }) == [[p(0, 0), p(1, 0), p(2, 0), p(3, 0)], [p(9, 9), p(8, 8)]])
        var crossing = LineJoiner([[p(0, 0), p(1, 0)], [p(1, 0), p(2, 0)], [p(1, 0), p(1, 5)]])
        #expect(crossing.joined().count == 3)
    }
}

func p(_ x: Int, _ y: Int) -> FixedPoint { FixedPoint(x: Int32(x), y: Int32(y)) }
