import Core
import Language
import Store

/// Forgets where one was last.
struct ForgetPositionCommand: Command {
    static let about = About(
        intent: "settings.privacy", key: "privacy.forgetPosition", area: .people, summary: "Forget where you were last",
        phrases: [
            "(delete|erase|clear|forget|remove|wipe) [all] [of] [my|the] (location|locations|position|positions|location history|movements|whereabouts) [data]",
            "(delete|erase|clear|forget|remove|wipe) my last [known] (location|position)",
            "forget where (i was|i am|i have been|we were|i went)",
        ],
        examples: ["forget my location"])

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        try session.say(reply: session.forgetPosition() ? PositionReply.forgotten : .unknown)
    }
}

enum PositionReply: Reply {
    case forgotten, unknown

    var wording: Wording {
        switch self {
        case .forgotten:
            Wording(
                "position.forgotten",
                "Forgotten: I no longer know where you were, and I keep no history of it. Where you are I know again when you send it; stop a live location in your messenger. Your pins and visits stay."
            )
        case .unknown:
            Wording(
                "position.unknown",
                "I know no position of yours, and I keep no history of them. Your pins and visits stay."
            )
        }
    }
}
