import Actions
import Commands
import Core
import Foundation
import Language
import Queues
import Store

/// One turn of a talk: finds who it is, whether an open question is answered, which command is meant, and lets it act.
struct Conversation: Sendable {
    let defaults: Settings
    let random: RandomSource
    /// nil where people may send as much as they like.
    let gate: FloodGate?

    /// `defaults` are a new person's settings: the server's own time zone, marked as assumed.
    init(defaults: Settings, random: RandomSource, gate: FloodGate? = nil) {
        self.defaults = defaults
        self.random = random
        self.gate = gate
    }

    /// Makes known who speaks, which stays whatever becomes of the turn; then the turn itself is left to be taken.
    /// - Returns: nil where nothing is left to do.
    func begin(_ update: Prepared, in transaction: Transaction, now: Date) throws -> Session? {
        let incoming = try update.incoming.get()
        switch incoming.event {
        case .ignored: return nil
        case .migrated(let new): try transaction.migrate(chat: incoming.chat, to: new)
        case .reachable(let isReachable):
            guard let chat = try transaction.chat(incoming.chat) else { return nil }
            try transaction.setReachable(chat.id, isReachable)
        case .members(let changes): try note(changes, incoming, in: transaction, now: now)
        case .unnamed: try hear(update.spoken, incoming, in: transaction, now: now)
        case .added: return try cameIn(incoming, in: transaction, now: now)
        case .message, .edited, .pressed, .reacted: return try session(for: incoming, in: transaction, now: now)
        }
        return nil
    }

    /// The whole effect of one update.
    /// - Throws: a `Refusal` with the sentence for the person; anything else is a failure of ours.
    func take(_ update: Prepared, in session: Session) throws {
        let incoming = try update.incoming.get()
        if try slowsDown(incoming, update.spoken, in: session) { return }
        try turn(incoming.event, update.spoken, in: session)
    }

    /// Tells why nothing was done, where what was done so far has been taken back.
    func refuse(_ refusal: Refusal, _ update: Prepared, in transaction: Transaction, now: Date) throws {
        guard let incoming = try? update.incoming.get() else { return }
        guard let session = try session(for: incoming, in: transaction, now: now) else { return }
        if refusal.restsOnRights, try session.hasOldAdministrators {
            let row = update.row
            let held = HeldUpdate(row.update, from: row.messenger, receivedAt: now)
            return try session.askAdministrators(holding: held)
        }
        try session.waitForPerson(refusal, update.spoken)
        try Turn(session: session).refuse(refusal, press: incoming.event.press)
        guard case .message = incoming.event, let spoken = update.spoken else { return }
        try session.keepLeftover(of: spoken.with(replyIn: session), after: refusal)
    }

    func turn(_ event: Incoming.Event, _ spoken: Spoken?, in session: Session) throws {
        let turn = Turn(session: session)
        switch event {
        case .pressed(let press): try turn.press(press)
        case .reacted(let reaction): try session.react(reaction)
        case .message:
            guard let spoken else { break }
            try turn.hear(spoken)
            try session.offerZone(ofPositionIn: spoken.message)
            try session.askCheckInsByMove()
        case .edited:
            if let spoken { try turn.follow(spoken) }
            try session.askCheckInsByMove()
        case .added(let isShown): if isShown { try session.greet() }
        case .ignored, .migrated, .reachable, .members, .unnamed: break
        }
        try session.tellOfTasks()
        try session.keepRecall()
    }

    /// nil where nobody is behind it (a channel's post).
    func session(for incoming: Incoming, in transaction: Transaction, now: Date) throws -> Session? {
        guard let sender = incoming.sender else { return nil }
        let talk =
            try transaction.talk(of: sender, in: incoming.chat, now: now)
            ?? newTalk(incoming, sender, in: transaction, now: now)
        if !talk.chat.isReachable { try transaction.setReachable(talk.chat.id, true) }
        if talk.chat.usedAt != nil { try transaction.noteUse(of: talk.chat.id, now: now) }
        let session = session(
            in: transaction, now: now, actor: talk.person, account: talk.account, chat: talk.chat.id,
            cause: incoming.event.message)
        session.take(talk)
        session.pressed = incoming.event.press?.message
        return session
    }

    /// Somebody new, or somebody in a group.
    private func newTalk(
        _ incoming: Incoming, _ sender: Sender, in transaction: Transaction, now: Date
    ) throws -> Talk {
        var defaults = defaults
        defaults.language = LanguageID(tag: sender.language).rawValue
        let person = try transaction.person(
            for: sender, messenger: incoming.chat.messenger, defaults: defaults
        ).id
        let chat = try transaction.chat(
            incoming.chat, isGroup: incoming.isGroup, title: incoming.groupTitle, person: person,
            account: sender.id, defaults: incoming.isGroup ? firstSettings(of: person, in: transaction) : defaults)
        if chat.isGroup { try transaction.note(.present, of: person, in: chat.owner) }
        return Talk(person: person, chat: chat, account: try transaction.account(of: chat.owner))
    }

    func session(
        in transaction: Transaction, now: Date, actor: PersonID, viewer: OwnerID, chat: ChatID?,
        cause: MessageRef? = nil
    ) throws -> Session {
        let account = try transaction.account(of: viewer)
        return session(in: transaction, now: now, actor: actor, account: account, chat: chat, cause: cause)
    }

    private func session(
        in transaction: Transaction, now: Date, actor: PersonID, account: Account, chat: ChatID?, cause: MessageRef?
    ) -> Session {
        Session(
            transaction: transaction, now: now, actor: actor, account: account, chat: chat, cause: cause,
            voice: LanguageTables.voice(for: account.settings.language), random: random)
    }

    /// The eyes of a chat's owner, for what nobody has said there: drawing a card.
    func look(at chat: ChatRow, in transaction: Transaction, now: Date) throws -> Session {
        try session(of: chat.owner, chat: chat.id, in: transaction, now: now)
    }

    /// The eyes of an owner whose moment has come, which nobody has said.
    func session(
        of owner: OwnerID, chat: ChatID? = nil, in transaction: Transaction, now: Date
    ) throws -> Session {
        try session(in: transaction, now: now, actor: PersonID(owner.rawValue), viewer: owner, chat: chat)
    }
}

extension Incoming.Event {
    var press: Incoming.Press? { if case .pressed(let press) = self { press } else { nil } }

    /// The message that it is about.
    var message: MessageRef? {
        switch self {
        case .message(let message), .edited(let message): message.ref
        case .pressed(let press): press.message
        case .reacted(let reaction): reaction.message
        case .reachable, .migrated, .ignored, .added, .members, .unnamed: nil
        }
    }
}
