import Actions
import Core
import Language
import Store

/// What can be done with a pin by a button.
struct PlacePress: Press, StepCoded {
    enum Step: String { case rename, move, label, address, earlier, later, delete }

    static let verb = "pin"
    let id: PlaceID
    let step: Step

    func perform(in session: Session) throws -> (any Reply)? {
        let place = try session.placeToChange(id)
        switch step {
        case .rename:
            try session.ask(PlaceQuestion(id: id, field: .name), saying: PlaceReply.newName(place.name))
        case .label:
            try session.ask(PlaceQuestion(id: id, field: .labels), saying: PlaceReply.newLabels(place.name))
        case .address:
            try session.ask(PlaceQuestion(id: id, field: .address), saying: AddressReply.type(place.name))
        case .move:
            try session.ask(WhereQuestion(purpose: .move(id)))
            try session.askForLocation(PlaceReply.newPlace(place.name))
        case .earlier, .later:
            try session.shiftPlace(id, earlier: step == .earlier)
            try session.show(PlacesCard(sort: .mine), note: PlaceReply.sorted(place.name))
        case .delete:
            try session.deletePlaceSaying(place)
        }
        return nil
    }
}

extension Session {
    /// Deletes a pin and tells it, with Undo.
    func deletePlaceSaying(_ place: PlaceRecord) throws {
        let notes = try noteCount(in: .place(place.id))
        try deletePlace(place.id)
        try tell(PlaceReply.deleted(place.name, notes: notes))
    }
}

/// Waits for a pin's new name or labels.
struct PlaceQuestion: Question {
    enum Field: String, Codable, Sendable { case name, labels, address }

    static let verb = "place"
    let id: PlaceID
    let field: Field
    var subject: Thing? { .place(id) }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        let isCommand = field == .name ? spoken.isCommandRatherThanName : spoken.meansCommand
        guard !spoken.text.isEmpty, field == .address || !isCommand else { return false }
        switch field {
        case .name:
            try session.renameSaying(id, to: spoken.unquoted)
        case .address:
            try session.setAddress(id, to: AddressText(checking: spoken.unquoted).text)
            try session.show(PlaceCard(id), note: AddressReply.corrected(session.placeToChange(id).name))
        case .labels:
            try session.labelPlace(id, with: Label.list(in: spoken.text))
            try session.show(PlaceCard(id), note: PlaceReply.labelled(session.placeToChange(id).name))
        }
        try session.clearQuestion()
        return true
    }
}

/// Waits for a name after `pin here`; the pin is kept already, so any other line is welcome too.
struct NameQuestion: Question {
    static let verb = "name"
    let place: PlaceID
    var isWaiting: Bool { false }
    var subject: Thing? { .place(place) }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.text.isEmpty, spoken.message.attachments.isEmpty, try session.place(place) != nil else {
            return false
        }
        guard !spoken.mayBeCommand, spoken.line.nameTold != nil || spoken.mayBeNameOfPin else {
            // With another thing to do or to keep the naming is over.
            if spoken.isOwnWish || spoken.line.saysClock { try session.clearQuestion() }
            return false
        }
        if try session.asksNameOrKind(spoken) { return true }
        guard let lines = LinesOfPlace(spoken.text) else {
            try named(spoken.line.nameTold ?? spoken.unquoted, in: session)
            return true
        }
        try session.together {
            if !lines.labels.isEmpty { try session.changeLabels(of: place, adding: lines.labels, removing: []) }
            if let note = lines.note {
                _ = try session.keepNote(NewNote(text: NoteText(checking: note).text, home: .place(place)))
            }
            try named(lines.name, in: session)
        }
        return true
    }

    func named(_ name: String, in session: Session) throws {
        let named = try session.renamePlace(place, to: PlaceName(checking: name).text)
        try session.show(PlaceCard(place), note: PlaceReply.named(named.name))
        try session.clearQuestion()
    }
}

extension Session {
    func renameSaying(_ id: PlaceID, to name: String) throws {
        let old = try placeToChange(id), new = try PlaceName(checking: name).text
        let place = try pinning(.change, EntryTitle.renamed(old.name, to: new)) { try renamePlace(id, to: new) }
        try show(PlaceCard(id), note: PlaceReply.renamed(place.name))
    }
}

/// Labels as people type them: "#food #cheap", "food, cheap", or "none".
enum Label {
    static func list(in text: String) -> [String] {
        guard !SignalWord.none.isSaid(by: text) else { return [] }
        let separators: Set<Character> = ["#", ",", " ", "\n"]
        var labels: [String] = []
        for part in text.split(whereSeparator: separators.contains) where !SignalWord.and.isSaid(by: String(part)) {
            let label = part.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            let short = String(String.UnicodeScalarView(label.unicodeScalars.prefix(40)))
            if !short.isEmpty, !labels.contains(short) { labels.append(short) }
        }
        return Array(labels.prefix(10))
    }
}
