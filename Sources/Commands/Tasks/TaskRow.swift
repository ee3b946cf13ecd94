import Actions
import Core
import Store

/// A task as one line of a list.
struct TaskRow {
    let task: TaskRecord
    let session: Session
    let showsList: Bool
    let showsOccasion: Bool

    init(_ task: TaskRecord, in session: Session, showsList: Bool, showsOccasion: Bool = true) {
        (self.task, self.session) = (task, session)
        (self.showsList, self.showsOccasion) = (showsList, showsOccasion)
    }

    func line(_ number: Int) throws -> RichText {
        let priority = task.priority.map { "P\($0) " } ?? ""
        var text = RichText("\(number). \(priority)") + RichText(task.title, .bold)
        if let due = try task.due.map({ try session.onOwnClocks($0, of: task) }) {
            let when = session.measures.short(due)
            text = text + RichText(" – ") + session.voice.say(isLate(due) ? TaskReply.rowLate(when) : .rowDue(when))
        }
        if task.rule != nil { text = text + RichText(" ↻") }
        if let who = try session.whoDoes(task) { text = text + RichText(" – ") + session.voice.say(who) }
        let facts = try facts
        return facts.isEmpty ? text : text + RichText(" · " + facts.joined(separator: " · "))
    }

    private func isLate(_ due: FloatingTime) -> Bool {
        due < (due.minute == nil ? FloatingTime(session.present.date) : session.present)
    }

    private var facts: [String] {
        get throws {
            var facts: [String] = []
            let steps = try session.stepCount(of: task.id)
            if steps.all > 0 { facts.append("\(steps.done)/\(steps.all)") }
            if showsOccasion, let occasion = try session.occasion(of: task) {
                facts.append(session.voice.words(TieReply.row(occasion.moment(task.relation, in: session))))
            }
            if showsList, let list = try task.heading.flatMap({ try session.heading($0) }) {
                facts.append("☰ \(list.signed)")
            }
            facts += try session.labels(of: task.id).map { try session.signed($0, of: task.owner) }
            if let place = try task.place.flatMap({ try session.place($0) }) { facts.append("📍 \(place.name)") }
            if let start = task.start, start > session.present {
                facts.append(session.voice.words(TaskReply.start(session.measures.inSentence(start)).wording))
            }
            return facts
        }
    }
}
