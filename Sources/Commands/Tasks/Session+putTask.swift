import Actions
import Core
import Language
import Store

/// What is said of a task after it was kept.
extension Session {
    /// "put it on shopping": a list, which is made where there is none, or a pin.
    func putTask(_ id: TaskID, under name: String) throws {
        var new = try draft(of: taskToChange(id))
        let bare = name.trimmed
        switch try existingHome(named: bare) {
        case .place(let place): new.place = place
        case .heading(let list): new.heading = list
        case .loose, nil:
            let name = try PlaceName(checking: bare).text
            return try show(TaskCard(putTask(id, new, onNewList: name).id), note: TaskReply.keptOnNew(name))
        }
        try show(TaskCard(reviseTask(id, as: new).id), note: TaskChangeReply.movedOver)
    }

    private func putTask(_ id: TaskID, _ new: NewTask, onNewList name: String) throws -> TaskRecord {
        try change(.change, voice.words(TaskChangeReply.changing(new.title))) {
            var new = new
            new.heading = try keepList(named: name)
            return try reviseTask(id, as: new)
        } subject: {
            .task($0.id)
        }
    }
}
