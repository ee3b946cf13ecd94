import Actions
import Core
import Foundation
import Language
package import Store

/// Tells of a to-do, an event or what a reminder speaks of some time before it, once or several times.
package struct TaskLeadCommand: Command {
    private static let tell = "(remind|tell|notify|warn) [me|us] [of it|about it]"
    private static let lengths = "{lead:length} [,|and] [{more:length}] [,|and] [{third:length}]"

    package static let about = About(
        intent: "reminder.add", key: "task.lead", area: .tasks,
        summary: "Be told of a to-do or an event some time before it",
        phrases: [
            Phrase("\(tell) \(lengths) (before|beforehand|ahead|earlier|in advance)"),
            Phrase("\(tell) (a|one|the) {unit:word} (before|beforehand|ahead|earlier|in advance)"),
            Phrase(
                "\(tell) (a|one|the) {unit:word} before [the|my|our] [task|todo|to do|event|appointment] {task:rest}"),
            Phrase("\(tell) \(lengths) before (it|that|this)"),
            Phrase("\(tell) (a|one|the) {unit:word} before (it|that|this)"),
            Phrase("\(tell) [on] the day (before|beforehand) [it|that|this]"),
            Phrase("\(tell) [on] the day before [the|my|our] [task|todo|to do|event|appointment] {task:rest}"),
            Phrase("\(tell) \(lengths) before [the|my|our] [task|todo|to do|event|appointment] {task:rest}"),
        ],
        examples: ["remind me 1 day and 1 hour before"])

    /// As typed; empty for the day before.
    let lead: String
    /// nil for what was replied to, or spoken of last.
    let title: String?
    let spoken: Spoken

    package init(_ said: Said) throws {
        let lengths = ["lead", "more", "third"].compactMap { said.slots[$0]?.typed }.joined(separator: ", ")
        lead = said.slots.text("unit").map { "1 \($0)" } ?? lengths
        title = said.slots.text("task")?.withoutEnd
        spoken = said.spoken
    }

    package func perform(in session: Session) throws {
        let leads = lead.isEmpty ? [.day] : Leads(lead, language: spoken.line.language).all
        guard !leads.isEmpty else { throw Refusal(BeforeReply.noLead(lead)) }
        let things = try title.map(session.things(dueCalled:)) ?? session.spokenOf(spoken.repliedThing)
        let told = things.filter { [.task, .event, .reminder].contains($0.kind) }
        guard let thing = told.last, title == nil || told.count == 1 else {
            throw Refusal(title.map { LeadReply.noTask($0) } ?? LeadReply.nothing)
        }
        let seconds = leads.compactMap(\.wholeSeconds)
        switch thing.kind {
        case .event: try session.tellBefore(EventID(thing.id), seconds)
        case .task: try session.tellBefore(TaskID(thing.id), seconds)
        default:
            guard let task = try session.task(about: thing) else {
                let reminder = try session.reminderToChange(ReminderID(thing.id))
                return try session.remind(of: reminder.text, at: reminder.due, before: leads)
            }
            try session.tellBefore(task, seconds)
        }
    }
}

extension Session {
    /// What is called so of all that has a time.
    fileprivate func things(dueCalled words: String) throws -> [Thing] {
        let tasks = try tasks(named: words).map { Thing.task($0.id) }
        return try tasks.isEmpty ? events(titled: words, limit: 2).map { .event($0.id) } : tasks
    }

    fileprivate func tellBefore(_ id: TaskID, _ leads: [Int]) throws {
        let passed = try addLeads(leads, to: id)
        let kept = leads.filter { !passed.contains($0) }
        guard !kept.isEmpty else { throw Refusal(LeadReply.passed) }
        let title = try task(id)?.title ?? ""
        try show(TaskCard(id), note: LeadReply.added(title, kept.map { voice.words(LeadReply.length($0)) }))
    }

    fileprivate func tellBefore(_ id: EventID, _ leads: [Int]) throws {
        let passed = try addNotices(leads, to: id)
        let kept = leads.filter { !passed.contains($0) }
        guard !kept.isEmpty else { throw Refusal(LeadReply.passed) }
        let title = try event(id)?.title ?? ""
        try show(EventCard(id), note: EventReply.noticesAdded(title, kept.map { voice.words(EventReply.length($0)) }))
    }
}

extension SaidLength {
    fileprivate static let day = SaidLength(days: 1, unit: .day)

    /// A month is thirty days; nil for nothing.
    fileprivate var wholeSeconds: Int? {
        let whole = Double(months * 30 + days) * 86_400 + seconds
        return (60...31_622_400).contains(whole) ? Int(whole) : nil
    }
}
