import Core
import Foundation
import GRDB

extension MapFinisher {
    func finishPlaces() throws {
        let places = try RowWriter(db, into: "place", columns: 10), boxes = try boxes("placeBox")
        let kinds = try RowWriter(db, into: "placeKind", columns: 8)
        var categories = try Categories(db), place = base, entry = base
        try rows("SELECT * FROM work.place ORDER BY place, element") { row in
            place += 1
            let x: Int32 = row[3], y: Int32 = row[4], names: String = row[2]
            let ids = try names.split(separator: "\n").compactMap { PlaceCategory(String($0)) }
                .map { try categories.id(of: $0, db) }
            try places.write(
                .int(place), .of(row, 1), .int(ids.first ?? 0), .int(x), .int(y), .of(row, 5),
                .of(row, 6), .of(row, 7), .of(row, 8), .of(row, 9))
            try boxes.write(.int(place), .int(x), .int(x), .int(y), .int(y))
            for id in Set(ids) {
                entry += 1
                try kinds.write(.int(entry), .int(x), .int(x), .int(y), .int(y), .int(id), .int(id), .int(place))
            }
        }
    }
}

/// The numbers of the categories: those of one key are neighbours, so that a key is a range; the first is "*".
struct Categories {
    static let perKey = 100_000
    private var ids: [PlaceCategory: Int] = [:]
    private var next: [String: Int] = [:]

    init(_ db: Database) throws {
        for row in try Row.fetchAll(db, sql: "SELECT id, key, value FROM category") {
            let id: Int = row[0], key: String = row[1]
            ids[PlaceCategory(key: key, value: row[2])] = id
            next[key] = max(next[key] ?? 0, id + 1)
        }
    }

    /// Makes a number for one that is new.
    mutating func id(of category: PlaceCategory, _ db: Database) throws -> Int {
        if let id = ids[category] { return id }
        let id = next[category.key] ?? Self.range(of: category.key).lowerBound + 1
        try db.execute(
            sql: "INSERT INTO category (id, key, value) VALUES (?, ?, ?)",
            arguments: [id, category.key, category.value])
        ids[category] = id
        next[category.key] = id + 1
        return id
    }

    static func range(of key: String) -> ClosedRange<Int> {
        let start = ((PlaceReading.keys.firstIndex(of: key) ?? PlaceReading.keys.count) + 1) * perKey
        return start...(start + perKey - 1)
    }
}
