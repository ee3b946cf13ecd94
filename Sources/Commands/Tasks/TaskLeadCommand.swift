import Actions
import Core
import Language
package import Store

/// Tells of a to-do that there is some time before it, once or several times.
package struct TaskLeadCommand: Command {
    package static let about = About(
        intent: "reminder.add", key: "task.lead", area: .tasks, summary: "Be told of a to-do some time before it",
        phrases: [
            "remind [me|us] [of it] {lead:text} (before|beforehand|ahead|earlier|in advance)",
            "remind [me|us] [of it] {lead:text} before (it|that|this)",
            "remind [me|us] {lead:text} before [the|my] (task|todo|to do) {task:rest}",
        ],
        examples: ["remind me 1 day and 1 hour before"])

    let lead: String
    /// nil for what was replied to, or spoken of last.
    let task: String?
    let spoken: Spoken

    package init(_ said: Said) throws {
        lead = said.slots.text("lead") ?? ""
        task = said.slots.text("task")?.withoutEnd
        spoken = said.spoken
    }

    package func perform(in session: Session) throws {
        let leads = Leads(lead, language: spoken.line.language).all.compactMap(\.wholeSeconds)
        guard !leads.isEmpty else { throw Refusal(BeforeReply.noLead(lead)) }
        let things = try spoken.repliedThing.map { [$0] } ?? session.recall(as: Recall.self)?.things ?? []
        let named = try task.map { try session.tasks(named: $0).map(\.id) } ?? things.compactMap(session.task(about:))
        guard let id = named.last, task == nil || named.count == 1 else { throw Refusal(LeadReply.noTask(task ?? "")) }
        let passed = try session.addLeads(leads, to: id)
        let kept = leads.filter { !passed.contains($0) }
        guard !kept.isEmpty else { throw Refusal(LeadReply.passed) }
        let title = try session.task(id)?.title ?? ""
        try session.show(
            TaskCard(id), note: LeadReply.added(title, kept.map { session.voice.words(LeadReply.length($0)) }))
    }
}

extension SaidLength {
    /// A month is thirty days; nil for nothing.
    fileprivate var wholeSeconds: Int? {
        let whole = Double(months * 30 + days) * 86_400 + seconds
        return (60...31_622_400).contains(whole) ? Int(whole) : nil
    }
}
