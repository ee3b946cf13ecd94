import Actions
import Core
import Store

/// Deletes many things of a kind with all that hangs on them.
protocol DeletesMany: ManyDeed {
    init()
}

extension DeletesMany {
    static var button: any Reply { CommonReply.delete }
    static var entry: EntryKind { .delete }

    init?(chosen value: String?, in session: Session) throws {
        if value != nil { return nil }
        self.init()
    }

    func done(_ count: Int) -> any Reply { ManyDeletedReply(kind: Self.kind, count: count) }
}

/// Deletes many pins.
struct DeleteMany: DeletesMany {
    static let code = "delete"
    static let kind = ThingKind.place

    func perform(on thing: Thing, in session: Session) throws { try session.deletePlace(PlaceID(thing.id)) }
}

/// Deletes many things to do.
struct DeleteTasks: DeletesMany {
    static let code = "delTask"
    static let kind = ThingKind.task

    func perform(on thing: Thing, in session: Session) throws { try session.deleteTask(TaskID(thing.id)) }
}

/// Deletes many notes.
struct DeleteNotes: DeletesMany {
    static let code = "delNote"
    static let kind = ThingKind.note

    func perform(on thing: Thing, in session: Session) throws { try session.deleteNote(NoteID(thing.id)) }
}

/// Cancels many reminders.
struct CancelReminders: DeletesMany {
    static let code = "delRing"
    static let kind = ThingKind.reminder

    func perform(on thing: Thing, in session: Session) throws { try session.deleteReminder(ReminderID(thing.id)) }
}

/// How many things were deleted.
struct ManyDeletedReply: Reply {
    let kind: ThingKind
    let count: Int

    var wording: Wording {
        switch kind {
        case .task: Wording("many.deletedTasks", "Deleted {n:to-do|to-dos}", ["n": .number(count)])
        case .note: Wording("many.deletedNotes", "Deleted {n:note|notes}", ["n": .number(count)])
        case .reminder: Wording("many.cancelled", "Cancelled {n:reminder|reminders}", ["n": .number(count)])
        default: Wording("many.deleted", "Deleted {n:pin|pins}", ["n": .number(count)])
        }
    }
}
