import Actions
import Core
import Store

extension Session {
    /// In the place of a pressed share card the card again, else the thing's own card; a line above says what was done.
    ///
    /// `isNew`: somebody sees it from now on who did not.
    func showShared(_ thing: Thing, _ note: ShareReply, isNew: Bool = true) throws {
        if pressed != nil { return try show(ShareCard(thing), note: note) }
        guard let card = try card(of: thing) else { return }
        let notes = try isNew && note.isOpening ? notesBeside(thing) : 0
        guard notes > 0 else { return try show(card, note: note) }
        let lines = [voice.say(note), voice.say(ShareReply.withNotes(notes))]
        try show(card, note: ReminderReply.whole(lines.joined()))
    }

    /// The notes of a list that shows what is to be done on it, and not them.
    private func notesBeside(_ thing: Thing) throws -> Int {
        guard thing.kind == .heading else { return 0 }
        let list = HeadingID(thing.id)
        return try taskCount(.list(list)) > 0 ? noteCount(in: .heading(list)) : 0
    }
}
