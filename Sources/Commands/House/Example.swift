import Actions
import Core
import Language
import Store

/// Makes things to try, or shows those that are there.
struct ExampleCommand: Command {
    static let about = About(
        intent: "example.show", area: .talk, menu: "example", summary: "An example to try, gone in one tap",
        phrases: [
            "[show|give|make] [me] [an|the] example", "[show|give|make] [me] [some] (sample|demo|example) data",
            "[show|give] [me] [a|the] demo",
        ],
        examples: ["example", "show me an example"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { _ = try ExamplePress(.make).perform(in: session) }
}

/// Takes the things to try away.
struct RemoveExampleCommand: Command {
    static let about = About(
        intent: "example.remove", area: .talk, summary: "Take the example away",
        phrases: ["(remove|delete|clear|take away) [the|my|all] (example|examples|sample|demo) [data]"],
        examples: ["remove the example"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { _ = try ExamplePress(.remove).perform(in: session) }
}

/// Makes the example, or takes it away.
struct ExamplePress: OnePress {
    enum Step: String, CaseIterable, CodeArgument { case make, remove }

    static let verb = "example"
    let about: Step
    init(_ about: Step) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        guard !session.isGroup else { throw Refusal(ExampleReply.notInGroup) }
        switch about {
        case .make: try session.makeExample()
        case .remove: try session.removeExampleSaying()
        }
        return nil
    }
}

extension Session {
    /// The button under what is empty yet, as long as nothing else is kept either; a group has none.
    func exampleRow() throws -> [[Button]] {
        guard !isGroup, try placeCount() == 0, try noteCount(in: nil) == 0, try taskCount(.open) == 0,
            try doneCount(from: 0, to: present.day + 1) == 0
        else { return [] }
        return [[ExamplePress(.make).button(ExampleReply.show, voice)]]
    }

    fileprivate func makeExample() throws {
        guard try example() == nil else { return try show(ExampleCard(), note: ExampleReply.isThere) }
        let spot = try exampleSpot()
        try keepExample()
        try asNewMessage { try show(ExampleCard(), note: ExampleReply.made(spot)) }
    }

    fileprivate func removeExampleSaying() throws {
        guard let outcome = try removeExample() else { return try show(ExampleCard()) }
        try markTouched(by: outcome)
        let kept = try outcome.kept.filter { $0.reason == .changedSince }.compactMap { kept in
            try kept.thing.flatMap { try name(of: $0) }
        }
        let note: ExampleReply = outcome.status == .nothing ? .allKept : kept.isEmpty ? .removed : .partly(kept)
        try show(ExampleCard(), note: note)
    }
}

/// The example: what is in it, and the tap that takes it away.
struct ExampleCard: BareCard {
    static let verb = "example"

    func render(in session: Session) throws -> CardFace? {
        guard !session.isGroup else { return nil }
        let voice = session.voice, topics = ["history:\(session.viewer)"]
        guard try session.example() != nil else {
            let make = ExamplePress(.make).button(ExampleReply.show, voice)
            return CardFace(voice.say(ExampleReply.none), buttons: [[make]], topics: topics)
        }
        let looks = [
            ShowCard(PlacesCard(sort: .mine)).button(StartReply.pins, voice),
            ShowCard(TasksCard(.open)).button(TaskReply.all, voice),
            ShowCard(OccasionsCard()).button(OccasionReply.all, voice),
        ]
        let remove = ExamplePress(.remove).button(ExampleReply.remove, voice, .bad)
        return CardFace(
            [voice.say(ExampleReply.title), voice.say(session.audienceLine)].joined(), buttons: [looks, [remove]],
            topics: topics)
    }
}

/// What is said of the example.
enum ExampleReply: Reply {
    case show, remove, title, none, made(ExampleSpot), isThere, removed, partly([String]), allKept, notInGroup

    var wording: Wording {
        switch self {
        case .show: Wording("example.show", "Show me an example")
        case .remove: Wording("example.remove", "Remove it")
        case .title:
            Wording(
                "example.title",
                "🧪 *Example*: pins with a note, the list “Shopping”, to-dos for when you leave the office, and a reminder for tomorrow. Change what you like; what you changed stays when you remove the rest."
            )
        case .none: Wording("example.none", "No example is here. It makes a few things to try, gone in one tap.")
        case .made(.position): Wording("example.madeHere", "Made an example around where you were last.")
        case .made(.city):
            Wording(
                "example.madeInCity",
                "Made an example, around the middle of your time zone's city, since I do not know where you are.")
        case .made(.none):
            Wording("example.madeNowhere", "Made an example, without pins, since I do not know where you are.")
        case .isThere: Wording("example.isThere", "The example is here already.")
        case .removed: Wording("example.removed", "The example is gone.")
        case .partly(let kept):
            Wording(
                "example.partly", "The example is gone, but for what you changed or used: {kept}.",
                ["kept": .text(kept.joined(separator: ", "))])
        case .allKept: Wording("example.allKept", "You changed all of it, so it is yours now; nothing was removed.")
        case .notInGroup: Wording("example.notInGroup", "The example is for your private chat with me.")
        }
    }
}
