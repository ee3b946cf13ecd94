import Actions
import Core
import Language
import Store

/// What is said of the list that was spoken of.
extension Session {
    /// "call it hardware" of a list; false for any other thing.
    func renameList(spokenOf thing: Thing?, as name: String) throws -> Bool {
        guard let thing, thing.kind == .heading else { return false }
        try renameListSaying(HeadingID(thing.id), to: name)
        return true
    }

    /// "oat milk instead of milk" of a list on which milk stands; false where nothing there is called so.
    func replace(_ old: String, by new: String, besides thing: Thing?) throws -> Bool {
        guard let thing, let list = try listAround(thing),
            let task = try openTask(called: TitleFinder.bare(old, language: language), on: list)
        else { return false }
        _ = try retitleTask(task.id, to: new)
        try showList(list, note: NoteReply.changed(new))
        return true
    }

    /// "no bread", "without bread" of a list on which bread stands: it goes; false where nothing there is called so.
    func takeOff(_ name: String, besides thing: Thing) throws -> Bool {
        let title = TitleFinder.bare(name, language: language)
        guard let list = try listAround(thing), let task = try openTask(called: title, on: list) else { return false }
        _ = try taskToChange(task.id)
        try deleteTask(task.id)
        try showList(list, note: TaskReply.deleted(task.title))
        return true
    }
}
