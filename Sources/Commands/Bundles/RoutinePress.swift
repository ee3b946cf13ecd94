import Actions
import Core
import Store

/// Begins a routine: its things are offered ready ticked.
struct StartRoutine: Press, OneCoded {
    static let verb = "routineStart"
    let about: RoutineID
    init(_ about: RoutineID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.startRoutine(about)
        return nil
    }
}

/// What can be done with a routine.
struct RoutinePress: Press, StepCoded {
    enum Step: String, CaseIterable { case rename, add, delete }

    static let verb = "routineDo"
    let id: RoutineID
    let step: Step

    func perform(in session: Session) throws -> (any Reply)? {
        guard step != .delete else {
            try session.deleteRoutineSaying(id)
            return nil
        }
        let routine = try session.routineToChange(id)
        try session.asNewMessage {
            try session.ask(
                RoutineQuestion(routine: id, isName: step == .rename),
                saying: RoutineReply.what(isName: step == .rename, routine.name))
        }
        return nil
    }
}

/// Takes something out of a routine.
struct RoutineBin: Press, OneCoded {
    static let verb = "routineBin"
    let about: RoutineEntryID
    init(_ about: RoutineEntryID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        let routine = try session.removeEntry(about)
        try session.show(RoutineCard(routine.id, .edit), note: RoutineReply.removed)
        return nil
    }
}

/// Waits for the name of a routine, or for something more in it.
struct RoutineQuestion: Question {
    static let verb = "routine"
    let routine: RoutineID
    let isName: Bool
    var subject: Thing? { .routine(routine) }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard spoken.isPlainAnswer else { return false }
        if isName {
            try session.renameRoutineSaying(routine, to: spoken.unquoted)
        } else {
            let title = try TaskText(checking: spoken.unquoted).text
            try session.addEntry(title, to: routine)
            try session.show(RoutineCard(routine), note: BundleReply.added(title))
        }
        try session.clearQuestion()
        return true
    }
}

extension Session {
    func startRoutine(_ id: RoutineID) throws {
        let routine = try routineToChange(id)
        try show(PickCard(keepLookup(Picking(routine, in: self))))
    }

    func renameRoutineSaying(_ id: RoutineID, to name: String) throws {
        try show(RoutineCard(renameRoutine(id, to: name).id), note: BundleReply.renamed(name.trimmed))
    }

    func deleteRoutineSaying(_ id: RoutineID) throws {
        let routine = try routineToChange(id)
        try deleteRoutine(id)
        try tell(RoutineReply.deleted(routine.name))
    }

    func saveRoutineSaying(of bundle: BundleID, named name: String) throws {
        let routine = try saveRoutine(of: bundle, named: name)
        try show(RoutineCard(routine.id), note: RoutineReply.saved(routine.name))
    }
}
