import Foundation

/// Reads "UTC+2", "GMT-5:30", "+02:00", "UTC".
enum OffsetReader {
    static func read(_ text: String) -> TimeZoneMatch? {
        var rest = Folding.fold(text.prefix(40)).filter { !$0.isWhitespace }[...]
        let prefix = ["utc", "gmt"].first { rest.hasPrefix($0) }
        rest = rest.dropFirst(prefix?.count ?? 0)
        if prefix != nil, rest.isEmpty { return match(seconds: 0) }
        guard let sign = rest.popFirst(), let direction = signs[sign], let minutes = minutes(rest) else { return nil }
        let signed = direction * minutes
        guard (-12 * 60...14 * 60).contains(signed) else { return nil }
        return match(seconds: signed * 60)
    }

    private static let signs: [Character: Int] = ["+": 1, "-": -1, "−": -1, "–": -1]

    /// "2", "02", "5:30", "0530".
    private static func minutes(_ text: Substring) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2, text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ":") }) else { return nil }
        if parts.count == 1, text.count == 4, let whole = Int(text) { return valid(whole / 100, whole % 100) }
        guard let hours = parts.first.flatMap({ Int($0) }), parts[0].count <= 2 else { return nil }
        guard parts.count == 2 else { return valid(hours, 0) }
        return parts[1].count == 2 ? Int(parts[1]).flatMap { valid(hours, $0) } : nil
    }

    private static func valid(_ hours: Int, _ minutes: Int) -> Int? { minutes < 60 ? hours * 60 + minutes : nil }

    private static func match(seconds: Int) -> TimeZoneMatch? {
        TimeZone(secondsFromGMT: seconds).map { TimeZoneMatch(timeZone: $0, name: name(seconds), isSure: true) }
    }

    private static func name(_ seconds: Int) -> String {
        guard seconds != 0 else { return "UTC" }
        let minutes = abs(seconds) / 60
        let clock = [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
        return "UTC" + (seconds < 0 ? "-" : "+") + clock
    }
}
