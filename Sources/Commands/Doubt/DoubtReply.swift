import Core
import Language

/// What is said of a line that no phrase has read.
enum DoubtReply: Reply {
    case which, this
    case notion(String)
    case later(ComingPart)
    case chat, elsewhere, fact
    case heard, nothingAsked, whatIsWrong, lastAbove, feedback
    case unknown(String), unknownNear(String), noneComing(String)
    /// On a button by which a thing is deleted.
    case goes(Wording)

    /// The answer to talk that asks for nothing to be done.
    init?(talk intent: String) {
        switch intent {
        case "yes", "no": self = .nothingAsked
        case "repeat": self = .lastAbove
        case "feedback": self = .feedback
        default: return nil
        }
    }

    var wording: Wording {
        switch self {
        case .goes(let thing): Wording("doubt.goes", "✗ {thing}", ["thing": .wording(thing)])
        case .which: Wording("doubt.which", "Did you mean one of these? Nothing is done yet.")
        case .this: Wording("doubt.this", "Did you mean this? Nothing is done yet.")
        case .notion(let text):
            Wording(
                "doubt.notion",
                "What is to become of “{text}”? Say when, like `Friday 9:00`, or tap one. Nothing is kept yet.",
                ["text": .text(text)])
        case .later(let part):
            Wording("doubt.later", "{what}; I can keep the line as a to-do or a note.", ["what": .wording(part.reply)])
        case .chat:
            Wording(
                "doubt.chat",
                "I am a small program and no great talker: I keep your places, notes and to-dos, and remind you in time. I can keep that as a to-do or a note."
            )
        case .elsewhere:
            Wording(
                "doubt.elsewhere",
                "That is beyond me: I keep your places, notes and to-dos, and remind you in time. I can keep the line as a to-do or a note."
            )
        case .fact: Wording("doubt.fact", "Shall I keep that as a note? Nothing is kept yet.")
        case .heard: Wording("doubt.heard", "All right.")
        case .nothingAsked: Wording("doubt.nothingAsked", "Nothing is open that waits for a yes or a no.")
        case .whatIsWrong:
            Wording(
                "doubt.whatIsWrong",
                "What is wrong with it? Say it anew, like `no, Tuesday`, or take the last change back.")
        case .lastAbove:
            Wording("doubt.lastAbove", "My last answer is the message above. The name of a thing shows it anew.")
        case .unknown(let name):
            Wording("doubt.unknown", "You have nothing called *{name}*.", ["name": .text(name)])
        case .unknownNear(let name):
            Wording(
                "doubt.unknownNear", "You have nothing called *{name}*. Did you mean one of these?",
                ["name": .text(name)])
        case .noneComing(let name):
            Wording(
                "doubt.noneComing", "You have nothing called *{name}*. Nothing is cancelled; this is coming:",
                ["name": .text(name)])
        case .feedback:
            Wording(
                "doubt.feedback",
                "Thank you for telling me. I cannot pass it on yet, so please tell whoever runs this server, too.")
        }
    }
}
