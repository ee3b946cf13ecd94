import Actions
import Core
import Store

/// Whoever does what another asked for is told of it no more.
struct StopNotices: OnePress {
    static let verb = "stopNotices"
    let about: TaskID
    init(_ about: TaskID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.stopNotices(of: about)
        try session.show(TaskCard(about), note: StopNoticesReply.stopped)
        return nil
    }
}

extension Session {
    /// How often it comes is up to whoever asked; their own notices are theirs to stop.
    func offerToStopNotices(of task: TaskRecord) throws {
        let owner = try owner(of: .task(task.id))?.shortName ?? ""
        let stop = StopNotices(task.id).button(StopNoticesReply.stop, voice)
        try show(
            TaskCard(task.id), note: StopNoticesReply.theirs(owner),
            buttons: hasNotices(of: task.id) ? [[stop]] : [])
    }
}

enum StopNoticesReply: Reply {
    case stop, stopped, theirs(String)

    var wording: Wording {
        switch self {
        case .stop: Wording("stopNotices.stop", "Do not remind me of it")
        case .stopped:
            Wording(
                "stopNotices.stopped",
                "I do not remind you of it any more. It stays yours to do until you give it back.")
        case .theirs(let name):
            Wording(
                "stopNotices.theirs",
                "How often it comes is up to {name}, so nothing is changed. You can give it back.",
                ["name": .text(name)])
        }
    }
}
