import Foundation

/// Short names of time zones, folded. A zone that keeps summer time is meant by either of its names.
enum ZoneAbbreviations {
    /// It can stand behind a time of day as a zone, and is hardly ever anything else there.
    static func namesZone(_ word: String) -> Bool {
        word == "utc" || word == "gmt" || word.utf8.count > 2 && table[word] != nil && !otherWords.contains(word)
    }

    /// The usual one of those that have the name, or that of a city.
    static func zone(_ word: String) -> TimeZone? {
        if word == "utc" || word == "gmt" { return .gmt }
        return (table[word]?.first ?? ZoneIndex.cities[word]).flatMap(TimeZone.init(identifier:))
    }

    private static let otherWords: Set<String> = ["west", "art", "cat", "eat", "wat"]

    static let table: [String: [String]] = [
        "wet": ["Europe/Lisbon"], "west": ["Europe/Lisbon"], "bst": ["Europe/London"],
        "cet": ["Europe/Berlin", "Europe/Paris", "Europe/Rome", "Europe/Madrid", "Europe/Vienna"],
        "cest": ["Europe/Berlin", "Europe/Paris", "Europe/Rome", "Europe/Madrid", "Europe/Vienna"],
        "mez": ["Europe/Berlin", "Europe/Vienna", "Europe/Zurich"],
        "mesz": ["Europe/Berlin", "Europe/Vienna", "Europe/Zurich"],
        "eet": ["Europe/Athens", "Europe/Helsinki", "Europe/Bucharest", "Europe/Kyiv"],
        "eest": ["Europe/Athens", "Europe/Helsinki", "Europe/Bucharest", "Europe/Kyiv"],
        "msk": ["Europe/Moscow"], "trt": ["Europe/Istanbul"],
        "est": ["America/New_York"], "edt": ["America/New_York"], "et": ["America/New_York"],
        "cst": ["America/Chicago", "Asia/Shanghai"], "cdt": ["America/Chicago"], "ct": ["America/Chicago"],
        "mst": ["America/Denver", "America/Phoenix"], "mdt": ["America/Denver"], "mt": ["America/Denver"],
        "pst": ["America/Los_Angeles"], "pdt": ["America/Los_Angeles"], "pt": ["America/Los_Angeles"],
        "akst": ["America/Anchorage"], "akdt": ["America/Anchorage"], "hst": ["Pacific/Honolulu"],
        "ast": ["America/Halifax"], "adt": ["America/Halifax"], "nst": ["America/St_Johns"],
        "brt": ["America/Sao_Paulo"], "art": ["America/Argentina/Buenos_Aires"],
        "ist": ["Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"], "pkt": ["Asia/Karachi"], "gst": ["Asia/Dubai"],
        "sgt": ["Asia/Singapore"], "hkt": ["Asia/Hong_Kong"], "jst": ["Asia/Tokyo"], "kst": ["Asia/Seoul"],
        "ict": ["Asia/Bangkok"], "wib": ["Asia/Jakarta"], "pht": ["Asia/Manila"],
        "aest": ["Australia/Sydney", "Australia/Brisbane"], "aedt": ["Australia/Sydney"],
        "acst": ["Australia/Adelaide", "Australia/Darwin"], "acdt": ["Australia/Adelaide"],
        "awst": ["Australia/Perth"], "nzst": ["Pacific/Auckland"], "nzdt": ["Pacific/Auckland"],
        "sast": ["Africa/Johannesburg"], "eat": ["Africa/Nairobi"], "wat": ["Africa/Lagos"], "cat": ["Africa/Maputo"],
    ]
}
