import Actions
import Core
import Foundation
import Language
import Store

/// Holds all notices back until a day or a moment.
struct PauseCommand: Command {
    private static let all = "[all|everything|my|the|our] [notices|notifications|reminders|messages|alerts]"

    static let about = About(
        intent: "settings.pause", area: .settings, summary: "No notices until a day, as on holiday",
        phrases: [
            Phrase("(pause|mute|silence) \(all) {when:time}"),
            Phrase("(pause|mute|silence) \(all) (until|till|for|to) {when:rest}"),
            Phrase("(pause|mute) \(all)"), "turn off [all] [my|the] (notices|notifications|reminders|alerts)",
            "turn [all] [my|the] (notices|notifications|reminders|alerts) off",
            "(stop|no) [all] [my|the] (notices|notifications|reminders|alerts) for {when:rest}",
            "(a|one) {unit:word} pause [from (notices|reminders|messages)]",
            "{when:length} pause [from (notices|reminders|messages)]",
            Phrase("no (notices|notifications|reminders|messages|alerts) (until|till|for) {when:rest}"),
            Phrase("(do not|dont) (disturb|bother|message) [me|us] (until|till|for) {when:rest}"),
            Phrase("[i am|we are] [on] (holiday|vacation) (until|till|for) {when:rest}"),
            Phrase("(on|i am on|we are on) leave (until|till|for) {when:rest}"),
            Phrase("leave (me|us) alone (until|till|for) {when:rest}"),
        ],
        examples: ["pause until 5 Jan", "pause for a week", "pause 3-10 August"])

    let spoken: Spoken
    let saysWhen: Bool

    init(_ said: Said) throws {
        // "a week" alone is no length of time elsewhere.
        spoken = said.slots.text("unit").map { said.spoken.saying("1 \($0)") } ?? said.spoken
        saysWhen = said.slots.contains("unit") || !spoken.line.timeValues.isEmpty
    }

    /// Its end stands among the words.
    init(until spoken: Spoken) { (self.spoken, saysWhen) = (spoken, true) }

    func perform(in session: Session) throws {
        guard saysWhen else { return try session.show(PauseCard()) }
        let frame = session.frame(of: spoken), settings = session.settings, measures = session.measures
        let days = PauseDays(spoken.line, in: frame, settings, after: session.now)
        guard let end = days?.end ?? PauseEnd(spoken.line, in: frame, settings)?.date else {
            throw Refusal(PauseReply.which)
        }
        guard end > session.now else { throw Refusal(PauseReply.past(measures.when(end))) }
        guard end < session.now.addingTimeInterval(PauseEnd.longest) else { throw Refusal(PauseReply.tooLong) }
        try session.pause(from: days?.start, until: end)
        let resume = PausePress(until: nil).button(NoticeReply.resume, session.voice)
        let reply = days?.start.map { PauseReply.setLater(measures.edge($0), measures.edge(end)) }
        try session.tell(reply ?? .set(measures.when(end)), buttons: [[resume]])
    }
}

/// Notices come again.
struct ResumeCommand: Command {
    static let about = About(
        intent: "settings.pause", key: "settings.resume", area: .settings, summary: "Notices come again",
        phrases: [
            "(resume|unpause|unmute) [all|everything|my|the|our] [notices|notifications|reminders|messages|alerts]",
            "(end|stop|cancel) [the|my|our] (pause|holiday pause)",
            "turn (notices|notifications|reminders|alerts) [back] on [again]",
            "turn [back] on [all|my|the|our] (notices|notifications|reminders|alerts) [again]",
            "[i am|we are] back from (holiday|vacation|leave) [again]",
        ],
        examples: ["resume"])

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        guard try session.noticeSettings().pause(at: session.now) != nil else { throw Refusal(PauseReply.notPaused) }
        try session.pause(until: nil)
        try session.tell(PauseReply.over)
    }
}

/// A pause from one day to another, as it was said.
private struct PauseDays {
    /// nil where it has come already.
    let start: Date?
    let end: Date

    /// nil where no such days are said.
    init?(_ line: ReadLine, in frame: TimeFrame, _ settings: Settings, after now: Date) {
        guard let value = line.timeValues.first?.value, value.isStretch(in: frame), let span = value.span(in: frame),
            let first = span.start, let last = span.end
        else { return nil }
        let start = first.moments(in: settings.timeZone).dates.first
        self.start = start.flatMap { $0 > now ? $0 : nil }
        end =
            span.hasTime
            ? last.moments(in: settings.timeZone).dates.first ?? now
            : PauseEnd.morning(of: last.day, settings)
    }
}

extension SaidValue {
    /// It begins and ends: "1-14 Aug", "next week".
    fileprivate func isStretch(in frame: TimeFrame) -> Bool {
        switch self {
        case .span(.between): true
        case .time: span(in: frame)?.kind == .daterange
        default: false
        }
    }
}

extension Measures {
    /// Where a pause to come begins or ends: a day where it is its midnight.
    func edge(_ moment: Date) -> Wording {
        let wall = WallTime(moment, in: settings.timeZone)
        return wall.minuteOfDay == 0 ? pick(FloatingTime(day: wall.day)) : pick(moment)
    }
}

/// When a pause ends, as it was said. A day means its morning, so that nothing rings at midnight.
struct PauseEnd {
    /// Seconds.
    static let longest: Double = 366 * .day
    let date: Date

    /// nil where nothing is said of it.
    init?(_ line: ReadLine, in frame: TimeFrame, _ settings: Settings) {
        guard let value = line.timeValues.first?.value, let date = Self.date(value, frame, settings) else { return nil }
        self.date = date
    }

    /// The morning of a day since 1970-01-01.
    static func morning(of day: Int, _ settings: Settings) -> Date {
        DailyMoment(minute: settings.minute(of: .morning)).on(day, in: settings.timeZone)
    }

    private static func date(_ value: SaidValue, _ frame: TimeFrame, _ settings: Settings) -> Date? {
        switch value {
        case .time(let time), .span(.until(let time, _)), .span(.before(let time)):
            return date(time, frame, settings)
        case .length(let length), .span(.within(let length)):
            return date(SaidTime(length: length), frame, settings)
        case .span(.after(let time)):
            return SaidValue.span(.after(time)).span(in: frame)?.start.map { morning(of: $0.day, settings) }
        case .span(.counted), .span(.lasting):
            return value.span(in: frame)?.end.map { morning(of: $0.day, settings) }
        default: return nil
        }
    }

    private static func date(_ time: SaidTime, _ frame: TimeFrame, _ settings: Settings) -> Date? {
        let isDay = time.clock == nil && time.part == nil && time.length.map(\.isOfDays) ?? true
        switch time.reading(in: frame) {
        case .moment(let read):
            return isDay ? morning(of: WallTime(read.date, in: settings.timeZone).day, settings) : read.date
        case .over(let date): return date
        case .noClock: return SaidValue.time(time).span(in: frame)?.start.map { morning(of: $0.day, settings) }
        }
    }
}

enum PauseReply: Reply {
    case set(Wording), setLater(Wording, Wording), past(Wording)
    case which, tooLong, notPaused, over, ask
    case until(Wording)

    var wording: Wording {
        switch self {
        case .setLater(let start, let when):
            Wording(
                "pause.setLater",
                "Notices pause from *{start}* till *{when}*: only what is urgent comes then. What you miss is told afterwards, in one message.",
                ["when": .wording(when), "start": .wording(start)])
        case .set(let when):
            Wording(
                "pause.set",
                "Paused. Notices come again *{when}*, till then only what is urgent. What you miss is told then, in one message.",
                ["when": .wording(when)])
        case .past(let when):
            Wording(
                "pause.past", "That has passed ({when}). Say a day to come, like `pause until Friday`.",
                ["when": .wording(when)])
        case .which:
            Wording("pause.which", "Until when? Type `pause until 5 Jan`, `pause for a week` or `pause 3-10 Aug`.")
        case .tooLong: Wording("pause.tooLong", "That is more than a year; type a day that is nearer.")
        case .notPaused: Wording("pause.notPaused", "Nothing is paused. `notices` shows what comes, and when.")
        case .over: Wording("pause.over", "Notices come again.")
        case .ask: Wording("pause.ask", "*Pause all notices*: until when? Type it, like `pause until 5 Jan`, or tap:")
        case .until(let when): Wording("pause.until", "{when}", ["when": .wording(when)])
        }
    }
}
