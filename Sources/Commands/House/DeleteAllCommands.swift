import Actions
import Core
import Language
import Store

/// Asks what is meant where all is to be deleted.
struct DeleteAllCommand: Command {
    static let about = About(
        intent: "task.delete", key: "delete.all", area: .settings, summary: "Delete all of something",
        phrases: [
            "(delete|erase|wipe|remove|clear|trash|bin) (everything|all) [of it|of them|of mine|here|now]",
            "(delete|erase|wipe|remove|clear) all [of] [my] (things|stuff)", "(start|begin) (over|afresh|from scratch)",
        ],
        examples: ["delete everything"])

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        let voice = session.voice
        let last = try session.recall(as: Recall.self)?.list.flatMap(CommandCatalog.card)
        let choices = try session.deletable(before: last as? TasksCard).map { list, reply in
            [SelectAllRows(list).button(reply, voice)]
        }
        let done = try session.finishedTaskCount()
        let finished = done > 0 ? [[DeleteDone().button(DeleteAllReply.done(done), voice)]] : []
        guard !session.isGroup || !choices.isEmpty || done > 0 else { throw Refusal(DeleteAllReply.nothing) }
        let account = ShowCard(LeavingCard()).button(DeleteAllReply.account, voice)
        try session.say(
            Outgoing(
                voice.say(DeleteAllReply.what),
                buttons: choices + finished + (session.isGroup ? [] : [[account]])))
    }
}

/// A command that shows all of a list ticked, so that it is deleted by one tap.
protocol DeletesList: Command {
    static var list: any SelectableCard { get }
    /// Whether one of its rows is ticked.
    static func isMeant(_ thing: Thing, in session: Session) throws -> Bool
    init()
}

extension DeletesList {
    static func isMeant(_ thing: Thing, in session: Session) throws -> Bool { true }
    init(_ said: Said) throws { self.init() }

    func perform(in session: Session) throws {
        let things = try Self.list.things(offset: 0, limit: Selecting.most, in: session)
        guard try things.contains(where: { try Self.isMeant($0, in: session) }) else {
            return try session.show(Self.list)
        }
        try session.selectAll(of: Self.list) { try Self.isMeant($0, in: session) }
    }
}

/// Deletes all that is to be done.
struct DeleteTasksCommand: DeletesList {
    static let about = About(
        intent: "task.delete", key: "delete.tasks", area: .tasks, summary: "Delete all your to-dos",
        phrases: ["(delete|erase|wipe|remove|clear) all [of] [my|the|our] [open] (tasks|todos|to dos)"],
        examples: ["delete all my to-dos"])
    static var list: any SelectableCard { TasksCard(.open) }
}

/// Deletes all notes.
struct DeleteNotesCommand: DeletesList {
    static let about = About(
        intent: "note.delete", key: "delete.notes", area: .notes, summary: "Delete all your notes",
        phrases: ["(delete|erase|wipe|remove|clear) all [of] [my|the|our] notes"], examples: ["delete all my notes"])
    static var list: any SelectableCard { NotesCard(home: nil) }
}

/// Deletes all pins.
struct DeletePinsCommand: DeletesList {
    static let about = About(
        intent: "pin.delete", key: "delete.pins", area: .places, summary: "Delete all your pins",
        phrases: ["(delete|erase|wipe|remove|clear) all [of] [my|the|our] (pins|places)"],
        examples: ["delete all my pins"])
    static var list: any SelectableCard { PlacesCard(sort: .new) }
}

/// Cancels all reminders.
struct DeleteRemindersCommand: DeletesList {
    static let about = About(
        intent: "reminder.delete", key: "delete.reminders", area: .reminders, summary: "Cancel all your reminders",
        phrases: [
            "(delete|erase|wipe|remove|clear|cancel|stop|drop) all [of] [my|the|our] [coming|upcoming] reminders"
        ],
        examples: ["cancel all my reminders"])
    static var list: any SelectableCard { RemindersCard() }
}

/// Cancels all that rings until it is heard.
struct DeleteAlarmsCommand: DeletesList {
    static let about = About(
        intent: "reminder.delete", key: "delete.alarms", area: .reminders, summary: "Cancel all your alarms",
        phrases: [
            "(delete|erase|wipe|remove|clear|cancel|stop|drop|turn off|switch off) all [of] [my|the|our] alarms"
        ],
        examples: ["cancel all my alarms"])
    static var list: any SelectableCard { RemindersCard() }

    static func isMeant(_ thing: Thing, in session: Session) throws -> Bool {
        try session.reminder(ReminderID(thing.id))?.isAlarm == true
    }
}

extension Session {
    /// The lists that can be deleted as a whole, with what their button says: the one that was shown last goes first.
    fileprivate func deletable(before last: TasksCard?) throws -> [(any SelectableCard, DeleteAllReply)] {
        let shown: [(any SelectableCard, DeleteAllReply)] = try last.map { [($0, .shown(try count(of: $0)))] } ?? []
        let whole: [(any SelectableCard, DeleteAllReply)] = [
            (TasksCard(.open), .tasks(try count(of: TasksCard(.open)))),
            (NotesCard(home: nil), .notes(try count(of: NotesCard(home: nil)))),
            (PlacesCard(sort: .new), .pins(try count(of: PlacesCard(sort: .new)))),
        ]
        let others = whole.filter { last == nil || ($0.0 as? TasksCard)?.scope != last?.scope }
        return (shown + others).filter { $0.1.count > 0 }
    }

    private func count(of list: some SelectableCard) throws -> Int { try list.count(in: self) }
}

/// What is asked where all is to be deleted.
enum DeleteAllReply: Reply {
    case what, account, nothing
    case shown(Int), tasks(Int), done(Int), notes(Int), pins(Int)

    var count: Int {
        switch self {
        case .shown(let count), .tasks(let count), .done(let count), .notes(let count), .pins(let count): count
        case .what, .account, .nothing: 0
        }
    }

    var wording: Wording {
        switch self {
        case .what: Wording("deleteAll.what", "Delete all of what? Nothing is deleted yet.")
        case .nothing: Wording("deleteAll.nothing", "There is nothing here to delete.")
        case .account: Wording("deleteAll.account", "Everything about me: my account")
        case .shown: Wording("deleteAll.shown", "The list above ({n:to-do|to-dos})", ["n": .number(count)])
        case .tasks: Wording("deleteAll.tasks", "All to-dos ({n})", ["n": .number(count)])
        case .done: Wording("deleteAll.done", "What is done ({n})", ["n": .number(count)])
        case .notes: Wording("deleteAll.notes", "All notes ({n})", ["n": .number(count)])
        case .pins: Wording("deleteAll.pins", "All pins ({n})", ["n": .number(count)])
        }
    }
}
