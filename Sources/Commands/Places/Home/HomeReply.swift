import Core
import Language

enum HomeReply: Reply {
    case name, line, near, rubbedOut, isHome, isNotHome, whichPin, whereIsIt, privately, noWay, unknown, whichHome
    case others(String), movedOut(String)
    case marked(String)
    case unmarked(String), unmarkedNear(String)
    case noMap(String), none(String)
    case which(String), here(String), middle

    var wording: Wording {
        switch self {
        case .name: Wording("home.name", "Home")
        case .line: Wording("home.line", "🏠 Your home: others see what is within 300 m of it only roughly")
        case .near: Wording("home.near", "🏠 Near your home: others see only roughly where it is")
        case .rubbedOut:
            Wording("home.rubbedOut", "_Near somebody's home: where it is, is rubbed out._")
        case .isHome: Wording("home.isHome", "My home is here")
        case .isNotHome: Wording("home.isNotHome", "Not my home")
        case .whichPin:
            Wording(
                "home.whichPin",
                "Which pin is it? Say `Flat is my home`, or open its card and press More, then My home is here.")
        case .whereIsIt:
            Wording(
                "home.whereIsIt",
                "Where is it? Send your location, or say `Flat is my home` of a pin, or `I live at 48.2082, 16.3738`.")
        case .whichHome: Wording("home.whichHome", "Which of your homes is it?")
        case .others(let names):
            Wording(
                "home.others",
                "Also your home, as before: *{names}*. Of what you share within 300 m of it, others still see only roughly where it is. If you have moved out, press the button.",
                ["names": .text(names)])
        case .movedOut(let name): Wording("home.movedOut", "I moved out of {name}", ["name": .text(name)])
        case .unknown:
            Wording(
                "home.unknown",
                "I do not know where your home is. Say `Flat is my home` of a pin, or send your location and type `this is my home`."
            )
        case .privately:
            Wording("home.privately", "Where you live is no affair of a group: tell me in our private chat.")
        case .noWay:
            Wording(
                "home.noWay",
                "That is near somebody's home, so I do not say exactly where it is, nor the way. Ask them.")
        case .marked(let name):
            Wording(
                "home.marked",
                "*{name}* is your home. Of what you share within 300 m of it, others see only roughly where it is.",
                ["name": .text(name)])
        case .noMap(let text):
            Wording(
                "home.noMap",
                "This server has no map, so I cannot find *{text}*. Send your location and type `this is my home`, or say `I live at 48.2082, 16.3738`.",
                ["text": .text(text)])
        case .none(let text):
            Wording(
                "home.none",
                "My map knows no *{text}*. Send your location and type `this is my home`, or say `I live at 48.2082, 16.3738`.",
                ["text": .text(text)])
        case .which(let text):
            Wording(
                "home.which",
                "Which is your home? I found this for *{text}*. Of what you share within 300 m of your home, others see only roughly where it is.",
                ["text": .text(text)])
        case .here(let line): Wording("home.here", "Home: {address}", ["address": .text(line)])
        case .middle: Wording("home.middle", "its middle; say street and number for the house itself")
        case .unmarkedNear(let name):
            Wording(
                "home.unmarkedNear",
                "*{name}* is not your home. It is near another home of yours, so that others still see only roughly where it is.",
                ["name": .text(name)])
        case .unmarked(let name):
            Wording(
                "home.unmarked", "*{name}* is not your home: what you share there is shown exactly again.",
                ["name": .text(name)])
        }
    }
}
