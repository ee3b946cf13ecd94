import Actions
import Core
import Store

extension Session {
    /// In the place of a pressed share card the card again, else the thing's own card; a line above says what was done.
    ///
    /// `isNew`: somebody sees it from now on who did not; `untold`: and no message of it comes to these.
    func showShared(_ thing: Thing, _ note: ShareReply, isNew: Bool = true, untold: [String] = []) throws {
        let said = self.note(note, untold: untold)
        if pressed != nil { return try show(ShareCard(thing), note: said) }
        guard let card = try card(of: thing) else { return }
        let along = try isNew && note.isOpening ? goesAlong(with: thing) : nil
        guard let along else { return try show(card, note: said) }
        try show(card, note: ReminderReply.whole([voice.say(said), voice.say(along)].joined()))
    }

    /// What is said of sharing, and to whom no message of it comes.
    func note(_ note: ShareReply, untold: [String]) -> any Reply {
        guard !untold.isEmpty else { return note }
        return ReminderReply.whole([voice.say(note), voice.say(ShareReply.untold(untold))].joined())
    }

    /// What others see with it that does not stand on its card, or that one may have meant for oneself.
    func goesAlong(with thing: Thing) throws -> ShareReply? {
        if thing.kind == .place {
            let labels = try labels(of: PlaceID(thing.id))
            return labels.isEmpty ? nil : .withLabels(labels.map { "#\($0)" })
        }
        let notes = try notesBeside(thing)
        return notes > 0 ? .withNotes(notes) : nil
    }

    /// The notes of a list that shows what is to be done on it, and not them.
    private func notesBeside(_ thing: Thing) throws -> Int {
        guard thing.kind == .heading else { return 0 }
        let list = HeadingID(thing.id)
        return try taskCount(.list(list)) > 0 ? noteCount(in: .heading(list)) : 0
    }
}
