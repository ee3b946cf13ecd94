import Actions
import Core
import Language
import Store

extension Session {
    /// "ask ben to get the milk", where milk stands open on a list and nobody does it yet: he is asked for that one, due
    /// when the line says; nil where there is none, or several, or the line says more, and where others than he see the list.
    func itemAsked(of wish: TaskWish, _ person: PersonID) throws -> TaskID? {
        guard wish.list == nil, wish.details.isEmpty, wish.steps.isEmpty, wish.saysOnlyWhen,
            let thing = LineReader.read(wish.title, language: wish.spoken.line.language).thingToGet
        else { return nil }
        let found = try ownTasks(titled: thing, limit: 3).filter { task in
            task.heading != nil && task.assignee == nil && task.title.isSaid(by: thing)
        }
        guard found.count == 1, let list = found[0].heading, try isGroup || isSeen(list, byNobodyBut: person) else {
            return nil
        }
        return found[0].id
    }

    private func isSeen(_ list: HeadingID, byNobodyBut person: PersonID) throws -> Bool {
        guard let sharing = try sharing(of: .heading(list)), sharing.link == nil else { return false }
        return ![.everyone, .followers, .closeFriends].contains(sharing.audience)
            && sharing.chosen.allSatisfy { $0.id == person }
    }

    /// Asks for what stands on a list already, as one change with the day that was said.
    func giveItem(_ id: TaskID, dueAs new: NewTask, to person: ProfileRecord) throws {
        guard new.due != nil || new.start != nil else { return try giveSaying(id, to: person) }
        try change(.change, voice.words(TaskChangeReply.changing(new.title)), subject: .task(id)) {
            try reviseTask(id) { ($0.start, $0.due) = (new.start, new.due) }
            try giveTask(id, to: person)
        }
        try tellAsked(id, person)
    }
}

extension TaskWish {
    /// Besides what it is nothing is said but when it is due.
    fileprivate var saysOnlyWhen: Bool { slots.all.allSatisfy { ["title", "due", "start"].contains($0.name) } }
}
