package import Core

/// Why somebody cannot be asked.
package enum AskRefusal: Reply {
    case notAskable(String), notWrittenHere(String), tooMany(String)
    case rule

    package var wording: Wording {
        switch self {
        case .notAskable(let name):
            Wording(
                "ask.notAskable",
                "I ask only people who follow you or are in a group with you. {name} can follow you; or share a list of to-dos with them.",
                ["name": .text(name)])
        case .notWrittenHere(let name):
            Wording(
                "ask.notWrittenHere",
                "In a group I ask only people who have written to me in it, and {name} has not yet. In our private chat I ask whoever follows you.",
                ["name": .text(name)])
        case .tooMany(let name):
            Wording(
                "ask.tooMany",
                "{name} has so many requests of yours to answer that I ask nothing more until some are answered or taken back.",
                ["name": .text(name)])
        case .rule:
            Wording(
                "ask.rule", "How often it comes is up to whoever asked you. You can give it back.")
        }
    }
}

/// The one line of a change of who does something.
enum AskTitle: Reply {
    case asked(String, String)
    case takenBack(String), took(String), refused(String)
    case left

    var wording: Wording {
        switch self {
        case .asked(let title, let name):
            Wording("entry.taskAsked", "Asked {name}: “{title}”", ["name": .text(name), "title": .text(title)])
        case .takenBack(let title): Wording("entry.taskTakenBack", "Took back “{title}”", ["title": .text(title)])
        case .took(let title): Wording("entry.taskTook", "Took “{title}”", ["title": .text(title)])
        case .refused(let title): Wording("entry.taskRefused", "Refused “{title}”", ["title": .text(title)])
        case .left: Wording("entry.taskLeft", "Left what a group asked for")
        }
    }
}
