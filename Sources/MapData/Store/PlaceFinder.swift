import Core
import Foundation
import GRDB
import Geo

/// A place on its way through a search, before all of it is read.
struct PlaceCandidate {
    let id: Int64
    let point: FixedPoint
    let flags: PlaceFlags
    var metres: Double?
    /// How well its name fits, where a name was asked.
    var score = 0.0
}

/// Answers one `PlaceQuery`.
struct PlaceFinder {
    let query: PlaceQuery
    let db: Database
    let scope: PlaceScope
    /// Ranges of category numbers; nil for all.
    let kinds: [ClosedRange<Int>]?

    /// nil where the region or all the categories that are asked for are not on the map.
    init?(_ query: PlaceQuery, _ map: OpenMap, _ db: Database) throws {
        guard let scope = try PlaceScope(query, map, db) else { return nil }
        self.query = query
        self.db = db
        self.scope = scope
        kinds = query.categories.isEmpty ? nil : try Self.ranges(query.categories, db)
        if kinds?.isEmpty == true { return nil }
    }

    func find() throws -> PlaceFinding {
        let words = MapFolding.fold(query.text)
        if words.isEmpty, query.text.contains(where: { !$0.isWhitespace }) { return PlaceFinding(places: [], total: 0) }
        if !words.isEmpty { return try findNamed(words) }
        if query.near != nil {
            let found = scope.isBounded ? (try within(scope.box), nil) : try nearest()
            return try finding(found.0, total: found.1) { (0, -($0.metres ?? 0)) }
        }
        return try finding(within(scope.box)) { (Double($0.flags.prominence), 0) }
    }

    private func finding(
        _ found: [PlaceCandidate], total: Int? = nil, by rank: (PlaceCandidate) -> (Double, Double)
    ) throws -> PlaceFinding {
        let best = found.map { ($0, rank($0)) }
            .sorted { ($0.1.0, $0.1.1, $1.0.id) > ($1.1.0, $1.1.1, $0.0.id) }.prefix(max(0, query.limit))
        let places = try best.compactMap { candidate, _ in
            try WorldPlace.read(candidate.id, db).map { FoundPlace($0, metres: candidate.metres) }
        }
        return PlaceFinding(places: places, total: total ?? found.count)
    }

    // MARK: By place

    private func within(_ box: FixedBox) throws -> [PlaceCandidate] {
        let table = kinds == nil ? "placeBox" : "placeKind", id = kinds == nil ? "b.id" : "b.place"
        let statement = try db.cachedStatement(
            sql: """
                SELECT \(id), place.longitude, place.latitude, flags \(needsTags ? ", tags" : "")
                FROM \(table) b CROSS JOIN place ON place.id = \(id)
                WHERE b.west <= ? AND b.east >= ? AND b.south <= ? AND b.north >= ?
                    \(kinds == nil ? "" : "AND b.high >= ? AND b.low <= ?")
                """)
        var found: [PlaceCandidate] = [], seen: Set<Int64> = []
        for range in kinds ?? [0...0] {
            var values: [Int] = [box.east, box.west, box.north, box.south].map(Int.init)
            if kinds != nil { values += [range.lowerBound, range.upperBound] }
            let rows = try Row.fetchCursor(statement, arguments: StatementArguments(values))
            while let row = try rows.next() {
                guard let candidate = candidate(row) else { continue }
                if (kinds?.count ?? 1) > 1 || query.categories.contains(where: { $0.value == "*" }) {
                    guard seen.insert(candidate.id).inserted else { continue }
                }
                found.append(candidate)
            }
        }
        return found
    }

    /// In rings that grow until enough are found; the total is of the whole map.
    private func nearest() throws -> ([PlaceCandidate], Int?) {
        guard let near = query.near else { return ([], nil) }
        var radius = 250.0
        while radius < 10_000_000 {
            let found = try within(FixedBox(BoundingBox(around: near, radius: radius)))
            let inside = found.filter { ($0.metres ?? 0) <= radius }
            if inside.count >= query.limit { return (inside, try total()) }
            radius *= inside.count * 8 > query.limit ? 2 : 4
        }
        let all = try within(scope.box)
        return (all, all.count)
    }

    /// All of the map that pass, however far away.
    private func total() throws -> Int {
        guard query.filters.isEmpty else { return try within(scope.box).count }
        let statement = try db.cachedStatement(sql: "SELECT sum(count) FROM category WHERE id = ?")
        guard let kinds else { return try Int.fetchOne(db, sql: "SELECT count(*) FROM place") ?? 0 }
        // A place may be of several.
        if kinds.count > 1, query.categories.count < 8 { return try within(scope.box).count }
        return try kinds.reduce(0) { try $0 + (Int.fetchOne(statement, arguments: [$1.lowerBound]) ?? 0) }
    }

    // MARK: By name

    /// More rows than that are not looked at one by one.
    private static let manyNames = 1_500

    private func findNamed(_ words: String) throws -> PlaceFinding {
        let (all, fewer) = try WordSearch(index: .place, words: words).wanted(db)
        for wanted in [all, fewer].compactMap(\.self) {
            let (found, total) = try named(words, wanted)
            if !found.isEmpty {
                return try finding(found, total: total) { ($0.score.bucket, -($0.metres ?? 0)) }
            }
        }
        return PlaceFinding(places: [], total: 0)
    }

    /// The total where more hold the words than were looked at.
    private func named(_ words: String, _ wanted: WordSearch.Wanted) throws -> ([PlaceCandidate], Int?) {
        if wanted.atMost <= Self.manyNames { return (try best(words, wanted, in: nil), nil) }
        if let near = scope.isBounded ? scope.box.center : query.near.map(FixedPoint.init) {
            let ranges = try PlaceRanges(db)
            for bits in scope.isBounded ? [scope.box.squareBits] : [17, 19, 21] {
                let found = try ranges.around(near, bits: bits).flatMap { try best(words, wanted, in: $0) }
                if scope.isBounded { return (found, nil) }
                if found.count >= query.limit { return (found, try count(wanted)) }
            }
        }
        return (try best(words, wanted, in: nil), try count(wanted))
    }

    private func count(_ wanted: WordSearch.Wanted) throws -> Int? {
        let statement = try db.cachedStatement(sql: "SELECT count(*) FROM placeIndex WHERE placeIndex MATCH ?")
        return try Int.fetchOne(statement, arguments: [wanted.expression])
    }

    private func best(
        _ words: String, _ wanted: WordSearch.Wanted, in range: ClosedRange<Int64>?
    ) throws -> [PlaceCandidate] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT place.id, longitude, latitude, flags, tags, names, category
                FROM placeIndex CROSS JOIN place ON place.id = placeIndex.rowid
                WHERE placeIndex MATCH ? AND placeIndex.rowid BETWEEN ? AND ? LIMIT 3000
                """)
        let rows = try Row.fetchCursor(
            statement, arguments: [wanted.expression, range?.lowerBound ?? 0, range?.upperBound ?? .max])
        let match = NameMatch(words: words, wanted.likeness)
        var candidates: [PlaceCandidate] = []
        while let row = try rows.next() {
            guard var candidate = candidate(row), try isOfKind(row[6], candidate) else { continue }
            candidate.score = match.score(row[5])
            candidates.append(candidate)
        }
        let best = candidates.lazy.map(\.score).max() ?? 0
        return candidates.filter { $0.score >= max(0.4, best - 0.35) }
    }

    /// Whether one of its categories is asked for; the main one is at hand.
    private func isOfKind(_ main: Int, _ candidate: PlaceCandidate) throws -> Bool {
        guard let kinds else { return true }
        if kinds.contains(where: { $0.contains(main) }) { return true }
        let statement = try db.cachedStatement(
            sql: """
                SELECT 1 FROM placeKind WHERE west <= ? AND east >= ? AND south <= ? AND north >= ?
                    AND high >= ? AND low <= ? AND place = ?
                """)
        let point = candidate.point
        return try kinds.contains { range in
            let values = [point.x, point.x, point.y, point.y].map(Int64.init)
            let arguments = values + [Int64(range.lowerBound), Int64(range.upperBound), candidate.id]
            return try Int.fetchOne(statement, arguments: StatementArguments(arguments)) != nil
        }
    }

    // MARK: One candidate

    private var needsTags: Bool {
        query.filters.contains { filter in
            switch filter {
            case .wheelchair, .knownHours: false
            case .diet(let name): PlaceFlags.diet(name) == nil
            case .cuisine, .feature: true
            }
        }
    }

    /// nil where it lies outside or does not pass the filters.
    private func candidate(_ row: Row) -> PlaceCandidate? {
        let point = FixedPoint(x: row[1], y: row[2]), flags = PlaceFlags(rawValue: row[3])
        guard scope.box.contains(point) else { return nil }
        let metres = query.near?.distance(to: point.coordinate)
        if let radius = query.radius, let metres, metres > radius { return nil }
        guard passes(flags, row), scope.contains(point) else { return nil }
        return PlaceCandidate(id: row[0], point: point, flags: flags, metres: metres)
    }

    private func passes(_ flags: PlaceFlags, _ row: Row) -> Bool {
        guard !query.filters.isEmpty else { return true }
        let tags = needsTags ? [String: String](json: row[4]) ?? [:] : [:]
        return query.filters.allSatisfy { filter in
            switch filter {
            case .wheelchair: flags.contains(.wheelchair)
            case .knownHours: flags.contains(.hasHours)
            case .diet(let name):
                PlaceFlags.diet(name).map(flags.contains) ?? ["yes", "only"].contains(tags["diet:\(name)"])
            case .cuisine(let name):
                tags["cuisine"]?.split(separator: ";").contains { $0.trimmingCharacters(in: .whitespaces) == name }
                    ?? false
            case .feature(let feature): feature.isOffered(by: tags)
            }
        }
    }

    private static func ranges(_ categories: Set<PlaceCategory>, _ db: Database) throws -> [ClosedRange<Int>] {
        try categories.compactMap { category in
            if category.value == "*" { return Categories.range(of: category.key) }
            let id = try Int.fetchOne(
                db, sql: "SELECT id FROM category WHERE key = ? AND value = ?",
                arguments: [category.key, category.value])
            return id.map { $0...$0 }
        }.sorted { $0.lowerBound < $1.lowerBound }
    }
}

extension Double {
    /// Names that fit nearly as well count as the same, and the distance decides.
    fileprivate var bucket: Double { (self * 12).rounded() }
}

extension PlaceFlags {
    static func diet(_ name: String) -> PlaceFlags? { diets.first { $0.name == name }?.flag }

    /// How much is known of a place, for an order where no distance is asked.
    var prominence: Int {
        (contains(.isKnown) ? 4 : 0) + (contains(.hasContact) ? 2 : 0) + (contains(.hasHours) ? 1 : 0)
    }
}
