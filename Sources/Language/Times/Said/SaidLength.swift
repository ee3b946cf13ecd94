/// How long, as it was said: on the calendar and on the clock; negative for what lies back.
package struct SaidLength: Hashable, Sendable, Codable {
    /// Years and months.
    package var months: Int
    /// Weeks and days.
    package var days: Int
    /// Hours, minutes and seconds.
    package var seconds: Double
    /// The longest unit that was said.
    package var unit: TimeUnit

    package init(months: Int = 0, days: Int = 0, seconds: Double = 0, unit: TimeUnit = .second) {
        (self.months, self.days, self.seconds, self.unit) = (months, days, seconds, unit)
    }

    /// "20 minutes", "2.5 days", "half a year".
    init(_ count: Double, _ unit: TimeUnit) {
        self.init(unit: unit)
        let count = min(max(count, -1e6), 1e6)
        if let seconds = unit.seconds {
            self.seconds = count * seconds
        } else if let days = unit.days {
            let whole = (count * Double(days)).rounded(.towardZero)
            self.days = Int(whole)
            seconds = (count * Double(days) - whole) * 86_400
        } else if let months = unit.months {
            let whole = (count * Double(months)).rounded(.towardZero)
            self.months = Int(whole)
            days = Int(((count * Double(months) - whole) * 30).rounded())
        }
    }

    /// It has whole days alone, so that it is counted on the calendar.
    package var isOfDays: Bool { seconds == 0 && !unit.isOfClock }

    /// A month counts as 30 days and a year as 365.
    var approximateSeconds: Double {
        Double((months / 12 * 365 + months % 12 * 30 + days) * 86_400) + seconds
    }

    /// More than ten years.
    package var isTooFar: Bool { approximateSeconds > 3653 * 86_400 }

    static func + (left: SaidLength, right: SaidLength) -> SaidLength {
        SaidLength(
            months: left.months + right.months, days: left.days + right.days, seconds: left.seconds + right.seconds,
            unit: max(left.unit, right.unit))
    }

    static prefix func - (length: SaidLength) -> SaidLength {
        SaidLength(months: -length.months, days: -length.days, seconds: -length.seconds, unit: length.unit)
    }
}

extension SaidLength: CustomStringConvertible {
    /// "3 months 2 days 90 s"
    package var description: String {
        let seconds = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
        let parts = [
            months == 0 ? nil : "\(months) months", days == 0 ? nil : "\(days) days",
            self.seconds == 0 && (months != 0 || days != 0) ? nil : "\(seconds) s",
        ]
        return parts.compactMap(\.self).joined(separator: " ")
    }
}
