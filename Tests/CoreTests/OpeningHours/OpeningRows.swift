import Core
import Testing

/// Opening hours and what they come to at some moments.
///
/// A line that begins at the margin is opening hours; indented lines under it are checks, several on a line between
/// bars: "Mo 09:00 open", where "Mo" to "Su" are the days from Monday, 2026-11-16 on.
struct OpeningRows: CustomTestStringConvertible, Sendable {
    let hours: String
    let checks: [String]
    var testDescription: String { hours }

    static func read(_ text: String) -> [OpeningRows] {
        var rows: [OpeningRows] = []
        for line in text.split(separator: "\n") {
            if line.first != " " {
                rows.append(OpeningRows(hours: String(line), checks: []))
                continue
            }
            let checks = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
            guard let last = rows.popLast() else { continue }
            rows.append(OpeningRows(hours: last.hours, checks: last.checks + checks))
        }
        return rows
    }

    /// "Mo", "Tu+1" (a week later), "2026-12-24".
    static func day(_ text: Substring) throws -> Int {
        let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
        if let place = names.firstIndex(of: String(text)) {
            return CalendarDate.dayNumber(2026, 11, 16) + place
        }
        return try #require(WallTime(text: "\(text)T00:00:00")).day
    }

    static func time(_ day: Substring, _ clock: Substring) throws -> WallTime {
        let parts = clock.split(separator: ":").compactMap { Int($0) }
        try #require(parts.count == 2, "no time: \(clock)")
        return WallTime(day: try Self.day(day), hour: parts[0], minute: parts[1])
    }
}

extension OpeningState {
    /// "open", "unknown sun", "open \"words\"", "closed ph=open": all of it in one line.
    var row: String {
        [
            kind.rawValue, doubt?.rawValue, comment.map { "\"\($0)\"" }, onHoliday.map { "ph=\($0.rawValue)" },
        ]
        .compactMap { $0 }.joined(separator: " ")
    }
}
