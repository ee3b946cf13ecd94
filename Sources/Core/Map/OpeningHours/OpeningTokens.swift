/// The parts of a text about opening hours.
enum OpeningToken: Hashable, Sendable {
    /// A number of up to four digits, and how many it has.
    case number(Int, digits: Int)
    case weekday(Int)
    case month(Int)
    case sun(SunEvent)
    case holiday(isSchool: Bool)
    case kind(OpeningState.Kind)
    case easter, week, day, am, pm
    case comment(String)
    case sign(Character)
    /// "||"
    case fallback
}

/// Cuts a text about opening hours into its parts.
enum OpeningTokens {
    /// A token, and whether there is space before it.
    typealias Item = (token: OpeningToken, isSpaced: Bool)

    /// Characters; the map has 255 at most.
    private static let longest = 1000

    /// nil where something is in it that cannot belong to opening hours.
    static func read(_ text: String) -> [Item]? {
        let characters = Array(text)
        guard !characters.isEmpty, characters.count <= longest else { return nil }
        var items: [Item] = []
        var (index, isSpaced) = (0, false)
        while index < characters.count {
            if characters[index].isWhitespace {
                (index, isSpaced) = (index + 1, true)
                continue
            }
            guard let token = token(characters, &index) else { return nil }
            items.append((token, isSpaced))
            isSpaced = false
        }
        return items
    }

    private static func token(_ characters: [Character], _ index: inout Int) -> OpeningToken? {
        let first = characters[index]
        if first == "\"" { return comment(characters, &index) }
        let start = index
        if first.isDigit {
            while index < characters.count, characters[index].isDigit { index += 1 }
            let digits = String(characters[start..<index])
            return digits.count <= 4 ? Int(digits).map { .number($0, digits: digits.count) } : nil
        }
        if first.isASCII, first.isLetter {
            while index < characters.count, characters[index].isASCII, characters[index].isLetter { index += 1 }
            return words[characters[start..<index].map { $0.lowercased() }.joined()]
        }
        index += 1
        switch first {
        case "|":
            guard index < characters.count, characters[index] == "|" else { return nil }
            index += 1
            return .fallback
        case "-", "–", "—", "‐", "‑", "−": return .sign("-")
        case ";", ",", ":", ".", "+", "/", "[", "]", "(", ")": return .sign(first)
        default: return nil
        }
    }

    private static func comment(_ characters: [Character], _ index: inout Int) -> OpeningToken? {
        guard let end = characters[(index + 1)...].firstIndex(of: "\"") else { return nil }
        let words = String(characters[(index + 1)..<end])
        index = end + 1
        return .comment(words.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    private static let words: [String: OpeningToken] = {
        var words: [String: OpeningToken] = [
            "ph": .holiday(isSchool: false), "sh": .holiday(isSchool: true), "easter": .easter, "week": .week,
            "day": .day, "days": .day, "am": .am, "pm": .pm, "open": .kind(.open), "off": .kind(.closed),
            "closed": .kind(.closed), "unknown": .kind(.unknown),
        ]
        for event in SunEvent.allCases { words[event.rawValue] = .sun(event) }
        for (number, names) in weekdayNames.enumerated() {
            for name in names.split(separator: " ") { words[String(name)] = .weekday(number + 1) }
        }
        for (number, names) in monthNames.enumerated() {
            for name in names.split(separator: " ") { words[String(name)] = .month(number + 1) }
        }
        return words
    }()

    private static let weekdayNames = [
        "mo mon monday", "tu tue tues tuesday", "we wed wednesday", "th thu thur thurs thursday", "fr fri friday",
        "sa sat saturday", "su sun sunday",
    ]
    private static let monthNames = [
        "jan january", "feb february", "mar march", "apr april", "may", "jun june", "jul july", "aug august",
        "sep sept september", "oct october", "nov november", "dec december",
    ]
}

extension Character {
    /// 0 to 9.
    fileprivate var isDigit: Bool { isASCII && isNumber }
}
