import Core
package import Foundation

/// A time zone that typed words may mean.
package struct TimeZoneMatch: Sendable, Hashable {
    package let timeZone: TimeZone
    /// How the zone is shown: "Vienna", "UTC+02:00".
    package let name: String
    /// Typed as it is written, but for case, accents and one letter: "mars" may be Paris, and is asked about.
    package let isSure: Bool
}

/// Reads a time zone as people type it: "vienna", "Europe/Vienna", "UTC+2", "new york", "CET".
package enum TimeZoneReader {
    /// The zones that fit, best first; several: ask; empty: none.
    package static func read(_ text: String, language: LanguageID = .english) -> [TimeZoneMatch] {
        let tables = LanguageTables.tables(for: language)
        let words = ZoneWords(text, tables: tables)
        guard !words.key.isEmpty else { return [] }
        if let offset = OffsetReader.read(text) { return [offset] }
        if let identifier = ZoneIndex.identifiers[ZoneWords.identifierKey(text)] { return zones([identifier], true) }
        if let known = ZoneAbbreviations.table[words.key] ?? tables.zonePlaces[words.key] { return zones(known, true) }
        return cities(words, tables)
    }

    /// Whether words are the name of a city that a zone is known by, as it is written: no short form, no offset.
    static func isCity(_ words: ArraySlice<Token>, _ language: LanguageID) -> Bool {
        let tables = Lexicon.of(language).tables
        let key = ZoneWords.key(of: words, tables)
        return key.count > 3 && ZoneAbbreviations.table[key] == nil && ZoneIndex.isCity(key, tables)
    }

    private static func cities(_ words: ZoneWords, _ tables: LanguageTables) -> [TimeZoneMatch] {
        let match = ZoneIndex.names(tables).match(words.text, as: .place, language: tables.id)
        guard let best = match.id else { return [] }
        let ids = [best] + match.alternatives.map(\.id)
        var seen: Set<TimeZone> = []
        return ids.flatMap { zones(ZoneIndex.identifiers(of: $0, tables), isNear(words.text, match)) }
            .filter { seen.insert($0.timeZone).inserted }
    }

    private static func isNear(_ text: String, _ match: NameMatch) -> Bool {
        let letters = [text, match.name].map { Folding.fold($0).unicodeScalars.map(\.value)[...] }
        return match.isExact || EditDistance.between(letters[0], letters[1], atMost: 1) <= 1
    }

    private static func zones(_ identifiers: [String], _ isSure: Bool) -> [TimeZoneMatch] {
        identifiers.compactMap { identifier in
            TimeZone(identifier: identifier).map {
                TimeZoneMatch(timeZone: $0, name: TimeZone.city(of: identifier), isSure: isSure)
            }
        }
    }
}
