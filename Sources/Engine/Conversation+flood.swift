import Commands
import Core
import Store

extension Conversation {
    /// True where the update is dealt with here: who sends too much is told so, and told later what was left undone.
    func slowsDown(_ incoming: Incoming, _ spoken: Spoken?, in session: Session) throws -> Bool {
        guard let gate, Self.counts(incoming, spoken) else { return false }
        switch gate.judge(session.actor, at: incoming.date) {
        case .act(skipped: 0): return false
        case .act(let count):
            try session.say(Outgoing(session.voice.say(FloodReply.skipped(count))))
            try turn(incoming, spoken, in: session, refusingIn: session)
        case .warn(let seconds): try refuse(FloodReply.slowDown(seconds), incoming, in: session)
        case .skip(let seconds):
            if incoming.event.press != nil { try refuse(FloodReply.slowDown(seconds), incoming, in: session) }
        }
        return true
    }

    /// A turn in a savepoint: a refusal, said in another session or the same, takes it back alone, not what was before.
    func turn(_ incoming: Incoming, _ spoken: Spoken?, in session: Session, refusingIn other: Session) throws {
        do {
            try session.transaction.savepoint { try turn(incoming.event, spoken, in: session) }
        } catch {
            guard let refusal = Refusal(error) else { throw error }
            try Turn(session: other).refuse(refusal, press: incoming.event.press)
        }
    }

    /// In a group only what is meant for the bot; never the moves of a live location, which nobody types.
    private static func counts(_ incoming: Incoming, _ spoken: Spoken?) -> Bool {
        if case .edited(let message) = incoming.event, message.location != nil { return false }
        return !incoming.isGroup || incoming.event.press != nil || spoken?.isForBot == true
    }

    private func refuse(_ reply: FloodReply, _ incoming: Incoming, in session: Session) throws {
        try Turn(session: session).refuse(Refusal(reply), press: incoming.event.press)
    }
}

enum FloodReply: Reply {
    case slowDown(Int)
    case skipped(Int)

    var wording: Wording {
        switch self {
        case .slowDown(let seconds):
            Wording(
                "flood.slowDown",
                "Slow down, {n} s: that was more than I take at once. What you send until then I leave undone; send it again afterwards.",
                ["n": .number(seconds)])
        case .skipped(let count):
            Wording(
                "flood.skipped",
                "(Before this I left {n:message|messages} of yours undone. Send again what still matters.)",
                ["n": .number(count)])
        }
    }
}
