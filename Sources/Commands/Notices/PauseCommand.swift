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
            "[please] (be|stay|keep) (quiet|silent) for {when:length}",
            "[please] (be|stay|keep) (quiet|silent) (until|till) {when:time}",
            "(do not disturb|dnd|dont disturb) [me|us|mode|on]", "[all] [my|the] (notices|notifications|alerts) off",
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
