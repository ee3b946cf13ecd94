import Actions
import Core
import Foundation
import Language
import Store

/// Tells of a to-do, an event or what a reminder speaks of some time before it, once or several times.
struct TaskLeadCommand: Command {
    private static let tell = "(remind|tell|notify|warn|reminder|alert) [me|us] [of it|about it]"
    private static let lengths = "{lead:length} [,|and] [{more:length}] [,|and] [{third:length}]"
    private static let unit = "[on|in] (a|one|the) {unit:word}"
    private static let before = "(before|beforehand|ahead|earlier|in advance) [it|that|this]"
    private static let thing = "[the|my|our] [task|todo|to do|event|appointment] {task:rest}"
    private static let deed = "[the|my|our] {task:name} to {text:name}"
    private static let next = "(and|,|plus) {next:length}"
    private static let nextUnit = "(and|,|plus) (a|one|the) {nextUnit:word}"

    static let about = About(
        intent: "reminder.add", key: "task.lead", area: .tasks,
        summary: "Be told of a to-do or an event some time before it",
        phrases: [
            Phrase("\(tell) \(lengths) \(before)"), Phrase("\(tell) {lead:text} earlier"),
            Phrase("\(tell) \(lengths) \(before) {at:time}"),
            Phrase("\(tell) [on] the day \(before)"), Phrase("\(tell) [on] the day \(before) {at:time}"),
            Phrase("\(tell) \(unit) \(before)"), Phrase("\(tell) \(unit) \(before) {at:time}"),
            Phrase("\(tell) \(unit) before \(next) \(before)"), Phrase("\(tell) \(unit) before \(nextUnit) \(before)"),
            Phrase("\(tell) \(lengths) before \(next) \(before)"),
            Phrase("\(tell) \(lengths) before \(nextUnit) \(before)"),
            Phrase("\(tell) \(unit) \(before) to {text:name}"), Phrase("\(tell) \(lengths) \(before) to {text:name}"),
            Phrase("\(tell) {at:time} \(unit) \(before)"), Phrase("\(tell) {at:time} \(lengths) \(before)"),
            Phrase("\(tell) \(lengths) \(before) (of|about) \(thing)"),
            Phrase("(remind|tell) (me|us) (of|about) [the|my|our] {task:few} \(lengths) \(before)"),
            Phrase("\(tell) \(unit) before \(thing)"), Phrase("\(tell) \(lengths) before \(thing)"),
            Phrase("\(tell) \(unit) before \(deed)"), Phrase("\(tell) \(lengths) before \(deed)"),
            Phrase("\(tell) (day|evening|night|morning) before \(deed)"),
        ],
        examples: ["remind me 1 day and 1 hour before", "remind me the evening before"])

    let leads: [SaidLead]
    /// nil for what was replied to, or spoken of last.
    let title: String?
    /// What is to be done before it: "the day before the exam to print the card".
    let text: String?
    let spoken: Spoken

    init(_ said: Said) throws {
        leads = try SaidLead.all(in: said)
        title = said.slots.text("task")?.withoutEnd
        text = try said.slots.text("text").map { try ReminderText(checking: $0).text }
        spoken = said.spoken
    }

    /// Of what is called so.
    init(of title: String, _ leads: [SaidLead], _ spoken: Spoken) {
        (self.title, self.leads, self.spoken) = (title, leads, spoken)
        text = nil
    }

    func perform(in session: Session) throws {
        if let text, let title { return try perform(in: session, title, text) }
        guard let text else { return try perform(in: session, of: title) }
        let known = try session.spokenOf(spoken.repliedThing, mayBeBefore: true)
        guard let thing = known.last(where: { [.task, .event, .reminder].contains($0.kind) }) else {
            throw Refusal(LeadReply.nothing)
        }
        try session.remind(of: text, before: thing, leads)
    }

    /// "before the flight to Rome" of what is called so, else before the flight of "before the flight to pack"; of what
    /// is not known it can be kept.
    private func perform(in session: Session, _ title: String, _ text: String) throws {
        let whole = spoken.line.text.range(of: title).map { String(spoken.line.text[$0.lowerBound...]).withoutEnd }
        let things = try session.things(dueCalled: title)
        if let whole, try session.isOne(dueCalled: whole, and: text, besides: things) {
            return try perform(in: session, of: whole)
        }
        guard things.count == 1 else { return try session.offerToKeep(spoken, after: Refusal(LeadReply.noTask(title))) }
        try session.remind(of: text, before: things[0], leads)
    }

    private func perform(in session: Session, of title: String?) throws {
        let things =
            try title.map(session.things(dueCalled:)) ?? session.spokenOf(spoken.repliedThing, mayBeBefore: true)
        let told = try session.rather(things.filter { [.task, .event, .reminder].contains($0.kind) }, called: title)
        guard let thing = told.last, title == nil || told.count == 1 else {
            if title != nil, try session.remindBefore(spoken) { return }
            if told.count > 1 { return try session.askWhich(OpenQuestion(things: told), saying: LeadReply.which) }
            throw Refusal(title.map { LeadReply.noTask($0) } ?? LeadReply.nothing)
        }
        switch thing.kind {
        case .event: try session.tellBefore(EventID(thing.id), leads)
        case .task: try session.tellBefore(TaskID(thing.id), leads)
        default:
            guard let task = try session.task(about: thing) else {
                let reminder = try session.reminderToChange(ReminderID(thing.id))
                return try session.remind(of: reminder.text, at: reminder.due, before: leads)
            }
            try session.tellBefore(task, leads)
        }
    }
}

extension Session {
    /// What is called so of all that has a time.
    func things(dueCalled words: String) throws -> [Thing] {
        let tasks = try tasks(named: words, .surely).map { Thing.task($0.id) }
        guard tasks.isEmpty else { return tasks }
        return try toComeRather(events(titled: words, limit: MoreThings.most)).map { .event($0.id) }
    }

    /// Of several those that are called just so, or were just spoken of.
    fileprivate func rather(_ things: [Thing], called title: String?) throws -> [Thing] {
        guard let title, things.count > 1 else { return things }
        let just = try things.filter { try name(of: $0)?.isSaid(by: title) == true }
        let spokenOf = try (lastRecall?.things ?? []).filter { things.contains($0) }
        return [just, spokenOf].first { $0.count == 1 } ?? things
    }

    /// One thing is called all of that, rather than the one that its first words name already.
    fileprivate func isOne(dueCalled whole: String, and end: String, besides known: [Thing]) throws -> Bool {
        let things = try things(dueCalled: whole)
        guard things.count == 1 else { return false }
        return try things != known || name(of: things[0])?.lowercased().contains(end.lowercased()) == true
    }

    fileprivate func tellBefore(_ id: TaskID, _ leads: [SaidLead]) throws {
        let task = try taskToChange(id), start = try startOfLeads(of: task)
        let wanted = leads.compactMap { $0.lead(before: start, settings) }
        let passed = try addLeads(wanted, to: id)
        let kept = wanted.filter { !passed.contains($0) }.map(\.seconds)
        guard !kept.isEmpty else { throw Refusal(LeadReply.passed) }
        let lengths = LeadReply.added(task.title, kept.map { voice.words(LeadReply.length($0)) })
        try show(TaskCard(id), note: days(of: leads, kept, before: start).map { .addedOn(task.title, $0) } ?? lengths)
    }

    fileprivate func tellBefore(_ id: EventID, _ leads: [SaidLead]) throws {
        let event = try eventToChange(id), start = event.startOfLeads
        let wanted = leads.compactMap { $0.lead(before: start, settings) }
        let passed = try addNotices(wanted, to: id)
        let kept = wanted.filter { !passed.contains($0) }.map(\.seconds)
        guard !kept.isEmpty else { throw Refusal(LeadReply.passed) }
        let note: any Reply =
            days(of: leads, kept, before: start).map { LeadReply.addedOn(event.title, $0) }
            ?? EventReply.noticesAdded(event.title, kept.map { voice.words(EventReply.length($0)) })
        try show(EventCard(id), note: note)
    }

    /// Where days were said rather than lengths, when it is told.
    private func days(of leads: [SaidLead], _ kept: [Int], before start: FloatingTime) -> [String]? {
        guard leads.contains(where: \.isDay) else { return nil }
        return kept.map { seconds in
            let told = WallTime(seconds: start.wall.seconds - seconds)
            return voice.words(measures.pick(FloatingTime(day: told.day, minute: told.minuteOfDay)))
        }
    }
}
