import Actions
import Core
import Language
import Store

/// Notices come again.
struct ResumeCommand: Command {
    static let about = About(
        intent: "settings.pause", key: "settings.resume", area: .settings, summary: "Notices come again",
        phrases: [
            "(resume|unpause|unmute) [all|everything|my|the|our] [notices|notifications|reminders|messages|alerts]",
            "(end|stop|cancel) [the|my|our] (pause|holiday pause)",
            "turn (notices|notifications|reminders|alerts) [back] on [again]",
            "turn [back] on [all|my|the|our] (notices|notifications|reminders|alerts) [again]",
            "[i am|we are] back from (holiday|vacation|leave) [again]",
        ],
        examples: ["resume"])

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        guard try session.noticeSettings().pause(at: session.now) != nil else { throw Refusal(PauseReply.notPaused) }
        try session.pause(until: nil)
        try session.tell(PauseReply.over)
    }
}
