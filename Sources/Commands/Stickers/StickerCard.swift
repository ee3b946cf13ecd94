import Actions
import Core
import Store

/// A note or something to do that stays on top of a chat: a message of its own beside the thing's card, which comes and
/// goes.
struct StickerCard: Card, OneCoded {
    static let verb = "sticker"
    let about: Thing
    init(_ about: Thing) { self.about = about }

    var thing: Thing? { about }
    var isPlain: Bool { true }

    func render(in session: Session) throws -> CardFace? {
        guard let text = try text(in: session), let whose = try session.whose(about) else { return nil }
        let voice = session.voice, isDone = try isDone(in: session), isOnTop = try session.isOnTop(about) && !isDone
        let open = OpenSticker(about).button(StickerReply.open, voice)
        let state = isOnTop ? [] : [voice.say(StickerReply.isOff)]
        var face = CardFace(
            (state + text + whose.lines).joined(),
            buttons: [try [open] + (isDone ? [] : [session.stickerButton(about)])],
            topics: ["\(about.kind.rawValue):\(about.id)"] + whose.topics)
        face.outgoing.pin = isOnTop
        return face
    }

    /// nil where it is gone, or not for this viewer.
    private func text(in session: Session) throws -> [RichText]? {
        switch about.kind {
        case .note:
            guard let note = try session.note(NoteID(about.id)) else { return nil }
            let home = try session.title(of: note.home).map { [RichText($0, .bold)] } ?? []
            return home + [RichText(note.text.isEmpty ? note.shortText : note.checklist.shown)]
        case .task: return try session.task(TaskID(about.id)).map { try TaskLines($0, in: session).all }
        default: return nil
        }
    }

    /// What is done is not in the way any more.
    private func isDone(in session: Session) throws -> Bool {
        try about.kind == .task && session.task(TaskID(about.id))?.isDone == true
    }
}

/// Keeps a note or something to do on top of the chat, or takes it off.
struct StickerPress: Press, SwitchCoded {
    static let verb = "onTop"
    let about: Thing
    let isOn: Bool

    func perform(in session: Session) throws -> (any Reply)? {
        try session.keepOnTop(about, isOn)
        let sticker = StickerCard(about), note = note(in: session)
        if try session.pressedCard is StickerCard {
            try session.show(sticker, note: isOn ? nil : note)
            return isOn ? note : nil
        }
        if isOn {
            // What it says comes apart: a messenger shows the first words of what is on top.
            try session.asNewMessage {
                try session.show(sticker)
                try session.tell(note ?? .again)
            }
        } else if let card = try session.card(of: about) {
            try session.show(card, note: note)
        }
        return nil
    }

    private func note(in session: Session) -> StickerReply? {
        session.lastEntry == nil ? isOn ? .again : nil : isOn ? .on : .off
    }
}

/// Shows the whole card of what stays on top, below.
struct OpenSticker: OnePress {
    static let verb = "openTop"
    let about: Thing
    init(_ about: Thing) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let card = try session.card(of: about) else { throw try Refusal(session.gone(about)) }
        try session.asNewMessage { try session.show(card) }
        return nil
    }
}

extension Session {
    /// Keeps it on top, or takes it off, as it is now.
    func stickerButton(_ thing: Thing) throws -> Button {
        let isOn = try isOnTop(thing)
        return StickerPress(thing, !isOn).button(isOn ? StickerReply.takeOff : .keep, voice)
    }
}
