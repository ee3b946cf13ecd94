import Core
import GRDB
import Geo
import Synchronization

/// Which boundaries lie round a point. Points that follow each other had better lie near each other.
struct RegionFinder {
    /// A boundary, or a place to live that has none and counts as a circle.
    struct Candidate {
        let id: Int64
        let level: Int?
        let kind: String?
        let name: String
        let country: String?
        let center: FixedPoint
        let box: FixedBox
        let hasShape: Bool
    }

    private static let cellSteps: Int32 = 100_000
    private let shapes: RegionShapes
    private var cell: FixedBox?
    private var candidates: [Candidate] = []

    init(shapes: RegionShapes) { self.shapes = shapes }

    /// The boundaries round a point, the smallest first.
    mutating func boundaries(at point: FixedPoint, _ db: Database) throws -> [Candidate] {
        try load(point, db)
        return try candidates.filter { $0.hasShape && $0.box.contains(point) }
            .filter { try shapes.rings(of: $0.id, db).surround(point) }
    }

    /// The town that a point lies in: the smallest boundary of a town's level, else the nearest place to live.
    mutating func town(at point: FixedPoint, _ db: Database) throws -> Candidate? {
        let boundaries = try boundaries(at: point, db)
        if let town = boundaries.first(where: \.isTown) { return town }
        return candidates.filter { !$0.hasShape && $0.box.contains(point) }
            .compactMap { node -> (Candidate, Double)? in
                guard let radius = RegionKind.townRadius(node.kind) else { return nil }
                let share = node.center.coordinate.distance(to: point.coordinate) / radius
                return share <= 1 ? (node, share) : nil
            }.min { $0.1 < $1.1 }?.0
    }

    /// The name of the country that a point lies in: its boundary's, else what its code or that of a region in it means.
    mutating func country(at point: FixedPoint, code: String?, _ db: Database) throws -> String? {
        let boundaries = try boundaries(at: point, db)
        if let country = boundaries.first(where: { $0.level == 2 }) { return country.name }
        let known = code ?? boundaries.lazy.compactMap(\.country).first
        return known.map { Countries.shared.name(of: $0) ?? $0 }
    }

    private mutating func load(_ point: FixedPoint, _ db: Database) throws {
        if let cell, cell.contains(point) { return }
        let x = point.x / Self.cellSteps * Self.cellSteps, y = point.y / Self.cellSteps * Self.cellSteps
        let box = FixedBox(
            west: x - Self.cellSteps, east: x + Self.cellSteps, south: y - Self.cellSteps, north: y + Self.cellSteps)
        candidates = try Self.candidates(in: box, db)
        cell = box
    }

    private static func candidates(in box: FixedBox, _ db: Database) throws -> [Candidate] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT region.id, level, kind, name, longitude, latitude, b.west, b.east, b.south, b.north,
                    shape IS NOT NULL, coalesce(tags ->> '$."ISO3166-1"', tags ->> '$."ISO3166-1:alpha2"',
                        substr(tags ->> '$."ISO3166-2"', 1, 2))
                FROM regionBox b CROSS JOIN region ON region.id = b.id
                WHERE b.west <= ? AND b.east >= ? AND b.south <= ? AND b.north >= ?
                """, arguments: [box.east, box.west, box.north, box.south])
        return rows.map { row in
            Candidate(
                id: row[0], level: row[1], kind: row[2], name: row[3], country: row[11],
                center: FixedPoint(x: row[4], y: row[5]),
                box: FixedBox(west: row[6], east: row[7], south: row[8], north: row[9]), hasShape: row[10])
        }.sorted { ($0.box.size, $0.id) < ($1.box.size, $1.id) }
    }
}

extension RegionFinder.Candidate {
    /// Levels 4 to 8 hold towns: 8 nearly everywhere, 6 and 4 where a city is a county or a state (OSM wiki,
    /// boundary=administrative).
    fileprivate var isTown: Bool { level.map((4...8).contains) ?? false }
}

extension FixedBox {
    fileprivate var size: Double { Double(width) * Double(height) }
}

/// The rings of boundaries, read once as long as there is room.
final class RegionShapes: Sendable {
    private struct State {
        var rings: [Int64: [[FixedPoint]]] = [:]
        var points = 0
    }

    /// 8 bytes each.
    private static let mostPoints = 4_000_000
    private let state = Mutex(State())

    func rings(of id: Int64, _ db: Database) throws -> [[FixedPoint]] {
        if let known = state.withLock({ $0.rings[id] }) { return known }
        let statement = try db.cachedStatement(sql: "SELECT shape FROM region WHERE id = ?")
        let shape = try Row.fetchOne(statement, arguments: [id])?.shape(at: 0)
        guard case .area(let rings) = shape else { return [] }
        let count = rings.reduce(0) { $0 + $1.count }
        state.withLock { state in
            if state.points + count > Self.mostPoints { state = State() }
            if state.rings.updateValue(rings, forKey: id) == nil { state.points += count }
        }
        return rings
    }
}

/// What a place to live counts as where nobody drew its boundary.
enum RegionKind {
    /// Metres round its point.
    static func radius(_ kind: String?) -> Double {
        switch kind {
        case "country": 150_000
        case "state", "region", "province": 50_000
        case "county", "district": 20_000
        case "city": 10_000
        case "municipality", "town", "island": 5_000
        case "village", "borough": 3_000
        case "suburb": 1_500
        case "hamlet", "quarter": 1_000
        default: 700
        }
    }

    /// nil for what is no town.
    static func townRadius(_ kind: String?) -> Double? {
        switch kind {
        case "city", "town", "village", "municipality", "hamlet": radius(kind)
        default: nil
        }
    }
}
