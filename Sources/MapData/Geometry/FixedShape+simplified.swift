import Foundation

extension FixedShape {
    /// With fewer points, none of which left out lies farther off than `tolerance` steps; nil where nothing can be seen
    /// of it then.
    func simplified(_ tolerance: Double) -> FixedShape? {
        guard tolerance > 0 else { return self }
        switch self {
        case .point: return self
        case .line(let points):
            let kept = points.simplified(tolerance)
            return kept.count > 1 ? .line(kept) : nil
        case .area(let rings):
            let kept = rings.compactMap { ring -> [FixedPoint]? in
                guard let box = FixedBox(ring), Double(max(box.width, box.height)) > tolerance else { return nil }
                let simple = ring.simplified(tolerance)
                return simple.count > 2 ? simple : nil
            }
            return kept.isEmpty ? nil : .area(kept)
        }
    }
}

extension [FixedPoint] {
    /// The algorithm of Douglas and Peucker (1973), in steps of longitude: those of latitude count for more off the equator.
    func simplified(_ tolerance: Double) -> [FixedPoint] {
        guard count > 2, let first else { return self }
        let stretch = 1 / Swift.max(0.1, cos(Double(first.y) / FixedPoint.perDegree * .pi / 180))
        var keeps = [Bool](repeating: false, count: count)
        keeps[0] = true
        keeps[count - 1] = true
        var waiting = [(0, count - 1)]
        while let (from, to) = waiting.popLast() {
            guard let (index, square) = farthest(between: from, and: to, stretch), square > tolerance * tolerance
            else { continue }
            keeps[index] = true
            waiting.append((from, index))
            waiting.append((index, to))
        }
        return indices.lazy.filter { keeps[$0] }.map { self[$0] }
    }

    private func farthest(between from: Int, and to: Int, _ stretch: Double) -> (Int, Double)? {
        guard to - from > 1 else { return nil }
        let ax = Double(self[from].x), ay = Double(self[from].y) * stretch
        let dx = Double(self[to].x) - ax, dy = Double(self[to].y) * stretch - ay
        let length = dx * dx + dy * dy
        var best = (from + 1, -1.0)
        for index in (from + 1)..<to {
            let px = Double(self[index].x) - ax, py = Double(self[index].y) * stretch - ay
            let along = length > 0 ? Swift.min(1, Swift.max(0, (px * dx + py * dy) / length)) : 0
            let x = px - along * dx, y = py - along * dy
            let square = x * x + y * y
            if square > best.1 { best = (index, square) }
        }
        return best
    }
}
