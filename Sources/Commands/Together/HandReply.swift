import Core

/// What is said of what cannot be handed over.
enum HandReply: Reply {
    case noQuestions(String), noNews(String), nobody(String), unknown(String), byName(String)
    case shallAsk(String, String), askThem(String)

    var wording: Wording {
        switch self {
        case .noQuestions(let name):
            Wording(
                "hand.noQuestions",
                "I ask people to do things, but carry no questions, so {name} is not asked. I can keep the line for you.",
                ["name": .text(name)])
        case .noNews(let name):
            Wording(
                "hand.noNews",
                "I ask people to do things, but carry no messages, so {name} is not told. I can keep the line for you.",
                ["name": .text(name)])
        case .nobody(let name):
            Wording(
                "hand.nobody",
                "I know nobody called “{name}” whom I may ask, so nobody is asked. I ask who follows you or has written in a group with you; `find people` finds them. I can keep the line for you.",
                ["name": .text(name)])
        case .shallAsk(let name, let words):
            Wording(
                "hand.shallAsk", "Shall I ask {name} to do this? {words}", ["name": .text(name), "words": .text(words)])
        case .askThem(let name): Wording("hand.askThem", "Ask {name}", ["name": .text(name)])
        case .unknown(let name):
            Wording("hand.unknown", "I know nobody called “{name}” whom I may ask.", ["name": .text(name)])
        case .byName(let words):
            Wording(
                "hand.byName",
                "I ask people by their names, like `ask Ben and Cara to {words}`; nobody is asked yet. I can keep the line for you.",
                ["words": .text(words)])
        }
    }
}
