import Core
import GRDB
import Geo

/// Finds houses and streets by what somebody typed: the number before or after the street, the town perhaps.
struct AddressFinder {
    let db: Database
    let near: Coordinate?

    func find(_ text: String, limit: Int) throws -> [StreetAddress] {
        let words = StreetWords.fold(text).split(separator: " ")
        for reading in Self.readings(words) {
            let found = try addresses(reading, limit)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// What may be the number, and the words that remain; the likeliest first.
    private struct Reading {
        var number: String?
        var words: [Substring]
    }

    private static func readings(_ words: [Substring]) -> [Reading] {
        var readings: [Reading] = []
        let numbers = words.indices.filter { words[$0].first?.isNumber ?? false }
        // "rue du 8 mai 12": rather the last one; "12 rue du 8 mai": rather the first; "4-6": both.
        let tries = [numbers.first, numbers.last].compactMap(\.self).map { ($0, true) } + numbers.map { ($0, false) }
        for (index, isRange) in tries where words.count > 1 {
            var rest = words, parts = [rest.remove(at: index)]
            while isRange, index < rest.count, rest[index].first?.isNumber ?? false {
                parts.append(rest.remove(at: index))
            }
            // "42 bis", "3 a": a letter that stands behind belongs to the number.
            if index < rest.count, ["bis", "ter", "quater"].contains(rest[index]) || rest[index].isLetterOfNumber {
                parts.append(rest.remove(at: index))
            }
            let number = Self.number(parts)
            if !readings.contains(where: { $0.number == number && $0.words == rest }), !rest.isEmpty {
                readings.append(Reading(number: number, words: rest))
            }
        }
        return readings + [Reading(number: nil, words: words)]
    }

    private func addresses(_ reading: Reading, _ limit: Int) throws -> [StreetAddress] {
        let words = reading.words.joined(separator: " ")
        let (ids, likeness) = try WordSearch(index: .street, words: words).rows(db, limit: 2_000)
        let statement = try db.cachedStatement(
            sql: "SELECT names, context, longitude, latitude FROM street WHERE id = ?")
        var found: [(StreetAddress, Double)] = []
        for id in ids {
            guard let row = try Row.fetchOne(statement, arguments: [id]) else { continue }
            let score = Self.score(reading.words, row[0], row[1], likeness)
            guard score > 0.55 else { continue }
            let metres = near.map { FixedPoint(x: row[2], y: row[3]).coordinate.distance(to: $0) }
            found.append(contentsOf: try hits(id, reading.number).map { ($0, score - Self.penalty(metres)) })
        }
        let best = found.lazy.map(\.1).max() ?? 0
        var seen: Set<String> = []
        return found.filter { $0.1 > best - 0.25 }
            .sorted { ($0.1, $1.0.metres ?? 0, $1.0.street) > ($1.1, $0.0.metres ?? 0, $0.0.street) }
            .map(\.0).filter { seen.insert($0.sign).inserted }.prefix(limit).map(\.self)
    }

    /// Of streets that fit as well the nearer one is meant; 100 km count as much as a letter.
    private static func penalty(_ metres: Double?) -> Double { min(0.1, (metres ?? 0) / 1_000_000) }

    private func hits(_ street: Int64, _ number: String?) throws -> [StreetAddress] {
        guard let number else { return try Self.street(street, near: near, db).map { [$0] } ?? [] }
        let rows = try Row.fetchAll(
            db, sql: "SELECT id, number FROM house WHERE street = ?", arguments: [street])
        let same = rows.filter { row in
            Self.number(MapFolding.fold(row[1] as String).split(separator: " ")) == number
        }
        return try same.prefix(3).compactMap { row in
            try Self.house(row[0], metres: nil, db).map { house in
                var house = house
                house.metres = near?.distance(to: house.coordinate)
                return house
            }
        }
    }

    /// "12 A" is "12a", "4 - 6" is "4-6".
    private static func number(_ parts: [Substring]) -> String {
        parts.reduce(into: "") { number, part in
            if number.last?.isNumber ?? false, part.first?.isNumber ?? false { number += "-" }
            number += part
        }
    }

    /// Each typed word must be in the street's name or in its town's.
    private static func score(
        _ typed: [Substring], _ names: String, _ context: String, _ likeness: [String: Double]
    ) -> Double {
        let around = Set(context.split(separator: " "))
        var best = 0.0
        for name in names.split(separator: "\n") {
            let own = name.split(separator: " ")
            let inName = own.reduce(0) { $0 + (likeness[String($1)] ?? 0) }
            let outside = typed.count(where: { around.contains($0) && !own.contains($0) })
            let matched = inName + Double(outside)
            let missing = own.count { likeness[String($0)] == nil }
            best = max(best, matched / Double(max(typed.count, 1)) - 0.12 * Double(missing))
        }
        return min(best, 1)
    }

    // MARK: Reading

    static func street(_ id: Int64, near: Coordinate?, _ db: Database) throws -> StreetAddress? {
        let statement = try db.cachedStatement(
            sql: "SELECT name, town, postcode, country, longitude, latitude FROM street WHERE id = ?")
        return try Row.fetchOne(statement, arguments: [id]).map { row in
            let point = FixedPoint(x: row[4], y: row[5]).coordinate
            return StreetAddress(
                street: row[0], postcode: row[2], town: row[1], country: row[3], coordinate: point,
                metres: near?.distance(to: point))
        }
    }

    static func house(_ id: Int64, metres: Double?, _ db: Database) throws -> StreetAddress? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT street.name, house.number, coalesce(house.postcode, street.postcode), town, country,
                    house.longitude, house.latitude
                FROM house JOIN street ON street.id = house.street WHERE house.id = ?
                """)
        return try Row.fetchOne(statement, arguments: [id]).map { row in
            StreetAddress(
                street: row[0], houseNumber: row[1], postcode: row[2], town: row[3], country: row[4],
                coordinate: FixedPoint(x: row[5], y: row[6]).coordinate, metres: metres)
        }
    }
}

extension StreetAddress {
    /// The same for a house that two extracts hold.
    fileprivate var sign: String {
        let place = [coordinate.latitude, coordinate.longitude].map { Int(($0 * 1_000).rounded()) }
        return "\(street) \(houseNumber ?? "") \(town ?? "") \(place)"
    }
}

extension Substring {
    /// A single letter, as in "3 a".
    fileprivate var isLetterOfNumber: Bool { count == 1 && first?.isLetter ?? false }
}
