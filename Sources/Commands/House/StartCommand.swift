import Actions
import Core
import Language
import Store

/// The first screen, and what somebody finds who comes again.
struct StartCommand: Command {
    static let about = About(
        intent: "greeting", area: .talk, menu: "start", summary: "The first screen",
        phrases: [
            "start", "start {code:word}", "(hello|hi|hey|hiya|howdy|greetings|yo) [there|bot|wayside]",
            "good (morning|afternoon|evening|day)", "(hi|hello|hey) (good morning|good evening|everyone|all)",
        ],
        examples: ["hello"])

    let code: String?
    let spoken: Spoken
    init(_ said: Said) throws { (code, spoken) = (said.slots.text("code"), said.spoken) }

    func perform(in session: Session) throws {
        if let code, try session.becomeAdministrator(code) { return try session.say(reply: AdminReply.welcome) }
        if let code, try session.open(code) { return }
        if code != nil {
            // "start email" is no link of ours.
            guard spoken.isSlashCommand else {
                return try session.offerToKeep(spoken, saying: TalkReply.notRead(spoken.short))
            }
            try session.say(reply: StartReply.unknownCode)
        }
        try session.showStart()
    }
}

extension Session {
    func showStart() throws {
        guard !isGroup else { return try say(reply: StartReply.group) }
        guard try !welcome() else { return try show(StartCard(step: .first)) }
        let account = try isGuest ? [[AgreePress().button(AccountReply.make, voice)]] : []
        try say(Outgoing(voice.say(StartReply.again(actorName)), buttons: thingsToTry() + account))
    }

    /// Buttons that show at once what this is for.
    fileprivate func thingsToTry() throws -> [[Button]] {
        let hasThings = try placeCount() > 0 || noteCount(in: nil) > 0
        return [
            [PinHere().button(StartReply.pinHere, voice)],
            [AddTask(nil).button(TaskReply.addTask, voice), AddNote(home: .loose).button(StartReply.note, voice)],
            hasThings
                ? [
                    ShowCard(PlacesCard(sort: .near)).button(StartReply.pins, voice),
                    ShowCard(NotesCard(home: nil)).button(StartReply.notes, voice),
                ] : [HelpPress(area: nil).button(StartReply.around, voice)],
        ] + (try exampleRow())
    }
}

/// The first screen: what this is, the rules, and things to try; then what was chosen there.
struct StartCard: Card {
    enum Step: String, CaseIterable { case first, guest, account }

    static let verb = "start"
    let step: Step
    init(step: Step) { self.step = step }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let step = Step(rawValue: arguments[0]) else { return nil }
        self.step = step
    }
    var arguments: [String] { [step.rawValue] }
    var subject: String { "start" }

    func render(in session: Session) throws -> CardFace? {
        guard !session.isGroup, let me = try session.profile(PersonID(session.viewer.rawValue)) else { return nil }
        let voice = session.voice, tries = try session.thingsToTry()
        let (replies, first): ([any Reply], [Button])
        switch step {
        case _ where !me.isGuest:
            let username = me.username == nil ? AccountReply.choose : .other
            (replies, first) = (
                [AccountReply.made(me.username), StartReply.lines],
                [
                    ProfilePress(step: .username).button(username, voice),
                    ShowCard(ProfileCard(me.id)).button(PeopleListReply.me, voice),
                ]
            )
        case .first, .account:
            let rows = [AgreePress().button(AccountReply.agree, voice), GuestPress().button(AccountReply.guest, voice)]
            (replies, first) = ([StartReply.first(me.name), AccountReply.rules, StartReply.lines], rows)
        case .guest:
            let row = [AgreePress().button(AccountReply.make, voice)]
            (replies, first) = ([AccountReply.isGuest, StartReply.lines], row)
        }
        return CardFace(
            replies.map { voice.say($0.wording) }.joined(separator: "\n\n"), buttons: [first] + tries,
            topics: ["account:\(me.id)"])
    }
}

/// "Pin where I am", as a button.
struct PinHere: BarePress {
    static let verb = "here"

    func perform(in session: Session) throws -> (any Reply)? {
        try session.ask(WhereQuestion(purpose: .pin(PinDraft())))
        try session.askForLocation(PinReply.whereAreYou)
        return nil
    }
}

enum StartReply: Reply {
    case first(String), again(String), lines
    case group, pinHere, note, around, pins, notes, unknownCode

    var wording: Wording {
        switch self {
        case .first(let name):
            Wording(
                "start.first",
                "Hello {name}! I keep your places, notes and things to do, find them again when you need them, and remind you in time.",
                ["name": .text(name)])
        case .lines:
            Wording("start.lines", "Type a line like `buy milk tomorrow` or `pin here`, or try one of these:")
        case .again(let name):
            Wording("start.again", "Hello {name}! What would you like to keep or find?", ["name": .text(name)])
        case .group:
            Wording(
                "start.group",
                "Hello! I keep pins, notes, to-dos, lists, events and reminders for this group; everyone here sees them. I hear only what begins with a slash, like `/pin Cafe 48.2082, 16.3738` or `/note packing: tent`, and replies to me. Your own things stay in our private chat. More: `/help`, `/rules`, `/settings`."
            )
        case .pinHere: Wording("start.pinHere", "Pin where I am")
        case .note: Wording("start.note", "Write a note")
        case .around: Wording("start.around", "Show me what you can do")
        case .pins: Wording("start.pins", "My pins")
        case .notes: Wording("start.notes", "My notes")
        case .unknownCode:
            Wording(
                "start.unknownCode",
                "I do not know that code, or it is no longer good. Ask whoever gave it to you for a new link.")
        }
    }
}

/// The first person with the set-up code becomes the administrator.
struct AdminCommand: Command {
    static let about = About(
        intent: "settings.admin", area: .settings, summary: "Become the administrator with the set-up code",
        phrases: ["admin {code:word}", "admin {code:word} {more:word}", "admin"], examples: ["admin 1234abcd"])

    let code: String?
    init(_ said: Said) throws {
        let parts = ["code", "more"].compactMap(said.slots.text)
        code = parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    func perform(in session: Session) throws {
        guard let code else { throw Refusal(AdminReply.codeMissing) }
        guard try session.becomeAdministrator(code) else { throw Refusal(AdminReply.wrongCode) }
        try session.say(reply: AdminReply.welcome)
    }
}

enum AdminReply: Reply {
    case welcome, wrongCode, codeMissing

    var wording: Wording {
        switch self {
        case .welcome: Wording("admin.welcome", "You are the administrator of this server now.")
        case .wrongCode:
            Wording(
                "admin.wrongCode",
                "That code is wrong or was used already. The server prints the right one when it starts for the first time."
            )
        case .codeMissing: Wording("admin.codeMissing", "Type the set-up code that the server printed: `/admin CODE`.")
        }
    }
}
