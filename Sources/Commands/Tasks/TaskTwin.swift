import Actions
import Core
import Store

/// Makes one of two to-dos of the same words, by a button: the older takes the day of the newer, which goes.
struct JoinTwin: Press {
    static let verb = "joinTwin"
    let new: TaskID
    let old: TaskID

    init(_ new: TaskID, into old: TaskID) { (self.new, self.old) = (new, old) }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let new = TaskID(arguments[0]), let old = TaskID(arguments[1]), new != old else {
            return nil
        }
        self.init(new, into: old)
    }

    var arguments: [String] { ["\(new)", "\(old)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        let known = try session.taskToChange(old), said = try session.draft(of: session.taskToChange(new))
        guard !known.isDone else { return FollowReply.doneAlready(known.title) }
        try session.change(.change, session.voice.words(TaskChangeReply.changing(known.title)), subject: .task(old)) {
            try session.reviseTask(old) { task in
                (task.start, task.due) = (said.start, said.due)
                task.repetition = said.repetition ?? task.repetition
                task.priority = said.priority ?? task.priority
                (task.place, task.tie) = (task.place ?? said.place, task.tie ?? said.tie)
                task.labels += said.labels.filter { !task.labels.contains($0) }
            }
            try session.deleteTask(new)
        }
        try session.show(TaskCard(old), note: TaskTwinReply.joined)
        return nil
    }
}

extension Session {
    /// That there is a to-do of the same words already, with a button that makes one of the two; nothing where there is none,
    /// and for what has no day.
    func twinNote(of task: TaskRecord) throws -> (lines: [RichText], buttons: [[Button]]) {
        guard task.due != nil, !isHolding,
            let twin = try ownTasks(titled: task.title, limit: 3).first(where: {
                $0.id != task.id && $0.title.isSaid(by: task.title)
            })
        else { return ([], []) }
        let day = twin.due.map { TaskTwinReply.thereOn(measures.when($0)) } ?? .there
        return ([voice.say(day)], [[JoinTwin(task.id, into: twin.id).button(TaskTwinReply.join, voice)]])
    }
}

enum TaskTwinReply: Reply {
    case there, thereOn(Wording), join, joined

    var wording: Wording {
        switch self {
        case .there: Wording("taskTwin.there", "You have it already, without a day; now there are two.")
        case .thereOn(let when):
            Wording("taskTwin.thereOn", "You have it already, due {when}; now there are two.", ["when": .wording(when)])
        case .join: Wording("taskTwin.join", "Only one, on this day")
        case .joined: Wording("taskTwin.joined", "Now it is one.")
        }
    }
}
