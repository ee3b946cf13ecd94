import Testing

@testable import MapData

/// Land lies to the left of a coast. The box is a square of 100 steps.
struct SeaTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let coast: [[FixedPoint]]
        let sea: [FixedPoint]
        let land: [FixedPoint]
    }

    @Test(arguments: [
        Row(
            testDescription: "from west to east, land in the north", coast: [[p(-10, 50), p(50, 50), p(110, 50)]],
            sea: [p(50, 20), p(1, 1), p(99, 1)], land: [p(50, 80), p(1, 99), p(99, 99)]),
        Row(
            testDescription: "from east to west, land in the south", coast: [[p(110, 50), p(50, 50), p(-10, 50)]],
            sea: [p(50, 80), p(1, 99), p(99, 99)], land: [p(50, 20), p(1, 1), p(99, 1)]),
        Row(
            testDescription: "in pieces out of order", coast: [[p(50, 50), p(110, 50)], [p(-10, 50), p(50, 50)]],
            sea: [p(50, 20)], land: [p(50, 80)]),
        Row(
            testDescription: "ending inside, led to the nearest edge", coast: [[p(30, -10), p(30, 40), p(60, 90)]],
            sea: [p(80, 20), p(99, 99), p(99, 1)], land: [p(10, 50), p(1, 1), p(1, 99)]),
        Row(
            testDescription: "an island before it",
            coast: [[p(-10, 50), p(110, 50)], [p(40, 10), p(60, 10), p(60, 30), p(40, 30), p(40, 10)]],
            sea: [p(20, 20), p(80, 20)], land: [p(50, 20), p(50, 80)]),
        Row(
            testDescription: "an island alone", coast: [[p(40, 40), p(60, 40), p(60, 60), p(40, 60), p(40, 40)]],
            sea: [p(10, 10), p(90, 90), p(10, 90)], land: [p(50, 50)]),
        Row(
            testDescription: "an inland sea alone",
            coast: [[p(40, 40), p(40, 60), p(60, 60), p(60, 40), p(40, 40)]],
            sea: [p(50, 50)], land: [p(10, 10), p(90, 90)]),
        Row(
            testDescription: "a strait between two coasts",
            coast: [[p(-10, 70), p(110, 70)], [p(110, 30), p(-10, 30)]],
            sea: [p(50, 50), p(1, 50), p(99, 50)], land: [p(50, 90), p(50, 10)]),
        Row(
            testDescription: "a headland that leaves the box and comes back",
            coast: [[p(-10, 60), p(50, 130), p(110, 60)]], sea: [p(50, 20), p(50, 90)], land: [p(2, 99), p(98, 99)]),
        Row(testDescription: "no coast", coast: [], sea: [], land: [p(50, 50)]),
        Row(
            testDescription: "a coast outside of the box", coast: [[p(-50, 150), p(150, 150)]], sea: [],
            land: [p(50, 50)]),
    ])
    func `The sea lies to the right of its coast`(row: Row) {
        let box = FixedBox(west: 0, east: 100, south: 0, north: 100)
        let rings = SeaMaker(box: box).sea(of: row.coast)
        for point in row.sea { #expect(rings.surround(point), "\(point) is sea") }
        for point in row.land { #expect(!rings.surround(point), "\(point) is land") }
    }
}
