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
        let last = try session.lastRecall?.card
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
