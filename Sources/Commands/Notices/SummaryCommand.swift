import Actions
import Core
import Foundation
import Language
package import Store

/// Sets when a summary of the day comes.
package struct SummaryCommand: Command {
    private static let summary = "(summary|overview|digest|briefing)"
    private static let lead = "[send|give|set|show] [me|us] [a|the|my|our] [daily]"

    package static let about = About(
        intent: "settings.summary", area: .settings, summary: "What a day brings, each morning or evening",
        phrases: [
            Phrase(
                "\(lead) [morning|evening|nightly] \(summary) [to|for|every day|daily|each day|every morning|every evening] {at:time}"
            ),
            Phrase("\(lead) [morning|evening|nightly] \(summary) [at|to|for] {hour:number}"),
            Phrase("\(lead) \(summary) (every|each|in the) (morning|evening)"),
        ],
        examples: ["summary at 7:30", "evening summary at 21"])

    let minute: Int?
    let isEvening: Bool

    package init(_ said: Said) throws {
        let line = said.spoken.line
        let part = line.dayPart == .evening || line.dayPart == .night ? DayPart.evening : line.dayPart
        guard said.slots.contains("at") && !Self.isOnlyDaily(said) || said.slots.contains("hour") else {
            (minute, isEvening) = (nil, part == .evening)
            return
        }
        guard let clock = try Self.clock(said), let minute = clock.minuteOfDay(in: part) else {
            throw Refusal(SummaryReply.which)
        }
        self.minute = minute
        isEvening = part == .evening || part == nil && minute >= 16 * 60
    }

    package func perform(in session: Session) throws {
        let minute = minute ?? SummaryPress.usual(isEvening: isEvening)
        try session.setSummary(at: minute, isEvening: isEvening)
        let all = ShowCard(NoticesCard()).button(NoticeReply.all, session.voice)
        try session.tell(session.summaryWords(minute, isEvening: isEvening), buttons: [[all]])
    }

    /// "every morning", without a time of day.
    private static func isOnlyDaily(_ said: Said) -> Bool {
        guard case .repetition(let often)? = said.slots["at"]?.value else { return false }
        return often.clocks.isEmpty && often.rule.frequency == .daily
    }

    private static func clock(_ said: Said) throws -> SaidTime.Clock? {
        if let hour = said.slots.number("hour") {
            guard hour == hour.rounded(), (0...24).contains(hour) else { return nil }
            return SaidTime.Clock(hour: Int(hour), isWholeHour: true, isNumber: true)
        }
        switch said.slots["at"]?.value {
        case .time(let time): return time.clock
        case .repetition(let said): return said.clocks.first
        case .timeProblem(let problem): throw Refusal(problem)
        default: return nil
        }
    }
}

/// Ends the summaries.
package struct SummaryOffCommand: Command {
    package static let about = About(
        intent: "settings.summary", key: "settings.summary.off", area: .settings, summary: "No summary any more",
        phrases: [
            "[the|my|our] [daily|morning|evening] (summary|overview|digest|briefing) off",
            "[turn|switch] off [the|my|our] [daily|morning|evening] (summary|summaries|digest|briefing)",
            "(no|stop|end|cancel) [the|my|our|more] [daily|morning|evening] (summary|summaries|digest|briefing)",
        ],
        examples: ["summary off"])

    /// nil: both.
    let isEvening: Bool?

    package init(_ said: Said) throws {
        isEvening = said.spoken.line.dayPart.map { $0 == .evening || $0 == .night }
    }

    package func perform(in session: Session) throws {
        try session.stopSummaries(isEvening: isEvening)
        guard session.lastEntry != nil else { throw Refusal(SummaryReply.noneSet) }
        try session.tell(isEvening.map { SummaryReply.off(isEvening: $0) } ?? .allOff)
    }
}

/// Shows the summary of today as it is now.
package struct ShowSummaryCommand: Command {
    package static let about = About(
        intent: "reminder.list", key: "reminder.summary", area: .reminders, summary: "What today brings",
        phrases: ["[show|give] [me] [my|the|our] [daily] (summary|briefing|digest) [of today|for today|of the day]"],
        examples: ["summary"])

    package init(_ said: Said) throws {}

    package func perform(in session: Session) throws {
        let today = WallTime(session.now, in: session.settings.timeZone).day
        try session.show(SummaryCard(day: today, isEvening: false))
    }
}

extension SaidTime.Clock {
    /// Minutes since midnight of a usual day; nil for what no clock shows.
    fileprivate func minuteOfDay(in part: DayPart?) -> Int? {
        if half == nil, part == nil || !(1...11).contains(hour) { return (hour * 60 + minute) % 1440 }
        let frame = TimeFrame(now: Date(timeIntervalSince1970: 0), zone: .gmt)
        let said = SaidTime(day: .ahead(1), part: part, clock: self)
        guard case .moment(let read) = said.reading(in: frame) else { return nil }
        return WallTime(read.date, in: .gmt).minuteOfDay
    }
}
