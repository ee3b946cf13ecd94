package import Foundation

/// A time of day at which something comes every day, once: the first time where the clocks show it twice, and at the
/// first moment after it where they leave it out.
package struct DailyMoment: Hashable, Sendable {
    /// Since midnight, 0...1439.
    package let minute: Int

    package init(minute: Int) { self.minute = minute }

    /// The first one after a moment.
    package func next(after moment: Date, in zone: TimeZone) -> Date {
        let today = WallTime(moment, in: zone).day
        let days = (today...today + 3).lazy.map { on($0, in: zone) }
        return days.first { $0 > moment } ?? moment.addingTimeInterval(.day)
    }

    /// Of a day since 1970-01-01.
    package func on(_ day: Int, in zone: TimeZone) -> Date {
        WallTime(day: day, hour: 0, minute: minute).arrival(in: zone, after: .distantPast)
    }
}

/// When a day's summary comes, and how late it is worth nothing any more.
package struct SummaryPlan: Hashable, Sendable {
    /// Seconds after which the day has begun without it.
    package static let patience = 3 * 3600.0

    /// When it comes: one that would fall into quiet hours comes at their end, or in the evening as they begin.
    package let daily: DailyMoment

    /// Minutes since midnight.
    package init(minute: Int, isEvening: Bool, quiet: QuietHours?) {
        guard let quiet, quiet.contains(minuteOfDay: minute) else {
            daily = DailyMoment(minute: minute)
            return
        }
        daily = DailyMoment(minute: isEvening ? quiet.from : quiet.until)
    }

    /// Whether one is told that was due then: not after a server that was down, nor into quiet hours that have begun.
    package static func isTold(_ due: Date, at now: Date, _ settings: NoticeSettings, zone: TimeZone) -> Bool {
        let late = now.timeIntervalSince(due)
        guard settings.level(of: .summaries) != .off, !settings.isPaused(at: now), late <= patience else {
            return false
        }
        return late <= NoticePlan.tolerance || settings.quiet?.end(after: now, in: zone) == nil
    }
}

/// When somebody who has been away is written to.
package struct HelloPlan: Hashable, Sendable {
    package enum Step: Hashable, Sendable {
        case tell
        case look(at: Date)
    }

    /// Seconds without a word.
    package static let patience: Double = 14 * .day

    /// Once for a time away: not again before there was another word.
    package static func step(lastWord: Date, lastHello: Date?, now: Date) -> Step {
        if let lastHello, lastHello >= lastWord { return .look(at: now.addingTimeInterval(patience)) }
        let due = lastWord.addingTimeInterval(patience)
        return due <= now ? .tell : .look(at: due)
    }
}
