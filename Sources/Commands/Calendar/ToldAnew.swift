import Language
import Store

extension Session {
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
