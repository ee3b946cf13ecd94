import Geo

/// Cuts lines and rings at a box, so that Cairo never sees numbers that it cannot hold.
struct Clip: Sendable {
    let box: Box

    /// The pieces of a line that run within the box.
    func pieces(of line: [Pixel]) -> [[Pixel]] {
        guard let around = Box(around: line), line.count > 1 else { return [] }
        if box.contains(around) { return [line] }
        guard box.intersects(around) || around.width == 0 || around.height == 0 else { return [] }
        var pieces: [[Pixel]] = [], piece: [Pixel] = []
        for (from, to) in zip(line, line.dropFirst()) {
            guard let (start, end) = segment(from, to) else { continue }
            if piece.last != start {
                if piece.count > 1 { pieces.append(piece) }
                piece = [start]
            }
            piece.append(end)
        }
        if piece.count > 1 { pieces.append(piece) }
        return pieces
    }

    /// What of a stretch lies within the box (Liang-Barsky).
    func segment(_ from: Pixel, _ to: Pixel) -> (Pixel, Pixel)? {
        let dx = to.x - from.x, dy = to.y - from.y
        var enters = 0.0, leaves = 1.0
        let sides = [
            (-dx, from.x - box.left), (dx, box.right - from.x), (-dy, from.y - box.top), (dy, box.bottom - from.y),
        ]
        for (step, room) in sides {
            if step == 0 {
                if room < 0 { return nil }
            } else if step < 0 {
                enters = max(enters, room / step)
            } else {
                leaves = min(leaves, room / step)
            }
        }
        guard enters <= leaves else { return nil }
        func at(_ share: Double) -> Pixel {
            share == 0 ? from : share == 1 ? to : Pixel(from.x + share * dx, from.y + share * dy)
        }
        return (at(enters), at(leaves))
    }

    /// A ring cut at the box (Sutherland-Hodgman): what lies inside an odd number of rings stays so. Empty when nothing
    /// of it is within.
    func ring(_ ring: [Pixel]) -> [Pixel] {
        guard let around = Box(around: ring), ring.count > 2 else { return [] }
        if box.contains(around) { return ring }
        guard box.intersects(around) else { return [] }
        var points = cut(ring, \.x, at: box.left, keepsGreater: true)
        points = cut(points, \.x, at: box.right, keepsGreater: false)
        points = cut(points, \.y, at: box.top, keepsGreater: true)
        return cut(points, \.y, at: box.bottom, keepsGreater: false)
    }

    private func cut(
        _ ring: [Pixel], _ axis: KeyPath<Pixel, Double>, at limit: Double, keepsGreater: Bool
    ) -> [Pixel] {
        guard var before = ring.last else { return [] }
        func isKept(_ point: Pixel) -> Bool {
            keepsGreater ? point[keyPath: axis] >= limit : point[keyPath: axis] <= limit
        }
        var kept: [Pixel] = []
        for point in ring {
            if isKept(before) != isKept(point) {
                let share = (limit - before[keyPath: axis]) / (point[keyPath: axis] - before[keyPath: axis])
                kept.append(Pixel(before.x + share * (point.x - before.x), before.y + share * (point.y - before.y)))
            }
            if isKept(point) { kept.append(point) }
            before = point
        }
        return kept
    }
}
