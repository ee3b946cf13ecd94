import Actions
import Core
import Language
import Store

/// A question that is answered with one of some things.
protocol ThingChoice: Question {
    var things: [Thing] { get }
    /// What is done with the one that was chosen.
    func act(on thing: Thing, in session: Session, isTyped: Bool) throws
}

extension ThingChoice {
    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.meansCommand, let thing = try chosen(by: spoken) else { return false }
        try take(thing, in: session, isTyped: true)
        return true
    }

    func take(_ thing: Thing, in session: Session, isTyped: Bool) throws {
        guard try session.sees(thing) else { throw Refusal(CommonReply.gone) }
        try session.clearQuestion()
        try act(on: thing, in: session, isTyped: isTyped)
    }

    /// "the second one"; nil where no number is said.
    func chosen(by spoken: Spoken) throws -> Thing? {
        let number: Int
        switch spoken.followUp?.choice {
        case .number(let said): number = said
        case .last: number = things.count
        case .other, nil: return nil
        }
        guard things.indices.contains(number - 1) else { throw Refusal(FollowReply.noNumber(number)) }
        return things[number - 1]
    }
}

/// A follow-up that could be about several things waits for the one that is meant.
struct WhichQuestion: ThingChoice {
    static let verb = "which"
    /// The follow-up, as typed.
    let text: String
    let language: LanguageID
    let things: [Thing]

    func act(on thing: Thing, in session: Session, isTyped: Bool) throws {
        guard let followUp = FollowUp(LineReader.read(text, language: language)),
            let deed = try session.deed(of: followUp)
        else { return }
        try session.do(deed, with: thing, session.frame(of: nil), isTyped: isTyped)
    }
}

/// "I meant this one."
struct FollowThing: Press {
    static let verb = "this"
    let thing: Thing
    init(_ thing: Thing) { self.thing = thing }
    init?(_ arguments: [String]) {
        guard arguments.count == 2, let kind = ThingKind(rawValue: arguments[0]), let id = Int64(arguments[1]), id > 0
        else { return nil }
        thing = Thing(kind: kind, id: id)
    }
    var arguments: [String] { [thing.kind.rawValue, "\(thing.id)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let question = try session.openQuestion() as? any ThingChoice, question.things.contains(thing) else {
            return FollowReply.notAsked
        }
        try session.closeChoice()
        try question.take(thing, in: session, isTyped: false)
        return nil
    }
}

extension Session {
    /// "Which one do you mean?", with a button each.
    func askWhich(_ things: [Thing], _ text: String) throws -> Bool {
        try askWhich(WhichQuestion(text: text, language: language, things: things))
        return true
    }

    /// The same for a question that waits for one of its things.
    func askWhich(_ question: some ThingChoice) throws {
        try ask(question)
        let rows = try question.things.map { thing in
            [FollowThing(thing).button(FollowReply.thing(thing.kind, try name(of: thing) ?? ""), voice)]
        }
        let cancel = CancelPress().button(CommonReply.cancel, voice)
        try say(Outgoing(voice.say(FollowReply.which), buttons: rows + [[cancel]]))
    }
}
