import Actions
import Core
import Language
import Store

extension Session {
    /// "level 3 row B", "until 6pm" right after the car was parked, as if it had been said with that; false for anything
    /// else.
    func tellMoreOfParking(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard understanding.readsNothing(orOnly: PlaceSearchCommand.self), !understanding.isOwnWish,
            !spoken.isSlashCommand, let car = try parkedJustNow(spoken),
            case let said = spoken.saying(
                "\(LanguageTables.tables(for: spoken.line.language).leads.parking) \(spoken.text)"),
            let command = try understand(said).command(for: said) as? ParkedCommand
        else { return false }
        guard let note = command.note else { return try command.longer(in: self) }
        try add(note, asDetailOf: .place(car))
        return true
    }

    /// The parked car, where it or a note at it was kept last.
    private func parkedJustNow(_ spoken: Spoken) throws -> PlaceID? {
        guard let thing = try justKept(spoken), let car = try parkedCars().first?.id else { return nil }
        let isNoteAtIt = try thing.kind == .note && note(NoteID(thing.id))?.place == car
        return isNoteAtIt || thing == .place(car) ? car : nil
    }
}
