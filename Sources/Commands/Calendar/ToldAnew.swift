import Core
import Language
import Store

extension Session {
    /// "meeting ends at 13:00", "extend the conference to Friday": of the one event that is called so; false where none is.
    func endEvent(toldBy line: ReadLine) throws -> Bool {
        guard !line.asks, let (name, time) = line.toldEnding else { return false }
        return try withOneEvent(named: name) { try endEvent($0, at: time) }
    }

    /// False where no event is called so, or several are.
    func withOneEvent(named name: String, _ body: (EventID) throws -> Void) throws -> Bool {
        let called = try eventsNamed(name)
        guard called.count == 1 else { return false }
        try body(called[0].id)
        return true
    }

    /// "exam got moved to 3pm", "the exam is an hour later": what is said of the one event that is called just so; false
    /// where none is.
    func moveEvent(toldBy line: ReadLine) throws -> Bool {
        guard !line.asks, let (name, words) = line.toldAnew else { return false }
        let title = TitleFinder.bare(name, language: line.language)
        let called = try eventsNamed(name).filter { $0.isSaid(by: name, language) || $0.isSaid(by: title, language) }
        guard called.count == 1, let event = called.first?.id else { return false }
        guard let length = FollowUp(LineReader.read(words, language: line.language))?.length else {
            try act(.move(words), on: event)
            return true
        }
        try shiftEvent(event, by: length)
        return true
    }
}
