import Actions
import Core
import Language
import Store

/// Puts in the calendar what was passed on, at the time that it says; all of it stands in the event's details.
struct EventPassedOn: KeepsLine {
    static let verb = "keepEvent"
    let about: String
    init(_ about: String) { self.about = about }

    func keep(_ line: UnreadLine, in session: Session) throws {
        guard let new = try session.spoken(line, sentAs: about).flatMap(session.eventTold) else {
            throw Refusal(TalkReply.lineForgotten)
        }
        try session.keepSaying(new, assumed: [])
    }
}

extension Session {
    /// The event of which somebody's words tell when it is, called like the sentence that says so; nil where they tell of
    /// none to come.
    func eventTold(in spoken: Spoken) throws -> NewEvent? {
        let language = spoken.line.inLikeliestLanguage.language
        let lines = spoken.text.sentences.map { LineReader.read($0, language: language) }
        guard let line = lines.first(where: { !$0.times.isEmpty }) else { return nil }
        let slots = try WishSlots.slots(of: line, for: EventCommand.about.intent, names: names(), isAsked: true)
        let times = try? eventTimes(Said(spoken: spoken.saying(line.text), slots: slots))
        guard let times, let start = times.start, start.moment(in: times.zone ?? settings.timeZone) > now else {
            return nil
        }
        let title = line.withoutSalutation.asOneLine.shortened(toCodePoints: Self.longestTitle)
        var new = NewEvent(title, start: start, finish: times.finish)
        (new.zone, new.rule) = (times.zone, times.rule)
        new.details = title == spoken.text ? "" : spoken.text.trimmed
        return new
    }

    private static let longestTitle = 80
}

extension String {
    /// Its lines, cut where a sentence ends: at a stop behind no number, before a blank and a capital letter.
    fileprivate var sentences: [String] {
        split(whereSeparator: \.isNewline).flatMap { line in
            var parts: [Substring] = []
            var rest = line
            while let end = rest.firstRange(of: /\D[.!?] +(?=\p{Lu})/) {
                parts.append(rest[..<rest.index(end.lowerBound, offsetBy: 2)])
                rest = rest[end.upperBound...]
            }
            return (parts + [rest]).map { String($0).trimmed }
        }
    }
}
