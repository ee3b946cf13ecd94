import Actions
import Core
import Store

/// What can be done with an event by a button.
struct EventPress: Press {
    enum Step: Hashable {
        case time, words, location, delete
        /// Seconds before it; nil for no notice.
        case lead(Int?)
        /// Of what repeats, on that day of its own clocks since 1970-01-01: left out, moved, taking place again.
        case leaveOut(Int), moveOne(Int), takeIn(Int)
        /// At that minute of its day, 0..<1440.
        case at(Int)
    }

    static let verb = "eventDo"
    /// No notice, when it begins, and so many seconds before.
    static let leads: [Int?] = [nil, 0, 600, 3600, 86_400]
    let id: EventID
    let step: Step
    init(_ id: EventID, _ step: Step) { (self.id, self.step) = (id, step) }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = EventID(arguments[0]), let step = Step(code: arguments[1]) else {
            return nil
        }
        self.init(id, step)
    }

    var arguments: [String] { ["\(id)", step.code] }

    func perform(in session: Session) throws -> (any Reply)? {
        let event = try session.eventToChange(id)
        switch step {
        case .time:
            try session.asNewMessage { try session.askWhen(EventTimeQuestion(title: event.title, event: id)) }
        case .words, .location:
            let question = EventWordsQuestion(event: id, isLocation: step == .location)
            try session.asNewMessage { try session.ask(question, saying: EventReply.ask(step, event.title)) }
        case .delete: try session.deleteEventSaying(id)
        case .leaveOut(let day): try session.leaveOutSaying(EventTime(event, day, in: session.settings.timeZone))
        case .moveOne(let day):
            let question = EventTimeQuestion(title: event.title, event: id, day: day)
            try session.asNewMessage { try session.askWhen(question) }
        case .takeIn(let day):
            let when = session.when(of: EventTime(event, day, in: session.settings.timeZone))
            try session.show(EventCard(session.takeIn(day, of: id).id), note: EventDayReply.takenIn(when))
        case .at(let minute):
            if event.start.minute == minute { return ReminderReply.isThere }
            try session.moveEvent(id, to: FloatingTime(day: event.start.day, minute: minute))
        case .lead(let lead):
            try session.setNotice(lead, of: id)
            try session.show(EventCard(id), note: session.lastEntry == nil ? nil : EventReply.noticeSet(lead))
        }
        return nil
    }
}

extension EventPress.Step {
    static let plain: [(step: EventPress.Step, code: String)] = [
        (.time, "time"), (.words, "words"), (.location, "location"), (.delete, "delete"), (.lead(nil), "quiet"),
    ]

    private static let ofDays: [Character: @Sendable (Int) -> EventPress.Step] = [
        "o": { .leaveOut($0) }, "m": { .moveOne($0) }, "i": { .takeIn($0) }, "h": { .at($0) },
    ]

    var code: String {
        switch self {
        case .lead(let seconds?): return "\(seconds)"
        case .leaveOut(let day): return "o\(day)"
        case .moveOne(let day): return "m\(day)"
        case .takeIn(let day): return "i\(day)"
        case .at(let minute): return "h\(minute)"
        default: break
        }
        return Self.plain.first { $0.step == self }?.code ?? "quiet"
    }

    init?(code: String) {
        if let known = Self.plain.first(where: { $0.code == code })?.step {
            self = known
        } else if let seconds = Int(code), EventPress.leads.contains(seconds) {
            self = .lead(seconds)
        } else if let step = code.first.flatMap({ Self.ofDays[$0] }), let day = Int(code.dropFirst()),
            (0..<1_000_000).contains(day), code.dropFirst() == "\(day)"
        {
            self = step(day)
        } else {
            return nil
        }
    }
}
