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
        case .unnamed(let message): try hear(message, update.spoken, incoming, in: transaction, now: now)
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
    }

    /// What a job brought back, for the person who left it.
    func take(_ result: JobResult, of job: JobRow, in transaction: Transaction, now: Date) throws {
        let session = try look(for: job, in: transaction, now: now)
        switch result {
        case .file(let hash, let name, let point):
            let file = try job.payload(as: FetchFile.self)
            guard let thing = file.thing else { return try session.pictureCame(hash) }
            try session.photoCame(hash, name: name, takenAt: point, on: thing)
        case .noRoom(let limit): try session.fileFoundNoRoom(limit)
        case .administrators(let people, let held):
            try administratorsCame(people, held, of: job, in: session)
        case .planned(let id, let plan): try session.planned(id, plan)
        case .placesToKeep(let chunk, let places): try session.keepChunk(chunk, places)
        case .exported(let file): try session.exportCame(file)
        case .entryFile(let file): try session.entryFileCame(file)
        case .calendarRead(let wish, let result): try session.calendarCame(result, for: wish)
        case .facts(let question, let facts): try session.factsCame(facts, for: question)
        case .addresses(let question, let found): try session.addressesCame(found, for: question)
        case .address(let question, let address): try session.addressCame(address, for: question)
        case .forgotten(let forgotten):
            try leaver(job.actor, in: transaction, now: now)?.leaveSaying(but: forgotten)
        case .failed(let reason):
            try transaction.keepFailure(of: job, reason: reason, now: now)
            try session.jobFailed(job.kind, payload: job.payload)
        case .notTold(let reason, let held):
            try transaction.keepFailure(of: job, reason: reason, now: now)
            try notTold(held, in: session)
        case .nothing: break
        }
    }

    /// What a job brought back could not be taken, and is taken back: whoever waits for it hears why, or one sorry.
    func giveUp(
        _ result: JobResult, of job: JobRow, because refusal: Refusal?, in transaction: Transaction, now: Date
    ) throws {
        let session = try look(for: job, in: transaction, now: now)
        switch result {
        case .administrators(_, let held), .notTold(_, let held):
            try notTold(held, because: refusal ?? Refusal(TalkReply.sorry), in: session)
        default: try session.jobFailed(job.kind, payload: job.payload, because: refusal)
        }
    }

    /// A moment that has come. Open questions die after a day, and a draft's card says so; a reminder is told, with
    /// what else is due in its chat.
    func take(_ timer: TimerRow, in transaction: Transaction, now: Date) throws {
        switch timer.kind {
        case "question":
            guard let (chat, person) = try transaction.questioned(timer.row) else { return }
            let session = try session(in: transaction, now: now, actor: person, viewer: chat.owner, chat: chat.id)
            try session.questionExpired()
        case ThingKind.reminder.rawValue, "snooze", "nag":
            guard let owner = try transaction.owner(of: ThingKind.reminder.rawValue, row: timer.row),
                let chat = try transaction.noticeChat(of: owner)
            else { return }
            let session = try session(of: owner, chat: chat.id, in: transaction, now: now)
            try session.tellDue()
            // "make it 6 instead" may be about it; in a group nobody said it.
            if !session.isGroup { try session.keepRecall() }
        case ThingKind.place.rawValue:
            guard let owner = try transaction.owner(of: timer.kind, row: timer.row) else { return }
            try session(of: owner, in: transaction, now: now).placeEnds(PlaceID(timer.row))
        case CalendarRecord.databaseTableName:
            guard let owner = try transaction.owner(of: timer.kind, row: timer.row) else { return }
            try session(of: owner, in: transaction, now: now).calendarDue(CalendarID(timer.row))
        case ThingKind.bundle.rawValue:
            guard let owner = try transaction.owner(of: timer.kind, row: timer.row),
                let chat = try transaction.noticeChat(of: owner)
            else { return }
            try session(of: owner, chat: chat.id, in: transaction, now: now).askForgotten(BundleID(timer.row))
        case ThingKind.occasion.rawValue:
            guard let owner = try transaction.owner(of: timer.kind, row: timer.row) else { return }
            let chat = try transaction.noticeChat(of: owner)
            try session(of: owner, chat: chat?.id, in: transaction, now: now)
                .askCheckIn(at: OccasionID(timer.row), due: timer.due)
        case LinkRecord.databaseTableName:
            guard let link = try transaction.link(timer.row) else { return }
            try session(of: link.owner, in: transaction, now: now).linkEnded(to: link.target)
        case Session.leavingTimer:
            guard let session = try leaver(PersonID(timer.row), in: transaction, now: now) else { return }
            try session.beginLeaving()
        case let kind: try take(NoticeTimer(rawValue: kind), timer, in: transaction, now: now)
        }
    }

    /// Whoever leaves, where the moment has come; before it the timer is set anew.
    private func leaver(_ person: PersonID, in transaction: Transaction, now: Date) throws -> Session? {
        guard try transaction.isOwner(person.owner) else { return nil }
        let session = try session(of: person.owner, in: transaction, now: now)
        guard let date = try session.leavesAt else { return nil }
        if date > now { try transaction.setTimer(Session.leavingTimer, row: person.rawValue, due: date) }
        return date > now ? nil : session
    }

    /// A timer of an owner's notices. Their settings count in the chat that they can be reached in, or in none.
    private func take(_ kind: NoticeTimer?, _ timer: TimerRow, in transaction: Transaction, now: Date) throws {
        guard let kind, try transaction.isOwner(OwnerID(timer.row)) else { return }
        let owner = OwnerID(timer.row), chat = try transaction.noticeChat(of: owner)
        try session(of: owner, chat: chat?.id, in: transaction, now: now).tell(kind, due: timer.due)
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
        try session.keepRecall()
    }

    /// nil where nobody is behind it (a channel's post).
    func session(for incoming: Incoming, in transaction: Transaction, now: Date) throws -> Session? {
        guard let sender = incoming.sender else { return nil }
        let talk =
            try transaction.talk(of: sender, in: incoming.chat) ?? newTalk(incoming, sender, in: transaction, now: now)
        if !talk.chat.isReachable { try transaction.setReachable(talk.chat.id, true) }
        if talk.chat.usedAt != nil { try transaction.noteUse(of: talk.chat.id, now: now) }
        let session = session(
            in: transaction, now: now, actor: talk.person, account: talk.account, chat: talk.chat.id,
            cause: incoming.event.message)
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
            for: sender, messenger: incoming.chat.messenger, defaults: defaults, now: now
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

    /// The eyes of whoever left a job. A group may have become another since, with another owner of its things.
    func look(for job: JobRow, in transaction: Transaction, now: Date) throws -> Session {
        let chat = try transaction.chat(of: job)
        return try session(
            in: transaction, now: now, actor: job.actor, viewer: chat?.owner ?? job.viewer,
            chat: chat?.id ?? job.chat, cause: job.cause)
    }

    /// The eyes of a chat's owner, for what nobody has said there: drawing a card.
    func look(at chat: ChatRow, in transaction: Transaction, now: Date) throws -> Session {
        try session(of: chat.owner, chat: chat.id, in: transaction, now: now)
    }

    /// The eyes of an owner whose moment has come, which nobody has said.
    private func session(
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
