import Core

/// A way through many stops that is made shorter step by step: pieces are turned round (2-opt) or put elsewhere (or-opt)
/// until that helps no more, then two pieces are swapped by chance and all is tried again.
struct RouteSearch {
    private let legs: RouteLegs
    /// For each stop those that probably come next to it, nearest first; the ends are among all.
    private let near: [[Int]]
    /// From the beginning to the end, both included.
    private(set) var way: [Int]
    /// Where each stop stands in the way.
    private var places: [Int] = []
    /// Metres from the beginning to each place, and from each place to the beginning if the way were gone backwards.
    private var forth: [Double] = []
    private var back: [Double] = []

    /// Nearest stops that are tried beside each.
    private static let breadth = 8
    /// How often pieces are swapped by chance, for each stop and at most.
    private static let kicks = (each: 10, most: 500)
    /// What is not worth a change, in metres.
    private static let least = 0.001

    static func order(_ legs: RouteLegs) -> [Int] {
        var search = RouteSearch(legs)
        search.settle(Array(search.way))
        let random = RandomSource.seeded(1)
        for _ in 0..<min(kicks.most, kicks.each * legs.inner) {
            var other = search
            other.settle(other.kick(random))
            if other.length <= search.length { search = other }
        }
        return Array(search.way.dropFirst().dropLast())
    }

    private init(_ legs: RouteLegs) {
        self.legs = legs
        let last = legs.count - 1, all = 1..<last
        near = (0...last).map { stop in
            let metres = all.map { min(legs[stop, $0], legs[$0, stop]) }
            let others = all.filter { $0 != stop }.sorted { (metres[$0 - 1], $0) < (metres[$1 - 1], $1) }
            return others.prefix(Self.breadth) + [0, last].filter { $0 != stop }
        }
        way = [0]
        var left = Set(all)
        while let next = left.min(by: { (legs[way[way.count - 1], $0], $0) < (legs[way[way.count - 1], $1], $1) }) {
            way.append(next)
            left.remove(next)
        }
        way.append(last)
        measure()
    }

    private var length: Double { forth[way.count - 1] }

    private mutating func measure() {
        places = way
        forth = [0]
        back = [0]
        for (place, stop) in way.enumerated() {
            places[stop] = place
            guard place > 0 else { continue }
            forth.append(forth[place - 1] + legs[way[place - 1], stop])
            back.append(back[place - 1] + legs[stop, way[place - 1]])
        }
    }

    // MARK: Getting shorter

    private enum Change {
        case turn(ClosedRange<Int>)
        /// A piece goes behind the place `after`.
        case move(ClosedRange<Int>, after: Int, isTurned: Bool)
    }

    /// Looks round the given stops, and round whatever that changes, until nothing gets shorter.
    private mutating func settle(_ stops: [Int]) {
        var restless = stops
        var isRestless = [Bool](repeating: false, count: way.count)
        for stop in stops { isRestless[stop] = true }
        while let stop = restless.popLast() {
            isRestless[stop] = false
            guard let change = bestChange(at: stop) else { continue }
            for touched in apply(change) + [stop] where !isRestless[touched] {
                isRestless[touched] = true
                restless.append(touched)
            }
        }
    }

    /// The change that brings the stop beside one of its near ones and gains most.
    private func bestChange(at stop: Int) -> Change? {
        var best: Change?, most = Self.least
        let place = places[stop]
        for other in near[stop] {
            let there = places[other], low = min(place, there), high = max(place, there)
            weigh(low + 1, high, &best, &most)
            weigh(low, high - 1, &best, &most)
            for longer in 0...2 {
                for first in stride(from: place - longer, through: place, by: max(1, longer)) {
                    weigh(first, first + longer, after: there - 1, &best, &most)
                    weigh(first, first + longer, after: there, &best, &most)
                }
            }
        }
        return best
    }

    private func weigh(_ first: Int, _ last: Int, _ best: inout Change?, _ most: inout Double) {
        guard first > 0, last < way.count - 1, first < last else { return }
        let gain = gain(turning: first...last)
        if gain > most { (best, most) = (.turn(first...last), gain) }
    }

    private func weigh(_ first: Int, _ last: Int, after: Int, _ best: inout Change?, _ most: inout Double) {
        guard first > 0, last < way.count - 1, after >= 0, after < way.count - 1,
            after < first - 1 || after > last
        else { return }
        for isTurned in [false, true] where !isTurned || first < last {
            let gain = gain(moving: first...last, after: after, isTurned: isTurned)
            if gain > most { (best, most) = (.move(first...last, after: after, isTurned: isTurned), gain) }
        }
    }

    private func gain(turning piece: ClosedRange<Int>) -> Double {
        let (low, high) = (piece.lowerBound, piece.upperBound)
        let old = forth[high + 1] - forth[low - 1]
        return old - legs[way[low - 1], way[high]] - (back[high] - back[low]) - legs[way[low], way[high + 1]]
    }

    private func gain(moving piece: ClosedRange<Int>, after: Int, isTurned: Bool) -> Double {
        let (low, high) = (piece.lowerBound, piece.upperBound)
        let (before, behind) = (way[low - 1], way[high + 1]), (from, to) = (way[after], way[after + 1])
        let (head, tail) = isTurned ? (way[high], way[low]) : (way[low], way[high])
        let turned = isTurned ? (back[high] - back[low]) - (forth[high] - forth[low]) : 0
        let out = legs[before, way[low]] + legs[way[high], behind] - legs[before, behind]
        return out - (legs[from, head] + legs[tail, to] - legs[from, to]) - turned
    }

    /// Gives the stops that have another neighbour now.
    private mutating func apply(_ change: Change) -> [Int] {
        let touched: [Int]
        switch change {
        case .turn(let piece):
            touched = [piece.lowerBound - 1, piece.lowerBound, piece.upperBound, piece.upperBound + 1].map { way[$0] }
            way[piece].reverse()
        case .move(let piece, let after, let isTurned):
            touched = [
                piece.lowerBound - 1, piece.lowerBound, piece.upperBound, piece.upperBound + 1, after, after + 1,
            ].map { way[$0] }
            let moved = isTurned ? Array(way[piece].reversed()) : Array(way[piece])
            let isBehind = after > piece.upperBound
            way.removeSubrange(piece)
            way.insert(contentsOf: moved, at: isBehind ? after + 1 - moved.count : after + 1)
        }
        measure()
        return touched
    }

    // MARK: Chance

    /// Swaps two pieces that lie side by side, and gives the stops at their edges (Martin, Otto and Felten, 1991).
    private mutating func kick(_ random: RandomSource) -> [Int] {
        let inner = way.count - 2, longest = max(1, min(inner / 3, 12))
        func upTo(_ most: Int) -> Int { Int(random.next() % UInt64(most)) + 1 }
        let one = upTo(longest), two = upTo(longest)
        let low = upTo(inner - one - two + 1), middle = low + one, high = middle + two
        let edges = [low - 1, low, middle - 1, middle, high - 1, high].map { way[$0] }
        way.replaceSubrange(low..<high, with: way[middle..<high] + way[low..<middle])
        measure()
        return edges
    }
}
