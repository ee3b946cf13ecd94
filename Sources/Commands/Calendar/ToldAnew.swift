import Language
import Store

extension Session {
    /// "exam got moved to 3pm", "the exam is an hour later": what is said of an event that is called so; false where none
    /// is.
    func moveEvent(toldBy line: ReadLine) throws -> Bool {
        guard !line.asks, let (name, words) = line.toldAnew, try !eventsNamed(name).isEmpty else { return false }
        guard let length = FollowUp(LineReader.read(words, language: line.language))?.length else {
            return try act(.move(words), onEventNamed: name)
        }
        return try withEvent(named: name) { try shiftEvent($0, by: length) }
    }
}
