import Actions
import Core
import Language
import Store

/// From now on what means no command is kept as something to do.
struct KeepUnreadCommand: Command {
    static let about = About(
        intent: "settings.unread", key: "unread.keep", area: .settings,
        summary: "Keep what I do not understand as a to-do",
        phrases: [
            Phrase("\(keep) \(unread) [as] [a|my] [to dos|todos|tasks|to do|todo|task]"),
            Phrase(
                "\(keep) everything [else] [that|i] [i] [type|send|write|say] [as|is] [a|my] (to dos|todos|tasks|to do|todo|task)"
            ),
            Phrase("\(unread) is [always] a (to do|todo|task)"), Phrase("do not ask [me] (about|when) \(unread)"),
        ],
        examples: ["keep what you do not understand as a to-do"])

    private static let keep = "[please] [always] (keep|save|take|treat)"
    fileprivate static let unread =
        "(what|whatever|everything|all|anything|lines|things) [that] you (do not|dont|cannot|cant) (understand|read|get|know)"

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        try session.setKeepsUnread(true)
        try session.tell(UnreadReply.now(keeps: true))
    }
}

/// What means no command is asked about again.
struct AskUnreadCommand: Command {
    static let about = About(
        intent: "settings.unread", key: "unread.ask", area: .settings,
        summary: "Ask me about what I do not understand",
        phrases: [
            Phrase("[always] ask [me] (about|of|when|before you keep|what to do with) \(KeepUnreadCommand.unread)"),
            Phrase("\(stop) \(KeepUnreadCommand.unread) [as] [to dos|a to do]"),
            Phrase("\(stop) everything [as] [to dos|a to do]"),
        ],
        examples: ["ask me about what you do not understand"])

    private static let stop = "(stop keeping|no longer keep|do not keep|never keep)"

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        try session.setKeepsUnread(false)
        try session.tell(UnreadReply.now(keeps: false))
    }
}

/// Whether what means no command is kept, by a button.
struct SetKeepsUnread: Press {
    static let verb = "unread"
    let keeps: Bool
    init(keeps: Bool) { self.keeps = keeps }
    init?(_ arguments: [String]) {
        guard arguments == ["keep"] || arguments == ["ask"] else { return nil }
        keeps = arguments == ["keep"]
    }
    var arguments: [String] { [keeps ? "keep" : "ask"] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.setKeepsUnread(keeps)
        try session.show(SettingsCard(), note: UnreadReply.now(keeps: keeps))
        return nil
    }
}

/// What is said of lines that mean no command.
enum UnreadReply: Reply {
    case now(keeps: Bool)
    case set(keeps: Bool)

    var wording: Wording {
        switch self {
        case .now(true): Wording("unread.keeps", "What I do not understand: I keep it as a to-do")
        case .now(false): Wording("unread.asks", "What I do not understand: I ask")
        case .set(true): Wording("unread.keep", "Keep what is unclear")
        case .set(false): Wording("unread.ask", "Ask about what is unclear")
        }
    }
}
