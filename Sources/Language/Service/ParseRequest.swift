import Core
import Foundation

/// One line into `wayside parse --jsonl`.
package struct ParseRequest: Sendable, Hashable, Codable {
    package var text: String
    /// Local date and time, "2026-03-14T09:00:00".
    package var now: String?
    /// IANA identifier.
    package var timezone: String?
    /// IETF language tag.
    package var language: String?
    /// The intent as which the line is to be read.
    package var `as`: String?
    package var places: [String]?
    package var lists: [String]?
    package var occasions: [String]?
    package var items: [String]?
    package var people: [String]?
    var trips: [String]?

    package init(text: String, language: String? = nil, as intent: String? = nil, places: [String]? = nil) {
        self.text = text
        self.language = language
        self.as = intent
        self.places = places
    }

    var languageID: LanguageID { LanguageID(tag: language) }

    /// When and where it was said; nil without `now`.
    package var frame: TimeFrame? {
        guard let wall = now.flatMap(WallTime.init(text:)) else { return nil }
        let zone = timezone.flatMap(TimeZone.init(identifier:)) ?? .gmt
        return wall.moments(in: zone).dates.first.map {
            TimeFrame(now: $0, zone: zone, order: LanguageTables.tables(for: languageID).times.order)
        }
    }

    /// The key whose value nothing can be read from; nil where all can.
    var unreadable: (key: String, wanted: String)? {
        if let now, WallTime(text: now) == nil { return ("now", "a local date and time, 2026-03-14T09:00:00") }
        if let timezone, TimeZone(identifier: timezone) == nil { return ("timezone", "an IANA name, Europe/Vienna") }
        return nil
    }

    package var names: Names {
        Names(
            places: Self.named(places), lists: Self.named(lists), occasions: Self.named(occasions),
            items: Self.named(items), people: Self.named(people), trips: Self.named(trips), language: languageID)
    }

    private static func named(_ names: [String]?) -> [Named] {
        (names ?? []).enumerated().map { Named(id: Int64($0.offset + 1), name: $0.element) }
    }
}
