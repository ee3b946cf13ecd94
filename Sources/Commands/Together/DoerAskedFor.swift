import Actions
import Core
import Language
import Store

extension Session {
    /// "who brings the chips", "who got the milk": what is to be done, or was, whose card says by whom; "who gets what" is
    /// asked of the list at hand. False where nothing is called so.
    func showDoer(askedIn spoken: Spoken) throws -> Bool {
        guard let what = spoken.line.whoDoes else { return false }
        if SignalWord.asking.isSaid(by: what) {
            guard let list = try listAtHand() else { return false }
            try show(TasksCard(.list(list)))
            return true
        }
        let open = try tasks(named: what, .wholly).prefix(MoreThings.most).map(\.id)
        let found = try open.isEmpty ? doneTasks(named: what, .wholly).prefix(1).map(\.id) : open
        guard let first = found.first else { return false }
        guard found.count > 1 else {
            try show(TaskCard(first))
            return true
        }
        let rows = try found.compactMap { id in
            try task(id).map { [ShowCard(TaskCard(id)).button(FollowReply.thing(.task, $0.shortTitle), voice)] }
        }
        try say(Outgoing(voice.say(FollowReply.which), buttons: rows))
        return true
    }
}
