extension FixedShape {
    /// How many points a piece may have: more, and drawing a corner of a lake would mean reading all of it.
    private static let most = 800

    /// A large area in pieces, each with few points; they overlap a little, so that no seam is seen. A long line too, in
    /// pieces that meet.
    var pieces: [FixedShape] {
        switch self {
        case .point: return [self]
        case .line(let points):
            guard points.count > Self.most else { return [self] }
            return stride(from: 0, to: points.count - 1, by: Self.most).map {
                .line(Array(points[$0...min($0 + Self.most, points.count - 1)]))
            }
        case .area(let rings):
            guard rings.reduce(0, { $0 + $1.count }) > Self.most, let box else { return [self] }
            return Self.split(rings, in: box, depth: 0).map { .area($0) }
        }
    }

    private static func split(_ rings: [[FixedPoint]], in box: FixedBox, depth: Int) -> [[[FixedPoint]]] {
        guard rings.reduce(0, { $0 + $1.count }) > most, depth < 24 else { return [rings] }
        return box.halves.flatMap { half -> [[[FixedPoint]]] in
            let inside = rings.compactMap { $0.clipped(to: half.grown) }
            return inside.isEmpty ? [] : split(inside, in: half, depth: depth + 1)
        }
    }
}

extension FixedBox {
    /// Cut through the longer side.
    var halves: [FixedBox] {
        var (first, second) = (self, self)
        if width >= height {
            first.east = center.x
            second.west = center.x
        } else {
            first.north = center.y
            second.south = center.y
        }
        return [first, second]
    }

    /// Larger by a 64th on each side.
    fileprivate var grown: FixedBox {
        let x = Int32(clamping: width / 64 + 1), y = Int32(clamping: height / 64 + 1)
        return FixedBox(
            west: max(west, .min + x) - x, east: min(east, .max - x) + x, south: max(south, .min + y) - y,
            north: min(north, .max - y) + y)
    }
}

extension [FixedPoint] {
    /// What of a ring lies in the box (Sutherland and Hodgman, 1974); nil where nothing does.
    func clipped(to box: FixedBox) -> [FixedPoint]? {
        guard let own = FixedBox(self), own.meets(box) else { return nil }
        if box.contains(own) { return self }
        var ring = self
        ring = ring.cut({ $0.x >= box.west }, { $0.crossing($1, x: box.west) })
        ring = ring.cut({ $0.x <= box.east }, { $0.crossing($1, x: box.east) })
        ring = ring.cut({ $0.y >= box.south }, { $0.crossing($1, y: box.south) })
        ring = ring.cut({ $0.y <= box.north }, { $0.crossing($1, y: box.north) })
        return ring.count > 2 ? ring : nil
    }

    private func cut(
        _ isInside: (FixedPoint) -> Bool, _ crossing: (FixedPoint, FixedPoint) -> FixedPoint
    ) -> [FixedPoint] {
        guard var previous = last else { return [] }
        var result: [FixedPoint] = []
        result.reserveCapacity(count)
        for next in self {
            if isInside(next) != isInside(previous) { result.append(crossing(previous, next)) }
            if isInside(next) { result.append(next) }
            previous = next
        }
        return result
    }
}

extension FixedPoint {
    /// Where the way to another point has that longitude.
    func crossing(_ other: FixedPoint, x: Int32) -> FixedPoint {
        let share = Double(Int64(x) - Int64(self.x)) / Double(Int64(other.x) - Int64(self.x))
        return FixedPoint(x: x, y: Int32((Double(y) + share * Double(Int64(other.y) - Int64(y))).rounded()))
    }

    /// Where the way to another point has that latitude.
    func crossing(_ other: FixedPoint, y: Int32) -> FixedPoint {
        let share = Double(Int64(y) - Int64(self.y)) / Double(Int64(other.y) - Int64(self.y))
        return FixedPoint(x: Int32((Double(x) + share * Double(Int64(other.x) - Int64(x))).rounded()), y: y)
    }
}
