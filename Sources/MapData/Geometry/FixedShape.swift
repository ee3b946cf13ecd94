/// The geometry of a feature in whole steps.
enum FixedShape: Hashable, Sendable {
    case point(FixedPoint)
    case line([FixedPoint])
    /// Rings that are closed by themselves: the last point is not the first again. Inside is what an odd number surrounds.
    case area([[FixedPoint]])

    /// nil where there is no point.
    var box: FixedBox? {
        switch self {
        case .point(let point): FixedBox(west: point.x, east: point.x, south: point.y, north: point.y)
        case .line(let points): FixedBox(points)
        case .area(let rings): FixedBox(rings.joined())
        }
    }

    /// A line from its end to its beginning; all else is as it was.
    var reversed: FixedShape {
        if case .line(let points) = self { .line(points.reversed()) } else { self }
    }

    /// A point of it that stands for it: of a line the middle one, of an area one inside.
    var anchor: FixedPoint? {
        switch self {
        case .point(let point): point
        case .line(let points): points.isEmpty ? nil : points[points.count / 2]
        case .area(let rings): rings.insidePoint
        }
    }
}

extension [[FixedPoint]] {
    /// True where an odd number of rings surrounds the point (even-odd rule).
    func surround(_ point: FixedPoint) -> Bool {
        var isInside = false
        for ring in self {
            guard var last = ring.last else { continue }
            for next in ring {
                if (next.y > point.y) != (last.y > point.y) {
                    let share = Double(Int64(point.y) - Int64(next.y)) / Double(Int64(last.y) - Int64(next.y))
                    if Double(point.x) < Double(next.x) + share * Double(Int64(last.x) - Int64(next.x)) {
                        isInside.toggle()
                    }
                }
                last = next
            }
        }
        return isInside
    }

    /// The centroid where that lies inside, else the middle of the widest piece at half height.
    var insidePoint: FixedPoint? {
        guard let box = FixedBox(joined()) else { return nil }
        if let centroid, surround(centroid) { return centroid }
        return middle(at: box.center.y) ?? box.center
    }

    private var centroid: FixedPoint? {
        guard let outer = self.max(by: { abs($0.doubledArea) < abs($1.doubledArea) }), let origin = outer.first,
            var last = outer.last
        else { return nil }
        var area = 0.0, x = 0.0, y = 0.0
        for next in outer {
            let ax = Double(last.x) - Double(origin.x), ay = Double(last.y) - Double(origin.y)
            let bx = Double(next.x) - Double(origin.x), by = Double(next.y) - Double(origin.y)
            let cross = ax * by - bx * ay
            area += cross
            x += (ax + bx) * cross
            y += (ay + by) * cross
            last = next
        }
        guard area != 0 else { return nil }
        return FixedPoint(
            x: Int32(clamping: Int64(Double(origin.x) + x / (3 * area))),
            y: Int32(clamping: Int64(Double(origin.y) + y / (3 * area))))
    }

    private func middle(at y: Int32) -> FixedPoint? {
        var crossings: [Double] = []
        for ring in self {
            guard var last = ring.last else { continue }
            for next in ring {
                if (next.y > y) != (last.y > y) {
                    let share = Double(Int64(y) - Int64(next.y)) / Double(Int64(last.y) - Int64(next.y))
                    crossings.append(Double(next.x) + share * Double(Int64(last.x) - Int64(next.x)))
                }
                last = next
            }
        }
        crossings.sort()
        let pieces = stride(from: 0, to: crossings.count - 1, by: 2).map { (crossings[$0], crossings[$0 + 1]) }
        guard let widest = pieces.max(by: { $0.1 - $0.0 < $1.1 - $1.0 }) else { return nil }
        return FixedPoint(x: Int32(clamping: Int64((widest.0 + widest.1) / 2)), y: y)
    }
}

extension [FixedPoint] {
    /// Twice the signed area in square steps; above 0 where the ring runs counterclockwise.
    var doubledArea: Double {
        guard let origin = first, var previous = last else { return 0 }
        var sum = 0.0
        for next in self {
            sum +=
                (Double(previous.x) - Double(origin.x)) * (Double(next.y) - Double(origin.y))
                - (Double(next.x) - Double(origin.x)) * (Double(previous.y) - Double(origin.y))
            previous = next
        }
        return sum
    }
}
