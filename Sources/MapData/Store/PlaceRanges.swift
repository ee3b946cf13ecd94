import Core
import GRDB

/// The ids of the places in a piece of the earth: since ids follow the Morton order, a square of it is a range of ids, and
/// a search for a common word need not look at all that hold it.
struct PlaceRanges {
    let db: Database
    private let extracts: [Int64]

    init(_ db: Database) throws {
        self.db = db
        extracts = try Int64.fetchAll(db, sql: "SELECT id FROM extract")
    }

    /// Of the square that holds the point, a side of 2 to the power of `bits` steps long, and the eight round it.
    func around(_ point: FixedPoint, bits: Int) throws -> [ClosedRange<Int64>] {
        let side = Int64(1) << Int64(bits), shift = Int64(2 * bits - 1)
        var squares: Set<Int64> = []
        for dx in [-side, 0, side] {
            for dy in [-side, 0, side] {
                let x = Int32(clamping: Int64(point.x) + dx), y = Int32(clamping: Int64(point.y) + dy)
                squares.insert(FixedPoint(x: x, y: y).order >> shift)
            }
        }
        var ranges: [ClosedRange<Int64>] = []
        for square in squares.sorted() {
            let low: Int64 = square << shift, last: Int64 = low + ((Int64(1) << shift) - 1)
            for extract in extracts {
                let begin = try id(in: extract, from: low)
                let end = last == .max ? MapFinisher.base(extract + 1) : try id(in: extract, from: last + 1)
                if begin < end { ranges.append(begin...(end - 1)) }
            }
        }
        return ranges
    }

    /// The id from which on places stand at that number of the order or later.
    private func id(in extract: Int64, from order: Int64) throws -> Int64 {
        let base = MapFinisher.base(extract), next = MapFinisher.base(extract + 1)
        let last = try Int64.fetchOne(
            db.cachedStatement(sql: "SELECT max(id) FROM place WHERE id BETWEEN ? AND ?"), arguments: [base, next - 1])
        guard let last else { return base }
        let statement = try db.cachedStatement(
            sql: "SELECT longitude, latitude FROM place WHERE id >= ? ORDER BY id LIMIT 1")
        var (low, high) = (base, last + 1)
        while low < high {
            let middle = low + (high - low) / 2
            guard let row = try Row.fetchOne(statement, arguments: [middle]) else { return high }
            if FixedPoint(x: row[0], y: row[1]).order < order { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
