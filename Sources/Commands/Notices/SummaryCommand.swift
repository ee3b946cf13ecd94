import Actions
import Core
import Foundation
import Language
import Store

/// Sets when a summary of the day comes.
struct SummaryCommand: Command {
    private static let summary = "(summary|overview|digest|briefing)"
    private static let lead = "[send|give|set|show] [me|us] [a|the|my|our] [daily]"

    static let about = About(
        intent: "settings.summary", area: .settings, summary: "What a day brings, each morning or evening",
        phrases: [
            Phrase(
                "\(lead) [morning|evening|nightly] \(summary) [to|for|every day|daily|each day|every morning|every evening] {at:time}"
            ),
            Phrase("\(lead) [morning|evening|nightly] \(summary) [at|to|for] {hour:number}"),
            Phrase("\(lead) \(summary) (every|each|in the) (morning|evening)"),
            Phrase("\(lead) \(summary) [at|to|for|in the] {at:time} and [at|in the] {second:time}"),
            Phrase("\(lead) \(summary) [at|to|for] {at:time} and [at] {secondHour:number}"),
            Phrase("\(lead) \(summary) [at|to|for] {hour:number} and [at] {secondHour:number}"),
            Phrase("(turn|switch) on [the|my|our|a] [daily] [morning|evening|nightly] \(summary)"),
            Phrase("(turn|switch) [the|my|our] [daily] [morning|evening|nightly] \(summary) on"),
            Phrase("[daily] (morning|evening|nightly) \(summary) [on]"),
        ],
        examples: ["summary at 7:30", "evening summary at 21"])

    private let times: [SummaryTime]
    init(_ said: Said) throws { times = try SummaryTime.times(in: said) }

    func perform(in session: Session) throws {
        try session.setSummaries(times.map { ($0.minute, $0.isEvening) })
        let all = ShowCard(NoticesCard()).button(NoticeReply.all, session.voice)
        let lines = try times.map { session.voice.say(try session.summaryWords($0.minute, isEvening: $0.isEvening)) }
        try session.tell(ReminderReply.whole(lines.joined()), buttons: [[all]])
    }
}

/// Ends the summaries.
struct SummaryOffCommand: Command {
    static let about = About(
        intent: "settings.summary", key: "settings.summary.off", area: .settings, summary: "No summary any more",
        phrases: [
            "[the|my|our] [daily|morning|evening] (summary|overview|digest|briefing) off",
            "[turn|switch] off [the|my|our] [daily|morning|evening] (summary|summaries|digest|briefing)",
            "(no|stop|end|cancel) [the|my|our|more] [daily|morning|evening] (summary|summaries|digest|briefing)",
        ],
        examples: ["summary off"])

    /// nil: both.
    let isEvening: Bool?

    init(_ said: Said) throws {
        isEvening = said.spoken.line.dayPart.map { $0 == .evening || $0 == .night }
    }

    func perform(in session: Session) throws {
        try session.stopSummaries(isEvening: isEvening)
        guard session.lastEntry != nil else { throw Refusal(SummaryReply.noneSet) }
        try session.tell(isEvening.map { SummaryReply.off(isEvening: $0) } ?? .allOff)
    }
}

/// Shows the summary of today as it is now.
struct ShowSummaryCommand: Command {
    static let about = About(
        intent: "reminder.list", key: "reminder.summary", area: .reminders, summary: "What today brings",
        phrases: ["[show|give] [me] [my|the|our] [daily] (summary|briefing|digest) [of today|for today|of the day]"],
        examples: ["summary"])

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        let today = WallTime(session.now, in: session.settings.timeZone).day
        try session.show(SummaryCard(day: today, isEvening: false))
    }
}
