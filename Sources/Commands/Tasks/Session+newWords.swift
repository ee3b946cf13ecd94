import Actions
import Core
import Language
package import Store

/// To-dos whose line was edited.
extension Session {
    /// What one is after that: what neither its line nor what stands over it says any more goes, unless it was set otherwise
    /// since.
    func newWords(_ wish: TaskWish, of task: TaskRecord, under base: NewTask? = nil) throws -> NewTask {
        let old = try draft(of: task)
        var new = try wish.task(in: self, over: old)
        // "and bread too": its day is that of what it was said beside.
        guard wish.spoken.followUp?.kind != .add else { return new }
        let said = try wish.task(in: self, under: base), made = try asMade(task.id)
        (new.due, new.start) = (said.due ?? new.due, said.start ?? new.start)
        let gone = { (part: TaskAsMade.Part, isSaid: Bool) in !isSaid && made.parts.contains(part) }
        if gone(.due, said.due != nil) { (new.due, new.repetition) = (nil, nil) }
        if gone(.start, said.start != nil) { new.start = nil }
        if gone(.priority, said.priority != nil) { new.priority = nil }
        if gone(.occasion, said.tie != nil || said.newOccasion != nil) { new.tie = nil }
        if gone(.place, said.place != nil) { new.place = nil }
        new.labels = old.labels.filter { !made.labels.contains($0) && !said.labels.contains($0) } + said.labels
        return new
    }

    /// Lets the to-dos that the lines of a message made follow its new lines: those that stay stay, new ones are added, and
    /// what is gone is taken away where nothing was done with it; false where its lines had made none.
    package func followLines(_ spoken: Spoken) throws -> Bool {
        let made = try things(fromLinesOf: spoken.message.ref).map { TaskID($0.id) }
        let old = try made.compactMap { try task($0) }
        guard !old.isEmpty, spoken.message.attachments.isEmpty else { return false }
        let said = spoken.isSlashCommand ? spoken.saying(spoken.line.text) : spoken
        let plan = try ListPlan(said, in: self) ?? ListPlan(leftOf: said)
        let list = plan.list ?? old[0].heading
        var edit = try LinesEdit(old, gone: titlesOfGone(made), plan, list: list, first: made.count)
        try change(.change, voice.words(TaskChangeReply.changing(old[0].title)), subject: list.map { .heading($0) }) {
            try edit.carryOut(in: self)
        }
        try show(plan, on: list, saying: edit.reply(voice))
        return true
    }
}

/// What becomes of the to-dos of a message whose lines were edited.
private struct LinesEdit {
    private var old: [TaskRecord]
    private let gone: [String]
    private let plan: ListPlan
    private let list: HeadingID?
    /// The number of the next line.
    private var next: Int
    private var added = 0
    private var deleted = 0
    private var stays: [String] = []

    init(_ old: [TaskRecord], gone: [String], _ plan: ListPlan, list: HeadingID?, first: Int) {
        (self.old, self.gone, self.plan, self.list, next) = (old, gone.map { $0.lowercased() }, plan, list, first)
    }

    mutating func carryOut(in session: Session) throws {
        for line in plan.entries { try take(session.taskWish(of: line), in: session) }
        for title in plan.ticked {
            if let task = known(title), !task.isDone { try session.finishTask(task.id) }
        }
        for task in old {
            if try session.isUntouched(task) {
                try session.deleteTask(task.id)
                deleted += 1
            } else {
                stays.append(task.shortTitle)
            }
        }
    }

    func reply(_ voice: Voice) -> any Reply {
        let left = stays.isEmpty ? [] : [voice.say(ListPlanReply.stays(stays.joined(separator: ", ")))]
        return ReminderReply.whole(([voice.say(ListPlanReply.followed(new: added, gone: deleted))] + left).joined())
    }

    private mutating func take(_ wish: TaskWish, in session: Session) throws {
        if let task = known(wish.title) {
            let new = try session.newWords(wish, of: task, under: plan.base)
            if try new != session.draft(of: task) { try session.reviseTask(task.id, as: new) }
        } else if !gone.contains(wish.title.lowercased()) {
            var new = try wish.task(in: session, under: plan.base)
            new.heading = list
            let task = try session.keepTask(new)
            try session.remember(origin: .task(task.id), ofLine: next)
            (next, added) = (next + 1, added + 1)
        }
    }

    /// The one of that title, which is then no longer looked for.
    private mutating func known(_ title: String) -> TaskRecord? {
        let place = old.firstIndex { $0.title.lowercased() == title.lowercased() }
        return place.map { old.remove(at: $0) }
    }
}
