import Core
import Language
import Store

/// Says what a word of Wayside means.
struct WordCommand: Command {
    private static let what = "(what is|whats|what are|what does|what do|explain|tell me what)"
    private static let tail = "[is|are|mean|means|do|for|here|exactly]"

    static let about = About(
        intent: "help", key: "help.word", area: .talk, summary: "What a word of mine means",
        phrases: WordExplained.allCases.map { Phrase("\(what) [a|an|the|your] \($0.english) \(tail)") },
        examples: ["what is an occasion", "what does p1 mean"])

    private let word: WordExplained?

    init(_ said: Said) throws {
        let line = said.spoken.line
        word = WordExplained.allCases.first { word in line.tokens.contains { line.means($0.key, word.signal) } }
    }

    func perform(in session: Session) throws {
        guard let word else { return try session.show(HelpCard(area: nil)) }
        try session.say(
            Outgoing(
                session.voice.say(word),
                buttons: [[HelpPress(area: word.area).button(CommonReply.help, session.voice)]]))
    }
}

/// A word that newcomers do not know.
enum WordExplained: String, Reply, CaseIterable {
    case checkIn, occasion, bundle, priority, live

    /// As people ask for it in English.
    var english: String {
        switch self {
        case .checkIn: "(check in|check ins|checkin|checkins|checking in)"
        case .occasion: "(occasion|occasions)"
        case .bundle: "(bundle|bundles)"
        case .priority: "(p1|p2|p3|priority|priorities)"
        case .live: "(live location|live position)"
        }
    }

    var signal: SignalWord {
        switch self {
        case .checkIn: .checkIn
        case .occasion: .occasion
        case .bundle: .bundle
        case .priority: .priority
        case .live: .live
        }
    }

    var area: Area {
        switch self {
        case .checkIn, .occasion, .bundle: .occasions
        case .priority: .tasks
        case .live: .places
        }
    }

    var wording: Wording {
        switch self {
        case .checkIn:
            Wording(
                "word.checkIn",
                "A *check-in* is a line like `leaving work` or `I am home`: I then show what you wanted to do or take along there. With a live location I notice it by myself."
            )
        case .occasion:
            Wording(
                "word.occasion",
                "An *occasion* is a moment with a name, like leaving work or coming home. To-dos tied to it (`when I get home: feed the cat`) are shown when it comes."
            )
        case .bundle:
            Wording(
                "word.bundle",
                "A *bundle* is one run of an occasion: the to-dos picked for it, to tick off one by one, and kept to look back on."
            )
        case .priority:
            Wording(
                "word.priority",
                "*p1*, *p2* and *p3* say how urgent something is: p1 comes first in every list, as in `call the bank tomorrow p1`."
            )
        case .live:
            Wording(
                "word.live",
                "A *live location* is your position that your messenger keeps sending for a while: 📎, then Location, then Share live location. With it I tell you on coming and leaving what there is to do; nobody else sees it."
            )
        }
    }
}
