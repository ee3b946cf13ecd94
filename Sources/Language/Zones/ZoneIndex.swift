import Core
import Foundation

/// The time zones of the machine's database by identifier and by city.
enum ZoneIndex {
    /// By folded identifier without blanks and underscores.
    static let identifiers = Dictionary(
        known.map { (ZoneWords.identifierKey($0), $0) }, uniquingKeysWith: { first, _ in first })

    /// By folded city: "new york"; without what is another word beside "time".
    static let cities = Dictionary(
        known.filter { $0.contains("/") && !$0.hasPrefix("Etc/") }.map { (Folding.fold(TimeZone.city(of: $0)), $0) }
            .filter { !otherWords.contains($0.0) },
        uniquingKeysWith: { first, _ in first })

    private static let otherWords: Set<String> = ["christmas", "easter", "center", "troll"]

    static func names(_ tables: LanguageTables) -> Names { (byLanguage[tables.id] ?? Index(tables)).names }

    static func identifiers(of id: Int64, _ tables: LanguageTables) -> [String] {
        (byLanguage[tables.id] ?? Index(tables)).zones[Int(id)]
    }

    /// By the words' keys, separated by blanks.
    static func isCity(_ key: String, _ tables: LanguageTables) -> Bool {
        (byLanguage[tables.id] ?? Index(tables)).keys.contains(key)
    }

    private static let known = TimeZone.knownTimeZoneIdentifiers.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }

    private static let byLanguage = Dictionary(
        LanguageTables.all.map { ($0.id, Index($0)) }, uniquingKeysWith: { first, _ in first })

    /// Cities of the database, and the places that a language knows besides.
    private struct Index {
        let names: Names
        let zones: [[String]]
        let keys: Set<String>

        init(_ tables: LanguageTables) {
            var byName: [String: [String]] = tables.zonePlaces
            var order = tables.zonePlaces.keys.sorted()
            for identifier in known where identifier.contains("/") && !identifier.hasPrefix("Etc/") {
                let name = TimeZone.city(of: identifier)
                let key = Folding.fold(name)
                if byName[key] == nil {
                    byName[key] = [identifier]
                    order.append(key)
                }
            }
            zones = order.map { byName[$0] ?? [] }
            keys = Set(order.map { ZoneWords($0, tables: tables).key })
            let places = order.enumerated().map { Named(id: Int64($0.offset), name: $0.element) }
            names = Names(places: places, language: tables.id)
        }
    }
}
