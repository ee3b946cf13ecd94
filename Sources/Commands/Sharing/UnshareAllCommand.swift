import Actions
import Core
import Language
import Store

/// Shares nothing any more.
struct UnshareAllCommand: Command {
    static let about = About(
        intent: "share.remove", key: "share.stopAll", area: .sharing, summary: "Share nothing any more",
        phrases: [
            "(make|set|keep) (everything|all|it all|all of it|all [of] my (things|stuff|data)) private [again]",
            "(unshare|hide|stop sharing) (everything|all|it all|all of it|all [of] my (things|stuff|data)) [anymore|any more] [with everyone|with everybody|from everyone|from everybody]",
            "share nothing [anymore|any more]", "(do not|dont) share anything [anymore|any more]",
        ],
        examples: ["make everything private"])

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        guard !session.isGroup else { throw Refusal(ShareReply.notInGroup) }
        let count = try session.stopSharingAll()
        guard count > 0 else {
            let asked = try session.askedLine(of: nil)
            return try session.say(reply: asked.map { UnshareAllReply.onlyAsked($0) } ?? .none)
        }
        try session.tell(UnshareAllReply.done(count))
    }
}

enum UnshareAllReply: Reply {
    case none
    case onlyAsked(RichText)
    case done(Int)

    var wording: Wording {
        switch self {
        case .none: Wording("share.nothingToStop", "You share nothing: all is yours alone.")
        case .onlyAsked(let line):
            Wording(
                "share.onlyAsked",
                "You share nothing. What you asked others to do they see until you take it back.\n{line}",
                ["line": .rich(line)])
        case .done(let count):
            Wording(
                "share.stoppedAll",
                "{n:thing is|things are} yours alone now, and no link opens any of it. Whom you asked to do something still sees that.",
                ["n": .number(count)])
        }
    }
}
