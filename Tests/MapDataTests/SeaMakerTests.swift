import Testing

@testable import MapData

@Suite struct SeaMakerTests {
    static let box = FixedBox(west: 0, east: 1_000, south: 0, north: 1_000)

    private static func points(_ pairs: [(Int32, Int32)]) -> [FixedPoint] { pairs.map { FixedPoint(x: $0.0, y: $0.1) } }

    /// By counting the edges to the right of it.
    private static func isWet(_ x: Int32, _ y: Int32, _ rings: [[FixedPoint]]) -> Bool {
        rings.reduce(false) { wet, ring in
            zip(ring, ring.dropFirst() + ring.prefix(1)).reduce(wet) { wet, edge in
                guard (edge.0.y > y) != (edge.1.y > y) else { return wet }
                let share = Double(y - edge.0.y) / Double(edge.1.y - edge.0.y)
                return Double(edge.0.x) + share * Double(edge.1.x - edge.0.x) > Double(x) ? !wet : wet
            }
        }
    }

    @Test(arguments: [
        [(500, 0), (500, 1_000)], [(500, -200), (500, 1_200)], [(500, 3), (500, 990)],
        // It begins hardly inside, leaves and comes back, as the coast of Monaco does.
        [(480, 4), (470, 3), (470, -10), (500, -5), (500, 950)], [(500, 100), (500, 1_010), (520, 1_010), (520, 996)],
    ])
    func `The sea lies to the right of the coast, wherever the coast begins and ends`(coast: [(Int32, Int32)]) {
        let rings = SeaMaker(box: Self.box).sea(of: [Self.points(coast)])
        #expect(Self.isWet(900, 501, rings) && Self.isWet(700, 201, rings))
        #expect(!Self.isWet(100, 501, rings) && !Self.isWet(300, 801, rings))
    }
}
