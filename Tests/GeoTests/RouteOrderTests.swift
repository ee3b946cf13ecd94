import Core
import Geo
import Testing

struct RouteOrderTests {
    /// Metres between points that are drawn by chance; from A to B another than from B to A where `isUneven`.
    struct Field: Sendable {
        let metres: [[Double]]

        init(count: Int, seed: UInt64, isUneven: Bool = false) {
            let random = RandomSource.seeded(seed)
            let points = (0..<count).map { _ in (x: random.unit() * 5000, y: random.unit() * 5000) }
            metres = points.map { from in
                points.map { to in
                    let (x, y) = (from.x - to.x, from.y - to.y)
                    return (x * x + y * y).squareRoot() * (isUneven ? 1 + random.unit() : 1)
                }
            }
        }

        func order(start: Int?, end: RouteOrder.End) -> RouteOrder {
            RouteOrder(count: metres.count, start: start, end: end) { metres[$0][$1] }
        }

        func length(_ stops: [Int], _ end: RouteOrder.End) -> Double {
            RouteOrder.length(of: stops, end: end) { metres[$0][$1] }
        }

        /// The shortest of all orders, by trying each as far as it is not too long already.
        func shortest(start: Int?, end: RouteOrder.End) -> Double {
            var best = Double.infinity, stops: [Int] = []
            func go(on metresSoFar: Double) {
                guard metresSoFar < best else { return }
                guard stops.count < metres.count else {
                    if case .at(let last) = end, stops.last != last { return }
                    return best = min(best, length(stops, end))
                }
                for stop in metres.indices where !stops.contains(stop) {
                    guard let before = stops.last else {
                        guard start == nil || start == stop else { continue }
                        stops = [stop]
                        go(on: 0)
                        stops = []
                        continue
                    }
                    stops.append(stop)
                    go(on: metresSoFar + metres[before][stop])
                    stops.removeLast()
                }
            }
            go(on: 0)
            return best
        }
    }

    static let ways: [(start: Int?, end: RouteOrder.End)] = [
        (0, .anywhere), (0, .back), (0, .at(1)), (nil, .anywhere), (nil, .at(2)), (nil, .back), (2, .at(0)),
    ]

    @Test(arguments: ways.indices, [3, 5, 7])
    func `Few points are visited in the shortest order of all`(way: Int, count: Int) {
        let (start, end) = Self.ways[way]
        for isUneven in [false, true] {
            let field = Field(count: count, seed: UInt64(count), isUneven: isUneven)
            let route = field.order(start: start, end: end)
            #expect(abs(route.length - field.shortest(start: start, end: end)) < 0.001)
            #expect(abs(route.length - field.length(route.stops, end)) < 0.001)
            #expect(route.stops.sorted() == Array(0..<count))
        }
    }

    @Test(arguments: ways.indices, [13, 24])
    func `Many points are visited once each, from where it begins to where it ends`(way: Int, count: Int) {
        let (start, end) = Self.ways[way]
        let route = Field(count: count, seed: 7, isUneven: way % 2 == 1).order(start: start, end: end)
        #expect(route.stops.sorted() == Array(0..<count))
        if let start { #expect(route.stops.first == start) }
        if case .at(let last) = end { #expect(route.stops.last == last) }
    }

    @Test(arguments: [13, 60], [1])
    func `Points on a ring are visited round it`(count: Int, seed: UInt64) {
        let random = RandomSource.seeded(seed)
        let angles = (0..<count).map { _ in random.unit() }
        let route = RouteOrder(count: count, start: 0, end: .back) { from, to in
            let apart = abs(angles[from] - angles[to])
            return 1000 * min(apart, 1 - apart)
        }
        let sorted = angles.sorted(), widest = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.max() ?? 0
        #expect(widest < 0.5 && abs(route.length - 1000) < 0.001)
    }

    @Test func `The same points give the same order`() {
        let field = Field(count: 20, seed: 5)
        #expect(field.order(start: 0, end: .back) == field.order(start: 0, end: .back))
    }

    @Test(arguments: ways.indices, [0, 1, 2])
    func `One point or none is a way of no length`(way: Int, count: Int) {
        let route = Field(count: count, seed: 1).order(start: Self.ways[way].start, end: Self.ways[way].end)
        #expect(route.stops.sorted() == Array(0..<count))
        #expect(count == 2 || route.length == 0)
    }

    @Test(arguments: [5, 20])
    func `A way that leads nowhere is taken only where no other is, and said`(count: Int) {
        // From 1 one comes to 2 alone, and to 1 only from 0.
        func metres(_ from: Int, _ to: Int) -> Double {
            from == 1 && to != 2 || to == 1 && from != 0 ? .infinity : Double(abs(from - to))
        }
        let route = RouteOrder(count: count, start: 3, distance: metres)
        #expect(zip(route.stops, route.stops.dropFirst()).contains { $0 == (0, 1) } && route.length.isFinite)
        #expect(RouteOrder(count: count, start: 3) { _, _ in .nan }.stops.sorted() == Array(0..<count))
        #expect(RouteOrder(count: count, start: 0) { _, to in to == 4 ? .infinity : 1 }.length == .infinity)
    }
}
