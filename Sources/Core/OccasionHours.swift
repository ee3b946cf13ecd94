/// The moment of the week at which an occasion is usual, on the clocks of its owner.
package struct OccasionHours: Hashable, Sendable {
    /// ISO 8601, Monday is 1, in their order; empty for every day.
    package let days: [Int]
    /// Since midnight, 0..<1440.
    package let minute: Int

    package init(days: [Int] = [], minute: Int) {
        let days = Set(days.filter { (1...7).contains($0) }).sorted()
        self.days = days.count == 7 ? [] : days
        self.minute = min(1439, max(0, minute))
    }

    /// As two columns hold them; nil for what they never hold.
    package init?(text: String?, minute: Int?) {
        guard let minute, (0..<1440).contains(minute) else { return nil }
        guard let text else {
            self.init(minute: minute)
            return
        }
        guard let rule = Recurrence(text: "FREQ=WEEKLY;BYDAY=\(text)") else { return nil }
        self.init(days: rule.days.map(\.weekday), minute: minute)
    }

    /// "MO,TU", as BYDAY of RFC 5545 (3.3.10) has it; nil for every day.
    package var text: String? {
        days.isEmpty ? nil : rule.text.split(separator: "BYDAY=").last.map(String.init)
    }

    /// The days, without the time of day.
    package var rule: Recurrence {
        guard !days.isEmpty else { return Recurrence(.daily) }
        var rule = Recurrence(.weekly)
        rule.days = days.map { Recurrence.Day($0) }
        return rule
    }
}
