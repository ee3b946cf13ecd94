import Foundation
import Geo

/// Where the name of an area is written.
enum InnerPoint {
    /// The point of a coarse grid that lies deepest within an odd number of the rings; nil where none does.
    static func of(_ rings: [[Pixel]], keeping room: Box) -> Pixel? {
        guard let around = Box(around: rings.flatMap { $0 }) else { return nil }
        let box = Box(
            left: max(around.left, room.left), top: max(around.top, room.top), right: min(around.right, room.right),
            bottom: min(around.bottom, room.bottom))
        guard box.width > 0, box.height > 0 else { return nil }
        let rings = thinned(rings)
        var best: (point: Pixel, depth: Double)?
        for row in 1..<8 {
            for column in 1..<10 {
                let point = Pixel(
                    box.left + box.width * Double(column) / 10, box.top + box.height * Double(row) / 8)
                guard let depth = depth(of: point, rings), depth > best?.depth ?? 0 else { continue }
                best = (point, depth)
            }
        }
        return best?.point
    }

    /// A shape of some hundred points is as good for a name as the true one.
    private static func thinned(_ rings: [[Pixel]]) -> [[Pixel]] {
        let step = rings.reduce(0) { $0 + $1.count } / 500 + 1
        guard step > 1 else { return rings }
        return rings.map { ring in stride(from: 0, to: ring.count, by: step).map { ring[$0] } }.filter { $0.count > 2 }
    }

    /// How far the nearest edge is; nil outside.
    private static func depth(of point: Pixel, _ rings: [[Pixel]]) -> Double? {
        var isInside = false, nearest = Double.infinity
        for ring in rings {
            guard var from = ring.last else { continue }
            for to in ring {
                if (from.y > point.y) != (to.y > point.y),
                    point.x < (to.x - from.x) * (point.y - from.y) / (to.y - from.y) + from.x
                {
                    isInside.toggle()
                }
                nearest = min(nearest, distance(point, from, to))
                from = to
            }
        }
        return isInside ? nearest : nil
    }

    private static func distance(_ point: Pixel, _ from: Pixel, _ to: Pixel) -> Double {
        let dx = to.x - from.x, dy = to.y - from.y, square = dx * dx + dy * dy
        let share = square > 0 ? min(1, max(0, ((point.x - from.x) * dx + (point.y - from.y) * dy) / square)) : 0
        return hypot(point.x - from.x - share * dx, point.y - from.y - share * dy)
    }
}
