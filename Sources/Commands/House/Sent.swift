import Actions
package import Core
import Foundation
import Language
package import Store

/// What happens with things that are sent rather than said: locations, photos, files.
extension Session {
    /// A location without a question: the draft of a pin; in reply to something to do, its place.
    package func startDraft(_ spoken: Spoken) throws {
        guard let location = spoken.message.location else { return }
        if let task = try spoken.repliedThing.flatMap(task(about:)) { return try place(task, at: location) }
        var draft = PinDraft(name: location.title.flatMap { try? PlaceName(checking: $0).text })
        draft.fix = try fix(of: spoken.message, location)
        // A draft lives in one person's question, which a group's card cannot show: there it is kept at once.
        guard !isGroup else { return try draft.save(in: self) }
        try ask(DraftQuestion(draft: draft))
        try show(DraftCard())
    }

    /// A place that was picked, or that somebody else sent, says nothing of where the person is.
    func fix(of message: Incoming.Message, _ location: SharedLocation) throws -> Fix {
        guard location.title != nil || message.forwardedFrom != nil else { return try keep(location, sentAt: now) }
        return Fix(coordinate: location.coordinate, accuracy: location.accuracy, date: now)
    }

    /// A live location begins: where the person is, one line, then silence.
    package func live(_ location: SharedLocation, of spoken: Spoken) throws {
        _ = try keep(location, sentAt: now)
        if let question = try openQuestion() as? WhereQuestion, try question.answer(spoken, in: self) { return }
        guard let end = location.liveUntil, end > now else { return }
        try say(reply: SentReply.live(until: measures.time(end)))
    }

    /// A live location moved: only the position changes.
    package func moved(_ location: SharedLocation) throws { _ = try keep(location, sentAt: now) }

    /// Photos and files without a command: at the card they reply to, or at the place whose card is open; with what their
    /// words have to be done; else as a note.
    package func keepSent(_ spoken: Spoken, _ understanding: Understanding) throws {
        if let file = spoken.calendarFile, spoken.repliedThing == nil {
            guard !isGroup else { throw Refusal(CalendarsReply.onlyPrivately) }
            return try showDraft(of: beginCalendar(file))
        }
        if let file = spoken.placeFile, spoken.repliedThing == nil {
            guard !isGroup else { return try show(ImportHelpCard()) }
            return try startReading(file)
        }
        if let task = try spoken.repliedThing.flatMap(task(about:)) { return try attach(spoken, to: task) }
        if let place = try openPlace(for: spoken) {
            try keepPhotos(of: spoken, on: .place(place.id))
            return try say(reply: SentReply.toPlace(place.name))
        }
        guard let thing = spoken.repliedThing, thing.kind == .place || thing.kind == .note, spoken.text.isEmpty else {
            return try keepCaption(of: spoken, understanding)
        }
        guard try mayChange(thing) else { throw Refusal(CommonReply.gone) }
        try keepPhotos(of: spoken, on: thing)
    }

    /// The place that was shown or made last, a moment ago, where nothing else is said of the photos.
    private func openPlace(for spoken: Spoken) throws -> PlaceRecord? {
        guard spoken.text.isEmpty, spoken.message.replyTo == nil,
            spoken.message.attachments.allSatisfy({ $0.kind == .photo }),
            let thing = try lastThing, thing.kind == .place, try mayChange(thing)
        else { return nil }
        return try place(PlaceID(thing.id))
    }

    /// A further photo of an album whose first has found its place; false when this is the first.
    package func addToAlbum(_ album: String, _ spoken: Spoken) throws -> Bool {
        if let question = try question(as: WhereQuestion.self), let next = question.with(spoken, of: album) {
            try ask(next)
            return true
        }
        guard let thing = try thing(ofAlbum: album, in: spoken.message.ref.chat), try mayChange(thing) else {
            return false
        }
        try keepPhotos(of: spoken, on: thing)
        return true
    }

    /// An edited message whose words are no command, as those typed in answer to a question: they are the note's new
    /// text, or the pin's new name.
    package func take(_ spoken: Spoken, asNewWordsOf thing: Thing) throws {
        switch thing.kind {
        case .note:
            let note = try editNote(NoteID(thing.id), text: NoteText(checking: spoken.text).text)
            try show(NoteCard(note.id), note: NoteReply.followed(note.shortText))
        case .place: try renameSaying(PlaceID(thing.id), to: spoken.unquoted)
        case .reminder: try take(spoken, asNewWordsOf: ReminderID(thing.id))
        case .event:
            let intent = EventCommand.about.intent
            let slots = try WishSlots.slots(of: spoken.line, for: intent, names: names(), isAsked: true)
            _ = try EventCommand(Said(spoken: spoken, slots: slots)).follow(thing, in: self)
        case .heading, .review, .task, .occasion, .bundle, .routine, .template: throw Refusal(TalkReply.editedNothing)
        }
    }

    /// The bytes of a photo are kept: its row, and the card that shows it.
    package func photoCame(_ hash: String, name: String, takenAt point: Coordinate?, on thing: Thing) throws {
        guard try keepPhoto(hash, name: name, on: thing) != nil, let card = try card(of: thing) else { return }
        // A card that is there shows it by itself.
        if try !hasLiveCard(of: card.subject) {
            try show(card, note: NoteReply.photoKept(thing.kind == .place ? self.name(of: thing) : nil))
        }
        if let point, thing.kind == .note { try offerPin(for: NoteID(thing.id), at: point) }
    }

    /// The bytes of one's own picture are kept.
    package func pictureCame(_ hash: String) throws {
        try setPicture(hash)
        try showMe(saying: .pictureKept)
    }

    /// Nothing is kept of a file beyond what one may have.
    package func fileFoundNoRoom(_ limit: Int) throws { try say(reply: NoteReply.noRoom(limit)) }

    /// A question was open for a day.
    package func questionExpired() throws {
        try clearQuestion()
        try mark(draftTopic)
    }

    /// The newest state of a card that was pressed when it was old; false where there is nothing to show any more.
    package func showAgain(_ row: CardRow) throws -> Bool {
        guard let card = CommandCatalog.card(row.code), try card.render(in: self) != nil else { return false }
        // The second of two taps finds what the first has shown.
        if try !hasLiveCard(of: row.subject, code: row.code, in: row.chat) { try asNewMessage { try show(card) } }
        return true
    }
}

enum SentReply: Reply {
    case live(until: String)
    case toPlace(String)

    var wording: Wording {
        switch self {
        case .toPlace(let name):
            Wording(
                "sent.toPlace", "That goes to *{name}*, which you had open. `undo` takes it away again.",
                ["name": .text(name)])
        case .live(let time):
            Wording(
                "sent.live", "I see where you are until {time}; stop it in the messenger at any time.",
                ["time": .text(time)])
        }
    }
}
