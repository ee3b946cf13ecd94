import Actions
import Core
import Foundation
import Store

/// When somebody is told of a task before it is due, with a button to take each away and some to add.
struct TaskLeadsCard: Card, OneCoded {
    private static let choices = [600, 3_600, 86_400, 604_800]

    static let verb = "taskLeads"
    let id: TaskID
    init(_ id: TaskID) { self.id = id }
    var about: TaskID { id }
    /// It stands in the place of the task's own card.
    var subject: String { TaskCard(id).subject }
    var thing: Thing? { .task(id) }

    func render(in session: Session) throws -> CardFace? {
        guard let task = try session.task(id), let whose = try session.whose(.task(id)),
            try session.mayChange(.task(id))
        else { return nil }
        let voice = session.voice, leads = try session.leads(of: id).filter { $0.lead.text == nil }
        let title: LeadReply =
            task.due == nil ? .noDay(task.shortTitle) : leads.isEmpty ? .none(task.shortTitle) : .title(task.shortTitle)
        let lines = leads.map {
            LeadReply.row($0.lead.seconds, session.measures.when($0.moment), hasPassed: $0.hasPassed)
        }
        let remove = leads.map {
            [SetLead(id, $0.lead.seconds, false).button(LeadReply.remove($0.lead.seconds), voice)]
        }
        let known = Set(leads.map(\.lead.seconds))
        let add = (task.due == nil ? [] : Self.choices).filter { !known.contains($0) }.map {
            SetLead(id, $0, true).button(LeadReply.before($0), voice)
        }
        let back = ShowCard(TaskCard(id)).button(CommonReply.back, voice)
        return CardFace(
            ([title] + lines).map { voice.say($0) }.joined(), buttons: remove + [add, [back]].filter { !$0.isEmpty },
            topics: ["task:\(id)"] + whose.topics)
    }
}

/// Tells of a task so long before it, or no more.
struct SetLead: Press {
    static let verb = "lead"
    let id: TaskID
    let seconds: Int
    let isOn: Bool
    init(_ id: TaskID, _ seconds: Int, _ isOn: Bool) { (self.id, self.seconds, self.isOn) = (id, seconds, isOn) }
    init?(_ arguments: [String]) {
        guard arguments.count == 3, let id = TaskID(arguments[0]), let seconds = Int(arguments[1]),
            (60...31_622_400).contains(seconds), ["on", "off"].contains(arguments[2])
        else { return nil }
        self.init(id, seconds, arguments[2] == "on")
    }
    var arguments: [String] { ["\(id)", "\(seconds)", isOn ? "on" : "off"] }

    func perform(in session: Session) throws -> (any Reply)? {
        let passed = isOn ? try session.addLeads([Lead(seconds: seconds)], to: id) : []
        if !isOn { try session.removeLead(seconds, from: id) }
        guard passed.isEmpty else { return LeadReply.passed }
        try session.show(TaskLeadsCard(id), note: session.lastEntry == nil ? nil : ReminderReply.followed)
        return nil
    }
}

extension Session {
    /// The lengths of time before a task at which it is told; nil where there are none.
    func leadLine(of id: TaskID) throws -> RichText? {
        let leads = try leads(of: id).filter { !$0.hasPassed }
        guard !leads.isEmpty else { return nil }
        return voice.say(LeadReply.all(leads.map { words(of: $0.lead) }))
    }
}

extension Session {
    /// "2 hours", "1 day at 19:00", "2 days (print the card)".
    fileprivate func words(of lead: Lead) -> String {
        let reply: LeadReply =
            switch lead.day {
            case nil: .length(lead.seconds)
            case let day? where day.days == 0: .sameDay(measures.clock(day.minute))
            case let day?: .atTime(day.days, measures.clock(day.minute))
            }
        let length = voice.words(reply)
        return lead.text.map { voice.words(LeadReply.of(length, $0)) } ?? length
    }

    /// "2 hours before", "1 day before at 19:00", "3 hours before (leave)".
    func words(before lead: Lead) -> String {
        let reply: any Reply =
            switch lead.day {
            case nil: EventReply.length(lead.seconds)
            case let day? where day.days == 0: LeadReply.sameDay(measures.clock(day.minute))
            case let day?: EventReply.beforeAt(day.days, measures.clock(day.minute))
            }
        let length = voice.words(reply)
        return lead.text.map { voice.words(LeadReply.of(length, $0)) } ?? length
    }
}

/// What is said of reminders before a task.
enum LeadReply: Reply {
    case title(String), none(String), noDay(String), row(Int, Wording, hasPassed: Bool), all([String])
    case remove(Int), before(Int), length(Int), atTime(Int, String), sameDay(String), of(String, String), button,
        passed, which, added(String, [String]), addedOn(String, [String]),
        nothing, noTask(String)

    var wording: Wording {
        switch self {
        case .title(let title): Wording("lead.title", "*{title}*: I tell you before", ["title": .text(title)])
        case .none(let title):
            Wording("lead.none", "*{title}*: how long before shall I tell you?", ["title": .text(title)])
        case .noDay(let title):
            Wording(
                "lead.needsDay", "*{title}* has no day yet, so there is no time before it.", ["title": .text(title)])
        case .row(let seconds, let when, false):
            Wording(
                "lead.row", "⏰ {length} before: {when}",
                ["length": .wording(Self.length(seconds)), "when": .wording(when)])
        case .row(let seconds, _, true):
            Wording("lead.rowPassed", "⏰ {length} before: passed", ["length": .wording(Self.length(seconds))])
        case .all(let lengths):
            Wording("lead.all", "⏰ Told before: {lengths}", ["lengths": .text(lengths.joined(separator: ", "))])
        case .remove(let seconds):
            Wording("lead.remove", "Not {length} before", ["length": .wording(Self.length(seconds))])
        case .before(let seconds): Wording("lead.before", "{length} before", ["length": .wording(Self.length(seconds))])
        case .length(let seconds): Self.length(seconds)
        case .atTime(let days, let time):
            Wording(
                "lead.atTime", "{length} at {time}",
                ["length": .wording(Self.length(days * 86_400)), "time": .text(time)])
        case .sameDay(let time): Wording("lead.sameDay", "the same day at {time}", ["time": .text(time)])
        case .of(let length, let text):
            Wording("lead.of", "{length} ({text})", ["length": .text(length), "text": .text(text)])
        case .button: Wording("lead.button", "Reminders")
        case .which: Wording("lead.which", "Before which one? Open it, and say it again.")
        case .passed: Wording("lead.passed", "That has passed already.")
        case .added(let title, let lengths):
            Wording(
                "lead.added", "I tell you of *{title}* {lengths} before.",
                ["title": .text(title), "lengths": .text(lengths.joined(separator: ", "))])
        case .addedOn(let title, let days):
            Wording(
                "lead.addedOn", "I tell you of *{title}*: {days}",
                ["title": .text(title), "days": .text(days.joined(separator: "; "))])
        case .noTask(let words):
            Wording(
                "lead.noTask",
                "I find no to-do and no event called “{words}”, or more than one. Type `remind me 1 week before: dentist 15 May at 15:00`.",
                ["words": .text(words)])
        case .nothing:
            Wording(
                "lead.nothing",
                "Before what? I can tell you before a to-do with a day, an event or a reminder: open it first, or name it, like `remind me 1 week before: dentist 15 May at 15:00`."
            )
        }
    }

    private static func length(_ seconds: Int) -> Wording {
        let (week, day, hour) = (604_800, 86_400, 3_600)
        if seconds % week == 0 { return Wording("lead.weeks", "{n:week|weeks}", ["n": .number(seconds / week)]) }
        if seconds % day == 0 { return Wording("lead.days", "{n:day|days}", ["n": .number(seconds / day)]) }
        if seconds > day { return lengths(seconds, day) }
        if seconds % hour == 0 { return Wording("lead.hours", "{n:hour|hours}", ["n": .number(seconds / hour)]) }
        if seconds > hour { return lengths(seconds, hour) }
        return Wording("lead.minutes", "{n} min", ["n": .number(seconds / 60)])
    }

    /// Whole units, then what is left.
    private static func lengths(_ seconds: Int, _ unit: Int) -> Wording {
        Wording(
            "lead.lengths", "{long} {short}",
            [
                "long": .wording(length(seconds - seconds % unit)), "short": .wording(length(seconds % unit)),
            ])
    }
}
