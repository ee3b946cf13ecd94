import Actions
import Core
import Language
import Store

extension Spoken {
    /// Nothing but a time, in reply to a thing to do or to an event: its new time. "an hour later" is one from its own.
    var timeInReply: FollowUp? { line.asks ? nil : timeAloneInReply }

    /// The same, whether it is told or asked; how often it comes is read elsewhere.
    fileprivate var timeAloneInReply: FollowUp? {
        if case .repetition? = line.soleTime { return nil }
        guard let kind = repliedThing?.kind, kind == .task || kind == .event, message.attachments.isEmpty,
            !isSlashCommand, followUp?.length == nil
        else { return nil }
        return FollowUp(timeAlone: line)
    }
}

extension Session {
    /// "at 2?" in reply to an event: nothing is moved until a button says so.
    func offerTimeAskedInReply(_ spoken: Spoken) throws -> Bool {
        guard spoken.line.asks, let thing = spoken.repliedThing, thing.kind == .event,
            case .success(let said)? = spoken.timeAloneInReply?.time, let event = try event(EventID(thing.id)),
            case let start = try newStart(of: event, said, frame(of: spoken)), start.day == event.start.day,
            let minute = start.minute
        else { return false }
        let button = EventPress(event.id, .at(minute)).button(TimeInReply.move(measures.clockTime(minute)), voice)
        try say(
            Outgoing(voice.say(TimeInReply.shall(event.shortTitle, measures.clockTime(minute))), buttons: [[button]]))
        return true
    }
}

enum TimeInReply: Reply {
    case shall(String, Wording), move(Wording)

    var wording: Wording {
        switch self {
        case .shall(let title, let clock):
            Wording(
                "timeInReply.shall", "Shall *{title}* be at {clock}? Nothing is moved yet.",
                ["title": .text(title), "clock": .wording(clock)])
        case .move(let clock): Wording("timeInReply.move", "Move it to {clock}", ["clock": .wording(clock)])
        }
    }
}
