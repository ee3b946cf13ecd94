/// Makes the sea of an extract out of the pieces of its coast. The land lies to the left of a coastline's direction
/// (OSM wiki, natural=coastline), so the sea is what lies to its right, up to the edge of the box.
struct SeaMaker {
    let box: FixedBox

    /// The rings of the sea, islands among them; empty where there is no coast in the box.
    func sea(of coast: [[FixedPoint]]) -> [[FixedPoint]] {
        let chains = Self.joined(coast)
        var rings = chains.filter { $0.isClosed }.map { Array($0.dropLast()) }
        let open = chains.filter { !$0.isClosed }.flatMap(pieces)
        rings = rings.compactMap { $0.clipped(to: box) }
        let outer = closed(open)
        // Islands alone: the sea is all round them. A closed coast that runs clockwise holds water itself.
        if outer.isEmpty, rings.contains(where: { $0.doubledArea > 0 }) { return [box.corners] + rings }
        return outer + rings
    }

    /// Pieces that continue one another become one.
    static func joined(_ pieces: [[FixedPoint]]) -> [[FixedPoint]] {
        var byStart: [FixedPoint: [Int]] = [:]
        for (index, piece) in pieces.enumerated() where piece.count > 1 { byStart[piece[0], default: []].append(index) }
        let ends = Set(pieces.compactMap(\.last))
        var isUsed = [Bool](repeating: false, count: pieces.count), chains: [[FixedPoint]] = []
        func follow(from index: Int) -> [FixedPoint] {
            var chain = pieces[index]
            isUsed[index] = true
            while let end = chain.last, end != chain[0], let next = byStart[end]?.first(where: { !isUsed[$0] }) {
                isUsed[next] = true
                chain += pieces[next].dropFirst()
            }
            return chain
        }
        // First those that nothing leads to, then the rings.
        for index in pieces.indices where pieces[index].count > 1 && !ends.contains(pieces[index][0]) {
            chains.append(follow(from: index))
        }
        for index in pieces.indices where pieces[index].count > 1 && !isUsed[index] {
            chains.append(follow(from: index))
        }
        return chains
    }

    /// What of a chain lies in the box, each piece from edge to edge: an end inside is led straight to the nearest edge.
    private func pieces(_ chain: [FixedPoint]) -> [[FixedPoint]] {
        var pieces: [[FixedPoint]] = [], piece: [FixedPoint] = []
        if let first = chain.first, box.contains(first) { piece = [edge(nearest: first), first] }
        for (from, to) in zip(chain, chain.dropFirst()) {
            guard let (enter, leave) = box.clip(from, to) else { continue }
            if piece.isEmpty { piece = [enter] }
            piece.append(leave)
            if !box.contains(to) {
                pieces.append(piece)
                piece = []
            }
        }
        if let first = chain.first, box.contains(first), pieces.count > 1, isStub(pieces[0]) { pieces.removeFirst() }
        if let last = piece.last, pieces.isEmpty || !isStub(piece) { pieces.append(piece + [edge(nearest: last)]) }
        return pieces.filter { $0.count > 1 }
    }

    /// A coast that ends hardly within the edge and leaves the box at once tells nothing of which side is wet, and led to
    /// the edge it might cross what comes after it.
    private func isStub(_ piece: [FixedPoint]) -> Bool {
        guard let around = FixedBox(piece) else { return true }
        return Int64(around.width) * 50 < Int64(box.width) && Int64(around.height) * 50 < Int64(box.height)
    }

    /// Each piece is followed to its end, then the edge clockwise to where the next one begins.
    private func closed(_ pieces: [[FixedPoint]]) -> [[FixedPoint]] {
        let begins = pieces.map { position($0[0]) }
        var isUsed = [Bool](repeating: false, count: pieces.count), rings: [[FixedPoint]] = []
        for first in pieces.indices where !isUsed[first] {
            var ring: [FixedPoint] = [], index = first
            repeat {
                isUsed[index] = true
                ring += pieces[index]
                let end = position(pieces[index][pieces[index].count - 1])
                let waiting = pieces.indices.filter { !isUsed[$0] || $0 == first }
                guard let next = waiting.min(by: { way(end, begins[$0]) < way(end, begins[$1]) }) else { break }
                ring += corners(from: end, to: begins[next])
                index = next
            } while index != first
            rings.append(ring)
        }
        return rings
    }

    /// Where on the edge a point lies: 0 at the north-west corner, then clockwise, 1 a side.
    private func position(_ point: FixedPoint) -> Double {
        let x = Double(Int64(point.x) - Int64(box.west)) / Double(max(1, box.width))
        let y = Double(Int64(point.y) - Int64(box.south)) / Double(max(1, box.height))
        if point.y == box.north { return x }
        if point.x == box.east { return 1 + (1 - y) }
        if point.y == box.south { return 2 + (1 - x) }
        return 3 + y
    }

    private func way(_ from: Double, _ to: Double) -> Double { to > from ? to - from : to - from + 4 }

    private func corners(from: Double, to: Double) -> [FixedPoint] {
        let length = way(from, to)
        return (1...8).filter { Double($0) > from && Double($0) < from + length }.map { box.corners[$0 % 4] }
    }

    private func edge(nearest point: FixedPoint) -> FixedPoint {
        let ways = [
            (Int64(point.x) - Int64(box.west), FixedPoint(x: box.west, y: point.y)),
            (Int64(box.east) - Int64(point.x), FixedPoint(x: box.east, y: point.y)),
            (Int64(point.y) - Int64(box.south), FixedPoint(x: point.x, y: box.south)),
            (Int64(box.north) - Int64(point.y), FixedPoint(x: point.x, y: box.north)),
        ]
        return ways.min { $0.0 < $1.0 }?.1 ?? point
    }
}

extension [FixedPoint] {
    fileprivate var isClosed: Bool { count > 3 && first == last }
}

extension FixedBox {
    /// From the north-west corner clockwise.
    var corners: [FixedPoint] {
        [
            FixedPoint(x: west, y: north), FixedPoint(x: east, y: north), FixedPoint(x: east, y: south),
            FixedPoint(x: west, y: south),
        ]
    }

    /// The part of the way between two points that lies in the box (Liang and Barsky, 1984); nil where none does.
    func clip(_ from: FixedPoint, _ to: FixedPoint) -> (FixedPoint, FixedPoint)? {
        if contains(from), contains(to) { return (from, to) }
        let dx = Double(Int64(to.x) - Int64(from.x)), dy = Double(Int64(to.y) - Int64(from.y))
        var enter = 0.0, leave = 1.0
        var enterEdge: (Int32?, Int32?) = (nil, nil), leaveEdge: (Int32?, Int32?) = (nil, nil)
        let edges: [(Double, Double, (Int32?, Int32?))] = [
            (-dx, Double(Int64(from.x) - Int64(west)), (west, nil)),
            (dx, Double(Int64(east) - Int64(from.x)), (east, nil)),
            (-dy, Double(Int64(from.y) - Int64(south)), (nil, south)),
            (dy, Double(Int64(north) - Int64(from.y)), (nil, north)),
        ]
        for (speed, room, edge) in edges {
            if speed == 0 {
                if room < 0 { return nil }
            } else if speed < 0 {
                if room / speed > enter { (enter, enterEdge) = (room / speed, edge) }
            } else if room / speed < leave {
                (leave, leaveEdge) = (room / speed, edge)
            }
        }
        guard enter <= leave else { return nil }
        func point(_ share: Double, _ edge: (Int32?, Int32?)) -> FixedPoint {
            let x = edge.0 ?? Int32((Double(from.x) + share * dx).rounded())
            let y = edge.1 ?? Int32((Double(from.y) + share * dy).rounded())
            return FixedPoint(x: min(east, max(west, x)), y: min(north, max(south, y)))
        }
        return (point(enter, enterEdge), point(leave, leaveEdge))
    }
}
