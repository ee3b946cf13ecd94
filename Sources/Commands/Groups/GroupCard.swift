import Actions
import Core
import Store

/// A card of a group, shown to one of its members in their private chat: to read, to turn pages, to take back.
struct GroupCard: Card {
    static let verb = "in"
    let group: OwnerID
    let card: any Card

    /// nil where the code would be longer than a code may be.
    init?(group: OwnerID, card: any Card) {
        guard !(card is GroupCard), !(card is MoveNoteCard) else { return nil }
        self.group = group
        self.card = card
        guard ShowCard(self).code.utf8.count <= CodeParts.longest else { return nil }
    }

    init?(_ arguments: [String]) {
        guard let first = arguments.first, let group = OwnerID(first),
            let card = CommandCatalog.card(arguments.dropFirst().joined(separator: ":"))
        else { return nil }
        self.init(group: group, card: card)
    }

    var arguments: [String] { ["\(group)", card.code] }
    var subject: String { "in:\(group):\(card.subject)" }

    func render(in session: Session) throws -> CardFace? {
        guard let inside = try session.inside(group), let title = try inside.group()?.title,
            var face = try card.render(in: inside)
        else { return nil }
        face.outgoing.text = session.voice.say(GroupReply.from(title)) + "\n" + face.outgoing.text
        face.outgoing.buttons = face.outgoing.buttons.map { $0.compactMap(outside) }.filter { !$0.isEmpty }
        return face
    }

    /// What can be done from outside of the group.
    private func outside(_ button: Button) -> Button? {
        switch button.pressCode.flatMap(CommandCatalog.press) {
        case let show as ShowCard:
            GroupCard(group: group, card: show.card).map { Button(button.label, .press(ShowCard($0).code)) }
        case let undo as UndoPress:
            Button(button.label, .press(GroupUndo(group, undo.about).code))
        case let join as JoinReminder where !join.isOn: button
        case let press as ReminderPress where press.step == .done:
            Button(button.label, .press(GroupDone(press.id).code))
        default: nil
        }
    }
}

/// Takes back one's own change of a group's thing from one's private chat.
struct GroupUndo: Press, PairCoded {
    static let verb = "undoin"
    let group: OwnerID
    let entry: EntryID
    var pair: (OwnerID, EntryID) { (group, entry) }

    init(_ group: OwnerID, _ entry: EntryID) { (self.group, self.entry) = (group, entry) }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let inside = try session.inside(group) else { throw Refusal(CommonReply.gone) }
        let (_, sentence) = try inside.takeBack(entry)
        if let card = try session.pressedCard { try session.show(card) }
        return sentence
    }
}

/// Says from one's private chat that a group's reminder is done.
struct GroupDone: Press, OneCoded {
    static let verb = "donein"
    let about: ReminderID
    init(_ about: ReminderID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let inside = try session.insideGroup(of: .reminder(about)) else { throw Refusal(CommonReply.gone) }
        let reminder = try inside.reminderToChange(about)
        let moment = reminder.rule.flatMap { _ in reminder.toldDue ?? reminder.next(in: inside.settings.timeZone) }
        try inside.finishReminder(about, moment: moment)
        if let card = try session.pressedCard { try session.show(card) }
        return ReminderReply.finished
    }
}

extension Session {
    /// The same person with the eyes of the group whose that thing is.
    func insideGroup(of thing: Thing) throws -> Session? {
        guard case .group(let group, _)? = try owner(of: thing) else { return nil }
        return try inside(group)
    }

    /// The same person with the group's eyes, as far as they are in it: a member looks at it from their private chat.
    func inside(_ group: OwnerID) throws -> Session? {
        guard !isGroup, try transaction.isMember(actor, of: group) else { return nil }
        return try Session(
            transaction: transaction, now: now, actor: actor, viewer: group, chat: chat, voice: voice, random: random)
    }
}
