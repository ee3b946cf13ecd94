import Actions
import Core
import Language
import Store

extension Session {
    /// "wifi is now 67890" of the one note under wifi, or the one that says "wifi 12345": it says that from now on; false
    /// where no note is meant, or more stands in it than what has changed.
    func retellFact(_ spoken: Spoken) throws -> Bool {
        guard spoken.isWordsAlone, let (name, value) = spoken.line.factRetold,
            case let notes = try notes(named: name), notes.count == 1,
            case let id = NoteID(notes[0].id), let old = try note(id), try mayChange(notes[0])
        else { return false }
        let said = LineReader.read(old.text, language: spoken.line.language)
        let isFigure = LineReader.read(value, language: spoken.line.language).isFigureAlone
        let text: String
        if said.tokens.count > 1, said.figure != nil, isFigure {
            text = said.saying(figure: value)
        } else if said.tokens.count == 1, !value.contains(" "),
            [old.text, value].allSatisfy({ $0.contains(where: \.isNumber) })
        {
            text = old.text.isSaid(by: name) ? "\(name) \(value)" : value
        } else {
            return false
        }
        try editNoteSaying(id, to: text)
        return true
    }
}
