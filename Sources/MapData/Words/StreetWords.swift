/// Addresses as they are compared: folded, and the usual abbreviations made equal.
enum StreetWords {
    /// "Quai Jean-Charles Rey" is "quai jean charles rey", "Hauptstraße" and "Haupt Str." are "hauptstr".
    static func fold(_ text: some StringProtocol) -> String { normal(MapFolding.fold(text)) }

    /// All the ways in which a street's name may be typed, each folded.
    static func variants(_ name: String) -> [String] {
        var seen: Set<String> = []
        return MapFolding.variants(name).map(normal).filter { seen.insert($0).inserted }
    }

    private static func normal(_ folded: String) -> String {
        var words: [String] = []
        for word in folded.split(separator: " ") {
            let short = Self.short(word)
            // "Haupt Straße" is written in one word as often.
            if short == "str", let last = words.last, !(last.last?.isNumber ?? true) {
                words[words.count - 1] = last + "str"
            } else {
                words.append(short)
            }
        }
        return words.joined(separator: " ")
    }

    private static func short(_ word: Substring) -> String {
        if let known = shorts[String(word)] { return known }
        for (ending, short) in endings where word.count > ending.count && word.hasSuffix(ending) {
            return word.dropLast(ending.count) + short
        }
        return String(word)
    }

    private static let endings = [("strasse", "str"), ("straat", "str"), ("stradale", "stradale")]

    private static let shorts = [
        "strasse": "str", "str": "str", "street": "st", "saint": "st", "sainte": "st", "sankt": "st", "ste": "st",
        "avenue": "av", "ave": "av", "avenida": "av", "avda": "av", "boulevard": "bd", "blvd": "bd", "boul": "bd",
        "bvd": "bd", "road": "rd", "lane": "ln", "drive": "dr", "doctor": "dr", "docteur": "dr", "doktor": "dr",
        "court": "ct", "square": "sq", "place": "pl", "platz": "pl", "plaza": "pl", "piazza": "pza", "chemin": "ch",
        "impasse": "imp", "allee": "al", "all": "al", "alley": "al", "passage": "pass", "route": "rte", "r": "rue",
        "q": "quai", "highway": "hwy", "professeur": "prof", "professor": "prof", "general": "gen", "mount": "mt",
        "mont": "mt", "fort": "ft", "north": "n", "south": "s", "east": "e", "west": "w",
    ]
}
