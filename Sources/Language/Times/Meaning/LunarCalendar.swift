import Core
import Foundation

/// Calendars that go by the moon, for the holidays that are counted in them.
enum LunarCalendar: Sendable {
    case chinese, islamic, hebrew

    private var identifier: Calendar.Identifier {
        switch self {
        case .chinese: .chinese
        case .islamic: .islamicUmmAlQura
        case .hebrew: .hebrew
        }
    }

    /// The first day of a Gregorian year that is the given day of the other calendar's months.
    func day(month: Int, day: Int, in year: Int) -> Int? {
        guard (1600...2400).contains(year) else { return nil }
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = .gmt
        let first = CalendarDate.dayNumber(year, 1, 1)
        // A month of the moon has 29 or 30 days, so that looking every 29 days meets each of them.
        for step in stride(from: first, to: first + 384, by: 14) {
            let parts = Self.parts(of: step, calendar)
            guard parts.month == month, parts.isLeapMonth != true else { continue }
            let found = step - (parts.day ?? 1) + day
            if (first..<first + CalendarDate.days(inYear: year)).contains(found) { return found }
        }
        return nil
    }

    private static func parts(of day: Int, _ calendar: Calendar) -> DateComponents {
        calendar.dateComponents(
            [.month, .day, .isLeapMonth], from: Date(timeIntervalSince1970: Double(day) * 86_400 + 43_200))
    }
}
