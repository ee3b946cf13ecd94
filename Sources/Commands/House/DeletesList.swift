import Actions
import Core
import Language
import Store

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
        let ticked = try session.selectAll(of: Self.list) { try Self.isMeant($0, in: session) }
        // "yes" is the one thing that was asked for.
        session.offered = ManyDeeds.all.filter { $0.kind == things[0].kind && $0 is any DeletesMany.Type }
            .map { DoWithMany(ticked, $0.code).code }
    }
}

/// Deletes all that is to be done.
struct DeleteTasksCommand: DeletesList {
    static let about = About(
        intent: "task.delete", key: "delete.tasks", area: .tasks, summary: "Delete all your to-dos",
        phrases: [
            "(delete|erase|wipe|remove|clear) all [of] [my|the|our] [open] (tasks|todos|to dos)",
            "(delete|erase|wipe|remove|clear) [all] (my|our) (tasks|todos|to dos)",
        ],
        examples: ["delete all my to-dos"])
    static var list: any SelectableCard { TasksCard(.open) }
}

/// Deletes all notes.
struct DeleteNotesCommand: DeletesList {
    static let about = About(
        intent: "note.delete", key: "delete.notes", area: .notes, summary: "Delete all your notes",
        phrases: [
            "(delete|erase|wipe|remove|clear) all [of] [my|the|our] notes",
            "(delete|erase|wipe|remove|clear) [all] (my|our) notes",
        ], examples: ["delete all my notes"])
    static var list: any SelectableCard { NotesCard(home: nil) }
}

/// Deletes all pins.
struct DeletePinsCommand: DeletesList {
    static let about = About(
        intent: "pin.delete", key: "delete.pins", area: .places, summary: "Delete all your pins",
        phrases: [
            "(delete|erase|wipe|remove|clear) all [of] [my|the|our] (pins|places)",
            "(delete|erase|wipe|remove|clear) [all] (my|our) (pins|places)",
        ],
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
