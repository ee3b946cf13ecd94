/// The shortest order in which to visit some points: surely the shortest for up to twelve between both ends, beyond that
/// nearly always within a percent of it. The same points always give the same order.
package struct RouteOrder: Hashable, Sendable {
    /// Where a way ends.
    package enum End: Hashable, Sendable {
        case anywhere
        /// Where it began.
        case back
        case at(Int)
    }

    /// The numbers of all points in their order, the fixed ones too; what is gone back to is not said twice.
    package let stops: [Int]
    /// Metres, with the way back; infinite where no way leads to all.
    package let length: Double

    /// Points are 0..<count. Without `start` the way begins at any of them.
    ///
    /// `distance` gives metres from one point to another, which may differ from those of the way back; infinite where no
    /// way leads there. Takes some tens of milliseconds for 60 points.
    package init(count: Int, start: Int?, end: End = .anywhere, distance: (Int, Int) -> Double) {
        let ends = RouteEnds(count: count, start: start, end: end)
        let legs = RouteLegs(ends.between, ends, distance)
        let middle = legs.inner <= RouteLegs.mostExact ? legs.exactOrder() : RouteSearch.order(legs)
        stops = ends.all(round: middle.map { ends.between[$0 - 1] })
        length = Self.length(of: stops, end: end, distance: distance)
    }

    /// Metres of a way in a given order.
    package static func length(of stops: [Int], end: End = .anywhere, distance: (Int, Int) -> Double) -> Double {
        let way = end == .back && stops.count > 1 ? stops + stops.prefix(1) : stops
        return zip(way, way.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
    }
}

/// Which points stand where they are, and which are to be ordered between them.
struct RouteEnds {
    /// nil where it may be any.
    let first: Int?
    /// What comes behind all; the first once more for a round trip.
    let last: Int?
    let between: [Int]
    private let isRound: Bool

    init(count: Int, start: Int?, end: RouteOrder.End) {
        let points = 0..<max(0, count)
        func known(_ point: Int?) -> Int? { point.flatMap { points.contains($0) ? $0 : nil } }
        switch end {
        case .anywhere: (first, last, isRound) = (known(start), nil, false)
        case .back:
            // A ring has no beginning, so that any will do.
            let any = known(start) ?? points.first
            (first, last, isRound) = (any, any, true)
        case .at(let point):
            (first, last, isRound) = (known(start), known(point), known(start) != nil && start == point)
        }
        let fixed = [first, last]
        between = points.filter { !fixed.contains($0) }
    }

    func all(round middle: [Int]) -> [Int] {
        [first].compactMap { $0 } + middle + (isRound ? [] : [last].compactMap { $0 })
    }
}
