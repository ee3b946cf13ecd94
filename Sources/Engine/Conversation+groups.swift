import Actions
import Commands
import Core
import Foundation
import Language
import Queues
import Store

/// What a messenger tells of groups: who is in them, who looks after them, that the bot came.
extension Conversation {
    /// Seconds after which an update that was held is done no more: nobody expects it then.
    private static let patience = 60.0

    /// Who came, went, or is an administrator now; who says so is there too.
    func note(_ changes: [MemberChange], _ incoming: Incoming, in transaction: Transaction, now: Date) throws {
        let messenger = incoming.chat.messenger
        if let sender = incoming.sender, !changes.contains(where: { $0.sender.id == sender.id }) {
            _ = try session(for: incoming, in: transaction, now: now)
        }
        guard let group = try transaction.chat(incoming.chat), group.isGroup else { return }
        for change in changes {
            let known = try transaction.person(known: change.sender, messenger: messenger)
            if known == nil, change.standing == .gone { continue }
            let defaults = newcomer(change.sender)
            let person =
                try known
                ?? transaction.person(for: change.sender, messenger: messenger, defaults: defaults).id
            try transaction.note(change.standing, of: person, in: group.owner)
            guard change.standing == .gone else { continue }
            let leaver = try session(in: transaction, now: now, actor: person, viewer: person.owner, chat: nil)
            try leaver.leaveTasks(of: group.owner)
        }
    }

    /// The bot came into a group, perhaps not for the first time. Asks who looks after it.
    func cameIn(_ incoming: Incoming, in transaction: Transaction, now: Date) throws -> Session? {
        if let known = try transaction.chat(incoming.chat), !known.isReachable {
            try transaction.forgetMembers(of: known.owner)
        }
        guard let session = try session(for: incoming, in: transaction, now: now) else {
            return try nobodysGroup(incoming, in: transaction, now: now)
        }
        if try session.hasOldAdministrators { try session.askAdministrators() }
        return session
    }

    /// Words that nobody has said by name: they are done by whoever says to have written them.
    func hear(
        _ spoken: Spoken?, _ incoming: Incoming, in transaction: Transaction, now: Date
    ) throws {
        guard let spoken, spoken.isForBot, let chat = try transaction.chat(incoming.chat) else { return }
        let session = try look(at: chat, in: transaction, now: now)
        try session.askWhoWrote(spoken.with(replyIn: session))
    }

    /// Who looks after the group; then what waited for it is done, or refused for good.
    func administratorsCame(_ people: [Sender], _ held: Prepared?, of job: JobRow, in session: Session) throws {
        let chat = try job.payload(as: AskAdministrators.self).chat
        try session.administratorsCame(people, messenger: chat.messenger, defaults: defaults)
        guard let held, let incoming = try? held.incoming.get() else { return }
        guard session.now.timeIntervalSince(held.row.receivedAt) < Self.patience else {
            return try tell(Refusal(GroupReply.askedTooLong), incoming, in: session)
        }
        guard let again = try begin(held, in: session.transaction, now: session.now) else { return }
        try turn(incoming, held.spoken, in: again, refusingIn: session)
    }

    /// It could not be found out who looks after the group, or nothing could be made of it.
    func notTold(
        _ held: Prepared?, because refusal: Refusal = Refusal(GroupReply.notTold), in session: Session
    ) throws {
        guard let incoming = try? held?.incoming.get() else { return }
        try tell(refusal, incoming, in: session)
    }

    /// A new group speaks as who brought the bot does; where it is, is not theirs to give away.
    func firstSettings(of person: PersonID, in transaction: Transaction) throws -> Settings {
        var settings = try transaction.account(of: person.owner).settings
        (settings.timeZone, settings.timeZoneIsAssumed) = (defaults.timeZone, true)
        (settings.mapsApp, settings.dayParts) = (nil, defaults.dayParts)
        return settings
    }

    /// Whoever brought the bot is not told.
    private func nobodysGroup(_ incoming: Incoming, in transaction: Transaction, now: Date) throws -> Session {
        let chat = try transaction.chat(
            incoming.chat, isGroup: true, title: incoming.groupTitle, person: .unsaved, defaults: defaults)
        if !chat.isReachable { try transaction.setReachable(chat.id, true) }
        return try look(at: chat, in: transaction, now: now)
    }

    private func newcomer(_ sender: Sender) -> Settings {
        var settings = defaults
        settings.language = LanguageID(tag: sender.language).rawValue
        return settings
    }

    private func tell(_ refusal: Refusal, _ incoming: Incoming, in session: Session) throws {
        try Turn(session: session).refuse(refusal, press: incoming.event.press)
    }
}
