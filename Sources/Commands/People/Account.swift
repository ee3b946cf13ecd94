import Actions
import Core
import Store

extension Session {
    /// What needs an account goes on for whoever has one; a guest hears so, with the rules and Agree, after which the
    /// press is done.
    ///
    /// - Throws: a `Refusal` for a guest, so nothing may have been written before.
    func requireAccount(then press: some Press) throws {
        guard try isGuest else { return }
        throw Refusal(AccountReply.needed, buttons: [[AgreePress(then: press).button(AccountReply.agree, voice)]])
    }

    /// What people do with each other is said in private, not before a group.
    func requirePrivacy() throws { if isGroup { throw Refusal(AccountReply.privately) } }
}

/// Agrees to the rules: a guest has an account from then on, and what had needed one is done.
struct AgreePress: Press {
    static let verb = "agree"
    let next: (any Press)?

    /// A press too long to be carried has to be pressed again.
    init(then press: (any Press)? = nil) {
        next = press.flatMap { $0.code.utf8.count + Self.verb.utf8.count < CodeParts.longest ? $0 : nil }
    }

    init?(_ arguments: [String]) {
        guard !arguments.isEmpty else {
            self.init()
            return
        }
        let code = arguments.joined(separator: ":")
        guard !code.hasPrefix(Self.verb), let press = CommandCatalog.press(code) else { return nil }
        self.init(then: press)
    }

    var arguments: [String] { next.map { [$0.code] } ?? [] }

    func perform(in session: Session) throws -> (any Reply)? {
        let isNew = try session.isGuest
        let choosesName = next is UsernamePress
        let name = try session.makeAccount(proposing: !choosesName) { $0.isReservedName }
        guard let next else {
            try session.show(StartCard(step: .account))
            return isNew ? AccountReply.made(name) : AccountReply.madeAlready
        }
        try session.closeChoice()
        if isNew, !choosesName { try session.tellAccount(name) }
        return try next.perform(in: session)
    }
}

extension Session {
    /// The account is made; by which name others find its person, and how to have another.
    fileprivate func tellAccount(_ name: String?) throws {
        let username = ProfilePress(step: .username).button(
            name == nil ? AccountReply.choose : AccountReply.other, voice)
        try say(Outgoing(voice.say(AccountReply.made(name)), buttons: [[username]]))
    }
}

/// Goes on without an account.
struct GuestPress: BarePress {
    static let verb = "guest"

    func perform(in session: Session) throws -> (any Reply)? {
        try session.show(StartCard(step: .guest))
        return nil
    }
}

enum AccountReply: Reply {
    case rules, agree, guest, isGuest, make, register, needed, privately, madeAlready, choose, other
    case made(String?)

    var wording: Wording {
        switch self {
        case .rules:
            Wording(
                "account.rules",
                "The rules:\n• All is yours alone until you share it.\n• Share only what is yours to share, and be kind: people can block.\n• Delete everything any time. Whoever runs this server can read its disk."
            )
        case .agree: Wording("account.agree", "Agree")
        case .guest: Wording("account.guest", "Try it as a guest")
        case .isGuest:
            Wording(
                "account.isGuest",
                "You are a guest: everything works and is kept, but you cannot share, follow people or be found. An account changes that with one tap, and keeps all you have."
            )
        case .make: Wording("account.make", "Keep my data: make an account")
        case .register:
            Wording(
                "account.register", "One tap makes your account, and all you have stays.\n\n{rules}",
                ["rules": .wording(Self.rules.wording)])
        case .needed:
            Wording(
                "account.needed",
                "That needs an account, since others would see it. One tap makes it, and all you have stays.\n\n{rules}",
                ["rules": .wording(Self.rules.wording)])
        case .privately:
            Wording("account.privately", "That is between you and me: please ask me in our private chat.")
        case .made(let name?):
            Wording(
                "account.made", "Your account is made. People find you here as @{name}.", ["name": .text(name)])
        case .made(nil):
            Wording(
                "account.madeNameless",
                "Your account is made. Nobody can find you yet; for that you need a username.")
        case .madeAlready: Wording("account.madeAlready", "You have an account already.")
        case .choose: Wording("account.choose", "Choose a username")
        case .other: Wording("account.other", "Another username")
        }
    }
}
