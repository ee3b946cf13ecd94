import Foundation
import Geo

/// A line that can be asked for the point at a distance from its beginning.
struct LineWalk: Sendable {
    let points: [Pixel]
    /// Distance of each point from the beginning.
    private let distances: [Double]

    init(_ points: [Pixel]) {
        self.points = points
        var distances = [0.0]
        for (from, to) in zip(points, points.dropFirst()) {
            distances.append((distances.last ?? 0) + hypot(to.x - from.x, to.y - from.y))
        }
        self.distances = distances
    }

    var length: Double { distances.last ?? 0 }

    /// Before the beginning it is the first point, beyond the end the last one.
    func point(at distance: Double) -> Pixel {
        guard let first = points.first, let last = points.last else { return Pixel(0, 0) }
        if distance <= 0 { return first }
        if distance >= length { return last }
        var low = 0, high = points.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if distances[middle] <= distance { low = middle } else { high = middle }
        }
        let stretch = distances[high] - distances[low]
        let share = stretch > 0 ? (distance - distances[low]) / stretch : 0
        return Pixel(
            points[low].x + share * (points[high].x - points[low].x),
            points[low].y + share * (points[high].y - points[low].y))
    }

    /// The point and direction (in radians, clockwise from the right) with the corners within `reach` rounded off.
    func step(at distance: Double, reach: Double) -> (point: Pixel, direction: Double) {
        let before = point(at: distance - reach), here = point(at: distance), after = point(at: distance + reach)
        let middle = Pixel((before.x + 2 * here.x + after.x) / 4, (before.y + 2 * here.y + after.y) / 4)
        return (middle, atan2(after.y - before.y, after.x - before.x))
    }

    var reversed: LineWalk { LineWalk(points.reversed()) }
}

extension LineWalk {
    /// Joins lines that end where another one begins, however each was drawn, into longer ones.
    static func joined(_ lines: [[Pixel]]) -> [LineWalk] {
        struct End: Hashable {
            let x: Int, y: Int
            init?(_ point: Pixel?) {
                guard let point else { return nil }
                (x, y) = (Int((point.x * 2).rounded()), Int((point.y * 2).rounded()))
            }
        }
        var rest = lines, joined: [LineWalk] = []
        while var line = rest.popLast() {
            var isGrowing = true
            while isGrowing, line.count < 5_000 {
                isGrowing = false
                for (index, other) in rest.enumerated() where other.count > 1 {
                    if End(other.first) == End(line.last) {
                        line += other.dropFirst()
                    } else if End(other.last) == End(line.last) {
                        line += other.reversed().dropFirst()
                    } else if End(other.last) == End(line.first) {
                        line = other + line.dropFirst()
                    } else if End(other.first) == End(line.first) {
                        line = other.reversed() + line.dropFirst()
                    } else {
                        continue
                    }
                    rest.remove(at: index)
                    isGrowing = true
                    break
                }
            }
            joined.append(LineWalk(line))
        }
        return joined
    }
}
