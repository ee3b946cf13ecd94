import Actions
package import Core
import Language
package import Store

/// Photos and files whose words were taken for something that cannot hold them.
extension Session {
    /// A caption that no command has read: what is surely to be done is kept so, with the photos; anything else is a note, with
    /// what has a date offered as that.
    func keepCaption(of spoken: Spoken, _ understanding: Understanding) throws {
        var words = spoken
        words.message.attachments = []
        if spoken.isOfLines, try answerSheet(words) { return }
        let intent = understanding.intentWithPhotos(spoken)
        if intent == TaskCommand.about.intent { return try take(spoken, as: TaskCommand.about.intent) }
        let named = try spoken.repliedHome == nil ? pinCaptioned(spoken) : nil
        if let named, named.text.isEmpty {
            try keepPhotos(of: spoken, on: .place(named.pin.id))
            return try say(reply: SentReply.toPlace(named.pin.name))
        }
        let home = spoken.repliedHome ?? named.map { .place($0.pin.id) } ?? .loose
        var offers: [[Button]] = []
        if let intent, let name = IntentPress.name(of: intent) {
            try keepUnread(UnreadLine(text: spoken.text, home: home.code), of: spoken.message.ref.id)
            offers = [[IntentPress(message: spoken.message.ref.id, intent: intent).button(name, voice)]]
        }
        let text = try NoteText(checking: named?.text ?? spoken.text, mayBeEmpty: true).text
        try keepNoteSaying(NewNote(text: text, home: home), with: spoken, offers: offers)
    }

    /// The pin that the words of a photo name, and what else they say: "Korb", "Korb: cake", "cake at Korb".
    private func pinCaptioned(_ spoken: Spoken) throws -> (pin: PlaceRecord, text: String)? {
        let text = spoken.text.withoutEnd
        if let headed = HeadedText(text), let pin = try pin(surelyCalled: headed.heading) { return (pin, headed.text) }
        if let pin = try pin(surelyCalled: text) { return (pin, "") }
        guard let name = spoken.line.placeAtEnd?.name, let pin = try pin(surelyCalled: name) else { return nil }
        return (pin, spoken.text)
    }

    /// Keeps as a note what nothing else has taken, and says so; what it replies to takes it, where that can.
    ///
    /// Files of places and calendars have been answered: what is in them is wanted, and in a group they are not even read.
    package func keepLeftover(of spoken: Spoken) throws {
        guard !spoken.message.attachments.isEmpty, !hasPlacedFiles, spoken.placeFile == nil, spoken.calendarFile == nil
        else { return }
        if let thing = spoken.repliedThing, [.note, .place, .task].contains(thing.kind), try mayChange(thing) {
            return try keepPhotos(of: spoken, on: thing)
        }
        // "Korb" opens the pin of that name, and its photo hangs there.
        if let named = try pinCaptioned(spoken), named.text.isEmpty {
            return try keepPhotos(of: spoken, on: .place(named.pin.id))
        }
        let text = try NoteText(checking: spoken.text, mayBeEmpty: true).text
        let note = try keepNote(NewNote(text: text, home: spoken.repliedHome ?? .loose))
        try keepPhotos(of: spoken, on: .note(note.id))
        if try thing(from: spoken.message.ref) == nil { try remember(origin: .note(note.id)) }
        let open = ShowCard(NoteCard(note.id)).button(CommonReply.open, voice)
        try tell(LeftoverReply.apart, buttons: [[open]], about: .note(note.id))
    }

    /// The same where the words were refused, unless that is for a reason that stands against the note as well.
    package func keepLeftover(of spoken: Spoken, after refusal: Refusal) throws {
        guard !refusal.restsOnRights else { return }
        do { try attempt { try keepLeftover(of: spoken) } } catch  where Refusal(error) != nil {}
    }
}

extension Understanding {
    /// What the words of a photo surely ask for by themselves, with a time where that makes them no mere name of what is seen.
    fileprivate func intentWithPhotos(_ spoken: Spoken) -> String? {
        guard case .intent(let intent) = meaning else { return nil }
        switch intent {
        case TaskCommand.about.intent: return spoken.isOwnWish && spoken.line.isDeed ? intent : nil
        case EventCommand.about.intent, ReminderCommand.about.intent:
            return spoken.line.timeValues.isEmpty ? nil : intent
        default: return nil
        }
    }
}

extension ReadLine {
    /// "buy this paint", "Farbe kaufen": what people do, in large letters, too.
    fileprivate var isDeed: Bool { beginsWithDeed || isChore }
}

enum LeftoverReply: Reply {
    case apart

    var wording: Wording {
        switch self {
        case .apart: Wording("sent.apart", "What you sent with it is kept as a note.")
        }
    }
}
