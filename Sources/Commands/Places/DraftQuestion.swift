import Actions
import Core
import Geo
import Language
import Store

/// Waits for a part of the draft: its name at first, so that a location and then a name make a pin.
struct DraftQuestion: Question {
    static let verb = "draft"
    var draft: PinDraft
    var field: DraftField = .name
    /// The person chose the field by its button, so the draft stays open for more.
    var isChosen = false
    /// Something else was said since: the next words may be no name.
    var isAside: Bool?

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        if let location = spoken.message.location {
            return try moved(to: session.fix(of: spoken.message, location), location.title, in: session)
        }
        if !spoken.message.attachments.isEmpty { return try attached(spoken, in: session) }
        if field == .name, try saysWhatToDo(spoken, in: session) { return true }
        guard try isAnswer(spoken, in: session) else { return false }
        if field == .name, !isChosen,
            try session.asksNameOrKind(spoken) || session.asksWhetherName(spoken, isAside: isAside == true)
        {
            return true
        }
        var next = self
        switch field {
        case .name: return try told(spoken, in: session)
        case .label: next.draft.labels = Label.list(in: spoken.text)
        case .note: next.draft.note = spoken.text
        case .photo: return false
        }
        return try changed(next, in: session)
    }

    /// "save it as Clubhouse", "save it", "discard it", "note: steep stairs": rather than a name.
    private func saysWhatToDo(_ spoken: Spoken, in session: Session) throws -> Bool {
        if let given = spoken.line.nameGiven {
            return try given.isEmpty ? done(draft, in: session) : named(given, in: session)
        }
        if let words = spoken.line.noteAlone {
            var next = self
            next.draft.note = try NoteText(checking: words).text
            return try changed(next, in: session)
        }
        if !isChosen, !spoken.mayBeCommand, !spoken.line.beginsWithCopula, let name = spoken.line.nameTold,
            !name.contains(":")
        {
            return try named(name, in: session)
        }
        let isOffered = try session.lastRecall?.choices.isEmpty == false
        if !isChosen, draft.name != nil || !isOffered, spoken.nods { return try done(draft, in: session) }
        guard !isChosen, SignalWord.discarding.isSaid(by: spoken.text.withoutEnd) else { return false }
        try CancelCommand(Said(spoken: spoken, slots: Slots([]))).perform(in: session)
        return true
    }

    /// A whole command is no name: a list that a pin is to go on, words to look for, a deed and when it is due.
    private func isAnswer(_ spoken: Spoken, in session: Session) throws -> Bool {
        switch field {
        case .note: return true
        case .label, .photo: return isChosen ? !spoken.meansCommand : !spoken.mayBeCommand
        case .name where SignalWord.home.isSaid(by: spoken.text.withoutEnd): return true
        case .name:
            let isOther = isChosen ? spoken.isCommandRatherThanName : spoken.mayBeCommand || spoken.line.asks
            return try !isOther && (isChosen ? !spoken.isWishWithTime : spoken.mayBePlaceName)
                && !session.namesPinForLists(spoken)
        }
    }

    /// A name alone, or with what stands in the lines below it.
    private func told(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard let lines = LinesOfPlace(spoken.text) else { return try named(spoken.unquoted, in: session) }
        var next = self
        next.draft.labels += lines.labels.filter { !next.draft.labels.contains($0) }
        if let note = lines.note {
            next.draft.note = try NoteText(
                checking: [next.draft.note, note].compactMap(\.self).joined(separator: "\n")
            ).text
        }
        return try next.named(lines.name, in: session)
    }

    /// With its name the draft is kept, unless the person goes through its parts by buttons.
    func named(_ name: String, in session: Session) throws -> Bool {
        var next = self
        let labels = LabelText.labels(in: name)
        next.draft.labels += labels.filter { !next.draft.labels.contains($0) }
        next.draft.name = try PlaceName(checking: labels.isEmpty ? name : LabelText.rest(of: name)).text
        return try isChosen ? changed(next, in: session) : done(next.draft, in: session)
    }

    /// Metres from the first location beyond which another one is another place.
    private static let farthestMended = 100.0

    /// A better location of the same place, or the next place: what was said of the one before is kept, and where nothing
    /// was, that draft goes.
    private func moved(to fix: Fix, _ title: String?, in session: Session) throws -> Bool {
        var next = self
        next.draft.fix = fix
        if let old = draft.fix, old.coordinate.distance(to: fix.coordinate) > Self.farthestMended {
            try session.retireCards(of: DraftCard.verb)
            if !draft.isBare { try draft.save(in: session) }
            next = DraftQuestion(draft: PinDraft(fix: fix))
        }
        next.draft.name = next.draft.name ?? title.flatMap { try? PlaceName(checking: $0).text }
        return try changed(next, in: session)
    }

    private func attached(_ spoken: Spoken, in session: Session) throws -> Bool {
        var next = self
        next.draft.attachments += spoken.message.attachments
        next.draft.album = spoken.message.albumID
        session.hasPlacedFiles = true
        if !spoken.text.isEmpty { next.draft.note = spoken.text }
        return try changed(next, in: session)
    }

    private func changed(_ next: DraftQuestion, in session: Session) throws -> Bool {
        var next = next
        if next.draft.name == nil {
            next.field = .name
            next.isChosen = false
        }
        try session.ask(next)
        try session.show(DraftCard())
        return true
    }

    private func done(_ draft: PinDraft, in session: Session) throws -> Bool {
        try session.clearQuestion()
        try draft.save(in: session)
        try session.retireCards(of: DraftCard.verb)
        return true
    }
}
