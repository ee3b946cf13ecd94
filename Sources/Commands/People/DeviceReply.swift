import Actions
import Core

/// What is said of linking accounts.
enum DeviceReply: Reply {
    case title, heading, another, copy, link, leave, left, secret, server, notHere, notLinked
    case account(Int, String, since: String?, isHere: Bool)
    case code(String), noCode(String)
    case offer(String), own(Int)
    case linked(String), wasLinked(String), unlink(String), unlinked(String), isUnlinked(String)
    case problem(LinkOffer)

    var wording: Wording {
        switch self {
        case .title: Wording("device.title", "Devices")
        case .heading:
            Wording("device.heading", "*Devices*\nThese accounts are you: each sees and changes all that you have.")
        case .another: Wording("device.another", "Link another device")
        case .copy: Wording("device.copy", "Copy link")
        case .link: Wording("device.link", "Link this account")
        case .leave: Wording("device.leave", "Cancel")
        case .left: Wording("device.left", "Nothing was linked.")
        case .secret:
            Wording(
                "device.secret",
                "Whoever uses it can see and change all that you have, so give it to nobody else. Devices that share one account of a messenger need nothing: they show this chat already."
            )
        case .server: Wording("device.server", "You look after this server; so will the account that you link.")
        case .notHere:
            Wording(
                "device.notHere",
                "Codes are for our private chat. Others could read this one, so it is good no more: make a new one there with `link another device`."
            )
        case .notLinked: Wording("device.notLinked", "That account is not linked.")
        case .account(let number, let name, since: nil, isHere: true):
            Wording(
                "device.ownHere", "{number}. {name}: the first account; this chat",
                ["number": .number(number), "name": .text(name)])
        case .account(let number, let name, since: nil, isHere: false):
            Wording(
                "device.own", "{number}. {name}: the first account",
                ["number": .number(number), "name": .text(name)])
        case .account(let number, let name, since: let moment?, isHere: true):
            Wording(
                "device.linkedHere", "{number}. {name}: linked {moment}; this chat",
                ["number": .number(number), "name": .text(name), "moment": .text(moment)])
        case .account(let number, let name, since: let moment?, isHere: false):
            Wording(
                "device.linkedElsewhere", "{number}. {name}: linked {moment}",
                ["number": .number(number), "name": .text(name), "moment": .text(moment)])
        case .code(let code):
            Wording(
                "device.code",
                "*Link another account*\nOpen this link with the other account, or type `link {code}` to me there. It is good once, for 10 minutes.",
                ["code": .text(code)])
        case .noCode(let typed):
            Wording(
                "device.noCode",
                "“{typed}” is not a code. `link another device` makes one, with 8 letters and digits; to give others a link to a thing, type `share` and its name.",
                ["typed": .text(typed)])
        case .offer(let name):
            Wording(
                "device.offer",
                "This code is from *{name}*. Link this account only if that is you: all you type here is theirs then, all that they have is seen here, and in groups you act under that name.",
                ["name": .text(name)])
        case .own(let count):
            Wording(
                "device.ownThings",
                "What this account has by itself ({count:thing|things}, its profile and followers) is kept as it is, out of sight and with its reminders silent, until you type `unlink`. It is not brought along.",
                ["count": .number(count)])
        case .linked(let name):
            Wording(
                "device.linked",
                "Linked: this chat is {name} now. What comes due is told in the chat that was used last. `unlink` takes it back, `devices` shows all.",
                ["name": .text(name)])
        case .wasLinked(let name):
            Wording(
                "device.wasLinked",
                "A second account, *{name}*, was linked to yours and sees all that you have. Not you? Unlink it.",
                ["name": .text(name)])
        case .unlink(let name): Wording("device.unlink", "Unlink {name}", ["name": .text(name)])
        case .unlinked(let name):
            Wording(
                "device.unlinked", "{name} is unlinked. What was shown there before still stands in that chat.",
                ["name": .text(name)])
        case .isUnlinked(let name):
            Wording(
                "device.isUnlinked", "This chat is not linked to {name} any more. It has what was its own again.",
                ["name": .text(name)])
        case .problem(let offer): Self.wording(of: offer)
        }
    }

    private static func wording(of offer: LinkOffer) -> Wording {
        switch offer {
        case .to, .wrong:
            Wording(
                "device.wrong",
                "That code is wrong, used or older than 10 minutes. Type `link another device` on the other account for a new one."
            )
        case .tooMany:
            Wording("device.tooMany", "Too many wrong codes were tried. Please wait 10 minutes, then use a new code.")
        case .ownCode:
            Wording("device.ownCode", "That is your own code: open its link, or type it, with the other account.")
        case .isLinked:
            Wording("device.isLinked", "This account is linked already. `unlink` first, then give the code again.")
        case .isAdministrator:
            Wording(
                "device.isAdministrator",
                "This account looks after the server, and could not any more. Do it the other way round: `link another device` here, and give the code there."
            )
        case .isBusy:
            Wording("device.isBusy", "I am not done with what you asked for here. Please try the code in a minute.")
        case .isFull:
            Wording("device.isFull", "That person has ten accounts already. Unlink one there first.")
        }
    }
}
