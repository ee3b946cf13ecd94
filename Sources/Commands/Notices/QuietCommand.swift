import Actions
import Core
import Language
import Store

/// Sets quiet hours by a line; without hours shows what holds.
struct QuietCommand: Command {
    private static let dont =
        "(no|dont|do not|never) (send|write|message|messages|ping|pings|disturb|bother|wake|notify)"
    private static let things = "[me|us] [with|any] [notices|notifications|messages|reminders]"

    static let about = About(
        intent: "settings.quiet", area: .settings, summary: "Hours in which nothing rings",
        phrases: [
            Phrase("[set|change|be] [my|our] (quiet|silent) [hours|time|times] [to|are|is|at] {hours:time}"),
            Phrase(
                "[set|change|be] [my|our] (quiet|silent) [hours|time|times] [to|are|is] {from:number} [to|until|till|and] {until:number}"
            ),
            Phrase(
                "[set|change|be] [my|our] (quiet|silent) [hours|time|times] [to|are|is] (from|between) {from:number} [to|until|till|and] {until:number}"
            ),
            Phrase("\(dont) \(things) {hours:time}"),
            Phrase("no (notices|notifications|messages|reminders) {hours:time}"),
            Phrase("[set] [my|our] (dnd|do not disturb) {hours:time}"),
            Phrase("[set] [my|our] (dnd|do not disturb) {from:number} [to|until|till|and] {until:number}"),
            "[show] [my|the|our] (quiet|silent) (hours|times)", "when are [my|the|our] quiet hours",
        ],
        examples: ["quiet 22-7", "no messages between 10pm and 7am"])

    let hours: SaidHours?
    /// "no messages until Sunday" names no hours: it is a pause.
    private let pause: PauseCommand?

    init(_ said: Said) throws {
        if case .timeSpan(let span)? = said.slots["hours"]?.value, span.isEnd {
            (hours, pause) = (nil, PauseCommand(until: said.spoken))
        } else {
            (hours, pause) = (said.slots.all.isEmpty ? nil : try SaidHours(said), nil)
        }
    }

    func perform(in session: Session) throws {
        if let pause { return try pause.perform(in: session) }
        guard let hours else { return try session.show(NoticesCard()) }
        let clocks = try hours.minutes(uses24Hours: session.settings.uses24Hours)
        guard let quiet = QuietHours(from: clocks.from, until: clocks.until) else {
            throw Refusal(QuietReply.none(session.measures.clock(clocks.from)))
        }
        try session.setQuietSaying(quiet, orElse: clocks.other)
    }
}

/// Ends quiet hours for good.
struct QuietOffCommand: Command {
    static let about = About(
        intent: "settings.quiet", key: "settings.quiet.off", area: .settings, summary: "No quiet hours any more",
        phrases: [
            "[my|the|our] quiet [hours] off", "[turn|switch] off [my|the|our] quiet hours",
            "(turn|switch) [my|the|our] quiet hours off", "no [more] quiet hours",
            "(stop|end|remove|delete|cancel|forget) [my|the|our] quiet hours",
        ],
        examples: ["quiet hours off"])

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        try session.setQuiet(nil)
        guard session.lastEntry != nil else { return try session.say(reply: QuietReply.noneSet) }
        try session.tell(QuietReply.off)
    }
}

/// Quiet hours, or their end, by a button.
struct QuietPress: Press {
    static let verb = "quiet"
    /// What the card offers.
    static let usual = QuietHours(from: 22 * 60, until: 7 * 60)
    let hours: QuietHours?

    init(hours: QuietHours?) { self.hours = hours }

    init?(_ arguments: [String]) {
        if arguments == ["off"] {
            hours = nil
            return
        }
        let minutes = arguments.compactMap { Int($0) }
        guard arguments.count == 2, minutes.count == 2, let hours = QuietHours(from: minutes[0], until: minutes[1])
        else { return nil }
        self.hours = hours
    }

    var arguments: [String] { hours.map { ["\($0.from)", "\($0.until)"] } ?? ["off"] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.setQuiet(hours)
        try session.confirm(hours.map { session.words(of: $0) } ?? .off)
        return nil
    }
}

extension Session {
    /// Sets quiet hours and says so; where the hours may have been others, those stand on a button.
    func setQuietSaying(_ hours: QuietHours, orElse other: QuietHours?) throws {
        try setQuiet(hours)
        let buttons = other.map { other in
            let label = QuietReply.instead(measures.clock(other.from), measures.clock(other.until))
            return [[QuietPress(hours: other).button(label, voice)]]
        }
        try tell(
            words(of: hours), buttons: (buttons ?? []) + [[ShowCard(NoticesCard()).button(NoticeReply.all, voice)]])
    }

    fileprivate func words(of hours: QuietHours) -> QuietReply {
        .set(measures.clock(hours.from), measures.clock(hours.until), isGroup: isGroup)
    }
}

enum QuietReply: Reply {
    case set(String, String, isGroup: Bool)
    case off, noneSet
    case none(String)
    case which
    case instead(String, String)

    var wording: Wording {
        switch self {
        case .set(let from, let until, false):
            Wording(
                "quiet.set",
                "Quiet from *{from}* to *{until}*: what comes due then waits until they end. What you mark as urgent comes at once.",
                ["from": .text(from), "until": .text(until)])
        case .set(let from, let until, true):
            Wording(
                "quiet.setInGroup",
                "Quiet in this group from *{from}* to *{until}*: what comes due then waits until they end.",
                ["from": .text(from), "until": .text(until)])
        case .off: Wording("quiet.off", "No quiet hours any more: notices come whenever they are due.")
        case .noneSet: Wording("quiet.noneSet", "There are no quiet hours. Type `quiet 22-7` to set some.")
        case .none(let clock):
            Wording(
                "quiet.none",
                "From {clock} to {clock} is no time at all. Type two different hours, like `quiet 22-7`; for whole days type `pause until Friday`.",
                ["clock": .text(clock)])
        case .which:
            Wording("quiet.which", "Say from when to when, by the clock: `quiet 22-7` or `quiet from 10pm to 6:30am`.")
        case .instead(let from, let until):
            Wording("quiet.instead", "{from} to {until} instead", ["from": .text(from), "until": .text(until)])
        }
    }
}
