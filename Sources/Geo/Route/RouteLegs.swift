/// Metres between the stops of a way: 0 stands for where it begins and the last number for where it ends, which are
/// nowhere, and no way off, where they are open.
struct RouteLegs: Sendable {
    /// With both ends.
    let count: Int
    private let metres: [Double]

    /// Most stops between the ends for which all orders are weighed.
    static let mostExact = 12
    /// What stands for no way: farther than all ways on earth, and small enough to be added up to the millimetre.
    private static let nowhere = 1e9

    init(_ between: [Int], _ ends: RouteEnds, _ distance: (Int, Int) -> Double) {
        let points = [ends.first] + between.map { $0 as Int? } + [ends.last]
        count = points.count
        metres = points.flatMap { from in
            points.map { to in
                guard let from, let to else { return 0 }
                let metres = from == to ? 0 : distance(from, to)
                return metres >= 0 ? min(metres, Self.nowhere) : Self.nowhere
            }
        }
    }

    /// How many stops lie between the ends.
    var inner: Int { count - 2 }

    @inline(__always) subscript(from: Int, to: Int) -> Double { metres[from * count + to] }
}

extension RouteLegs {
    /// The inner stops in the shortest order of all (Held and Karp, 1962): of each set of stops and its last one the
    /// shortest way through is found from those through one less.
    func exactOrder() -> [Int] {
        let inner = inner
        guard inner > 0 else { return [] }
        var best = [Double](repeating: .infinity, count: inner << inner)
        var before = [Int](repeating: 0, count: inner << inner)
        for last in 0..<inner { best[inner << last + last] = self[0, last + 1] }
        for set in 1..<(1 << inner) {
            for last in 0..<inner where set & 1 << last != 0 {
                for next in 0..<inner where set & 1 << next == 0 {
                    let metres = best[set * inner + last] + self[last + 1, next + 1]
                    let there = (set | 1 << next) * inner + next
                    if metres < best[there] { (best[there], before[there]) = (metres, last) }
                }
            }
        }
        return wayBack(best, before)
    }

    private func wayBack(_ best: [Double], _ before: [Int]) -> [Int] {
        var set = 1 << inner - 1, order: [Int] = []
        let ends = (0..<inner).map { best[set * inner + $0] + self[$0 + 1, count - 1] }
        var last = ends.indices.min { ends[$0] < ends[$1] } ?? 0
        while set != 0 {
            order.append(last + 1)
            let previous = before[set * inner + last]
            set ^= 1 << last
            last = previous
        }
        return order.reversed()
    }
}
