import Actions
import Core
import Language
import Store

/// Takes a list of another's out of one's own sight.
struct LeaveListCommand: Command {
    static let about = About(
        intent: "share.leave", area: .sharing, summary: "Leave what somebody shares with you",
        phrases: [
            "(leave|quit|exit) [the] [shared] [list] {list:heading|list!} [list]",
            "hide [the] [list] {list:list!} [list]",
            "(hide|remove|delete|drop) [the] [list] {list:list!} [list] (from|off) my lists",
            "do not show [me] [the] [list] {list:list!} [list] [anymore|any more]",
            "(take|remove) me (off|from) [the] [list] {list:list!} [list]",
            "i (do not want|want no|do not need) [to see] [the] [list] {list:list!} [list] (anymore|any more)",
            "unsubscribe [me] from [the] [list] {list:list!} [list]",
        ],
        examples: ["leave the list Ideas"])

    let list: NameMatch?
    init(_ said: Said) throws { list = said.slots.name("list") }

    func perform(in session: Session) throws {
        guard let list, let id = list.id else { throw Refusal(ListReply.unknown(list?.typed ?? "")) }
        let others = try session.listsOfOthers(severalNamed: list.name)
        guard others.isEmpty else { return try session.askWhose(others) }
        try session.askToLeave(.heading(HeadingID(id)))
    }
}

/// Leaves another's thing: asks first, since there is no way back.
struct LeaveThing: Press {
    static let verb = "leave"
    let thing: Thing
    let isSure: Bool

    init(_ thing: Thing, isSure: Bool) { (self.thing, self.isSure) = (thing, isSure) }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let thing = Thing(code: arguments[0]), ["0", "1"].contains(arguments[1]) else {
            return nil
        }
        self.init(thing, isSure: arguments[1] == "1")
    }

    var arguments: [String] { [thing.code, isSure ? "1" : "0"] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard try session.sharer(of: thing) != nil else { throw Refusal(CommonReply.notHere) }
        if isSure { try session.leaveSaying(thing) } else { try session.asNewMessage { try session.askToLeave(thing) } }
        return nil
    }
}

extension Session {
    /// One's own list can only be deleted or shared no more.
    func askToLeave(_ thing: Thing) throws {
        guard let name = try name(of: thing), let owner = try owner(of: thing) else {
            throw Refusal(CommonReply.notHere)
        }
        guard case .person(let person) = owner, let sharer = try sharer(of: thing) else {
            throw owner.isOwn ? Refusal(LeaveReply.isYours(name)) : Refusal(CommonReply.notHere)
        }
        let leave = LeaveThing(thing, isSure: true).button(LeaveReply.yes(name), voice)
        let reply: LeaveReply = sharer == .link ? .askOfLink(name) : .ask(name, person.told)
        try say(Outgoing(voice.say(reply), buttons: [[leave]]))
    }

    /// Its owner hears so where they had named who leaves: else they would go on putting things there for them.
    func leaveSaying(_ thing: Thing) throws {
        guard let name = try name(of: thing), let card = try card(of: thing),
            case .person(let owner)? = try owner(of: thing)
        else { throw Refusal(CommonReply.notHere) }
        if try leaveShared(thing) == .name {
            try notify(owner.id, card, as: .shares, note: LeaveReply.left(actorName(for: owner.id.owner), name))
        }
        try say(reply: try sees(thing) ? LeaveReply.seenStill(name, owner.told) : LeaveReply.done(name))
    }
}

enum LeaveReply: Reply {
    case button, yes(String), ask(String, String), done(String), seenStill(String, String), left(String, String)
    /// It was opened with a link.
    case askOfLink(String)
    case isYours(String)

    var wording: Wording {
        switch self {
        case .button: Wording("leave.button", "Leave")
        case .yes(let name): Wording("leave.yes", "Leave {name}", ["name": .text(name)])
        case .ask(let name, let owner):
            Wording(
                "leave.ask",
                "Leave *{name}*? You will not see it any more, and only {owner} can share it with you again. {owner} is told. What you put there stays.",
                ["name": .text(name), "owner": .text(owner)])
        case .askOfLink(let name):
            Wording(
                "leave.askOfLink",
                "Leave *{name}*? You will not see it any more until you open its link again. Nobody is told. What you put there stays.",
                ["name": .text(name)])
        case .done(let name): Wording("leave.done", "You have left *{name}*.", ["name": .text(name)])
        case .seenStill(let name, let owner):
            Wording(
                "leave.seenStill", "You have left *{name}*, and see it all the same: {owner} shows it to more people.",
                ["name": .text(name), "owner": .text(owner)])
        case .left(let name, let thing):
            Wording(
                "leave.left", "{name} has left *{thing}* and does not see it any more.",
                ["name": .text(name), "thing": .text(thing)])
        case .isYours(let name):
            Wording(
                "leave.isYours", "*{name}* is your own: you can delete it, or stop sharing it.", ["name": .text(name)])
        }
    }
}
