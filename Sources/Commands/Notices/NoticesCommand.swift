import Core
import Language
import Store

/// When and how the bot writes by itself: kinds, quiet hours, pause, summaries.
struct NoticesCommand: Command {
    private static let kinds = "(notices|notifications|alerts|reminders|summaries|summary|check in questions)"

    static let about = About(
        intent: "settings.notices", area: .settings, menu: "notices", summary: "What I send you by myself, and when",
        phrases: [
            "[show|open|change] [me] [my|the] (notices|notifications|alerts) [settings|preferences]",
            "[show|open|change] [me] [my|the] (notice|notification|alert) (settings|preferences)",
            "(what|which) (notices|notifications|messages) (do you send me|do i get) [by yourself]",
            "(turn|switch) (on|off) [my|the|all] [of] [my|the] (notices|notifications|alerts)",
            "(turn|switch) [my|the|all] (notices|notifications|alerts) (on|off)",
            "(nobody|no one|no strangers|only friends|only my friends|only people i know|only followers) (may|can|should|shall) (ask|share|message|write) [with] [me] [things|anything|something]",
            "(nobody|no one|no strangers|only friends|only my friends|only people i know|only followers) (may|can|should|shall) (ask|share) [things|anything|something] (with|of|from) me",
            "(no|stop|mute|refuse|silence) [all|any] [more] (requests|shares|shared things|requests and shares) [from (others|strangers|anybody|anyone|people|everybody|everyone)]",
            Phrase("(mute|unmute|silence) [my|the|all] [the|my] \(kinds)"),
            Phrase("(make|set) [my|the|all] [the|my] \(kinds) [to] (silent|loud|quiet)"),
        ],
        examples: ["notices", "notification settings"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { try session.show(NoticesCard()) }
}
