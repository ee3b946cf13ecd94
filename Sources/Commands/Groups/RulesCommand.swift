import Actions
import Core
import Language
import Store

/// Who may change what in a group.
struct RulesCommand: Command {
    static let about = About(
        intent: "settings.rules", area: .settings, menu: "rules", summary: "Who may change things in a group",
        phrases: [
            "[show] [me] [the|our|group] rules [here|of this group]",
            "who (may|can) change (what|things|anything|everything) [here|in this group]",
            "who (is|are) [the|an] (admin|admins|administrator|administrators) [here|of this group]",
        ],
        examples: ["rules", "who may change things here"])

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        // In private those that everybody agrees to.
        guard session.isGroup else { return try session.say(reply: AccountReply.rules) }
        try session.show(RulesCard())
    }
}

/// Says who may change what in a group.
struct SetRulesCommand: Command {
    static let about = About(
        intent: "settings.rules", key: "settings.rules.set", area: .settings,
        summary: "Let everyone change things in a group, only administrators, or who added them",
        phrases: [
            "(only|just) {who:word} (may|can|should) change (things|anything|everything) [here|in this group]",
            "(let|allow) {who:word} [to] change (things|anything|everything) [here|in this group]", "rules {who:word}",
            "(everyone|everybody) (may|can|should) change (things|anything|everything) [here|in this group]",
            "(everyone|everybody|only admins|only administrators|only adders) may change",
            "only (admins|administrators|adders)",
        ],
        examples: ["only administrators may change things", "everyone may change things here"])

    let changers: Changers

    init(_ said: Said) throws {
        let line = said.spoken.line
        if line.says(.administrators) {
            changers = .administrators
        } else if line.says(.adders) {
            changers = .adders
        } else if line.says(.everyone) {
            changers = .all
        } else {
            throw Refusal(GroupReply.whichRule)
        }
    }

    func perform(in session: Session) throws { try session.set(changers) }
}

/// The state to reach, as a button.
struct SetChangers: Press {
    static let verb = "rule"
    let changers: Changers
    init(changers: Changers) { self.changers = changers }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let changers = Changers(rawValue: arguments[0]) else { return nil }
        self.changers = changers
    }
    var arguments: [String] { [changers.rawValue] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.set(changers)
        return nil
    }
}

extension Session {
    fileprivate func set(_ changers: Changers) throws {
        guard isGroup else { throw Refusal(GroupReply.onlyInGroup) }
        try setChangers(changers)
        try show(RulesCard(), note: GroupReply.now(changers))
    }
}
