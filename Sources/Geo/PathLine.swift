package import Core
import Foundation

/// What can be said of a way in its pieces.
package enum PathLine {
    /// Metres from its beginning to its end, without the gaps between its pieces.
    package static func metres(_ pieces: [[Coordinate]]) -> Double {
        pieces.reduce(0) { sum, piece in
            sum + zip(piece, piece.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        }
    }

    /// With at most so many points, those that matter most for its form (Ramer, Douglas, Peucker); a way with no more
    /// stays as it is.
    package static func thinned(_ pieces: [[Coordinate]], to most: Int) -> [[Coordinate]] {
        var pieces = pieces, metres = 2.0
        while pieces.reduce(0, { $0 + $1.count }) > most, metres < 1_000_000 {
            pieces = pieces.map { thinned($0, within: metres) }.filter { !$0.isEmpty }
            if pieces.count > most / 2 { pieces = Array(pieces.prefix(most / 2)) }
            metres *= 2
        }
        return pieces
    }

    private static func thinned(_ piece: [Coordinate], within metres: Double) -> [Coordinate] {
        guard piece.count > 2 else { return piece }
        var isKept = Array(repeating: false, count: piece.count)
        (isKept[0], isKept[piece.count - 1]) = (true, true)
        var waiting = [(0, piece.count - 1)]
        while let (first, last) = waiting.popLast() {
            guard last - first > 1 else { continue }
            let far = (first + 1..<last).map { ($0, offset(of: piece[$0], from: piece[first], to: piece[last])) }
                .max { $0.1 < $1.1 }
            guard let far, far.1 > metres else { continue }
            isKept[far.0] = true
            waiting += [(first, far.0), (far.0, last)]
        }
        return zip(piece, isKept).filter(\.1).map(\.0)
    }

    /// Metres from a straight line, on a plane that touches the earth at its beginning.
    private static func offset(of point: Coordinate, from start: Coordinate, to end: Coordinate) -> Double {
        let metres = 111_195.0, wide = cos(start.latitude * .pi / 180)
        func flat(_ point: Coordinate) -> (x: Double, y: Double) {
            let east = (point.longitude - start.longitude).remainder(dividingBy: 360)
            return (east * wide * metres, (point.latitude - start.latitude) * metres)
        }
        let (p, e) = (flat(point), flat(end)), length = e.x * e.x + e.y * e.y
        let share = length == 0 ? 0 : min(1, max(0, (p.x * e.x + p.y * e.y) / length))
        return hypot(p.x - share * e.x, p.y - share * e.y)
    }
}
