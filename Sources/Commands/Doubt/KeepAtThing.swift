import Actions
import Core
import Language
import Store

/// Keeps a line at what was spoken of: as a note at a pin, with the details of an event.
struct KeepAtThing: LinePress {
    static let verb = "keepAt"
    let message: String
    let about: Thing

    func perform(in session: Session) throws -> (any Reply)? {
        guard try session.mayChange(about) else { throw Refusal(CommonReply.gone) }
        guard let line = try session.takeUnread(of: message) else { return TalkReply.lineForgotten }
        try session.closeChoice()
        try session.add(line.text, asDetailOf: about)
        return nil
    }
}

/// Gives what was spoken of the time that a line says.
struct MoveToSaid: LinePress {
    static let verb = "moveSaid"
    let message: String
    let about: Thing

    func perform(in session: Session) throws -> (any Reply)? {
        guard try session.mayChange(about) else { throw Refusal(CommonReply.gone) }
        guard let line = try session.takeUnread(of: message),
            let time = LineReader.read(line.text, language: session.language).onlyClock?.time
        else { return TalkReply.lineForgotten }
        try session.closeChoice()
        try session.do(.time(time), with: about, session.frame(of: nil), isTyped: false)
        return nil
    }
}

extension Session {
    /// What may be meant by a line that was not read and may be told of what was spoken of: kept at it, "code 4455", or its
    /// new time, "Eva wants 12:30".
    func buttonsOfSpoken(_ spoken: Spoken) throws -> [Button] {
        guard mayTell(spoken), spoken.line.tokens.count > 1, let thing = try spokenOf(nil).last,
            try mayChange(thing)
        else { return [] }
        let id = spoken.message.ref.id
        switch thing.kind {
        case .event:
            guard let name = try name(of: thing), spoken.mayTell(ofEventCalled: name) else { return [] }
            let keep = KeepAtThing(message: id, about: thing).button(AtThingReply.add(name), voice)
            guard let (_, words) = spoken.line.onlyClock, spoken.line.tokens.count <= Self.mostOfMove else {
                return [keep]
            }
            return [MoveToSaid(message: id, about: thing).button(AtThingReply.move(name, words), voice), keep]
        default:
            guard spoken.tellsFact || spoken.line.endsInFigure, let place = try placeSpokenOf(), let pin = place.pin
            else { return [] }
            return [KeepAtThing(message: id, about: .place(pin)).button(AtThingReply.note(place.name), voice)]
        }
    }

    private static let mostOfMove = 5

    func mayTell(_ spoken: Spoken) -> Bool {
        spoken.isWordsAlone && spoken.message.replyTo == nil && !spoken.line.asks
    }
}

extension Spoken {
    /// It may well be told of what takes place: it begins with a number, with what adds to it, with somebody, or with a word of
    /// its name: "14 people", "also bring forms", "he's in room 312", "Eva wants 12:30".
    fileprivate func mayTell(ofEventCalled name: String) -> Bool {
        guard line.tokens.count > 1, let first = line.tokens.first, !line.beginsWithDeed else { return false }
        return first.kind == .number && line.timeValues.isEmpty || line.beginsWithJoint || line.beginsWithSomebody
            || LineReader.read(name, language: line.language).tokens.contains { $0.key == first.key }
    }
}

enum AtThingReply: Reply {
    case note(String), add(String), rename(String)
    case move(String, String), whether(String, String)

    var wording: Wording {
        switch self {
        case .note(let name): Wording("atPlace.keep", "Note at {name}", ["name": .text(name)])
        case .add(let name): Wording("atThing.add", "Add to {name}", ["name": .text(name)])
        case .move(let name, let time):
            Wording("atThing.move", "Move {name}: {time}", ["name": .text(name), "time": .text(time)])
        case .rename(let name): Wording("atPlace.rename", "Rename to {name}", ["name": .text(name)])
        case .whether(let name, let words):
            Wording(
                "atPlace.whether", "Shall *{name}* be called *{words}*? Nothing is changed yet.",
                ["name": .text(name), "words": .text(words)])
        }
    }
}
