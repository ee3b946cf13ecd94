import Actions
import Core
import Store

/// What may be in the calendar twice.
extension Session {
    /// Says so where that very event is there; false where it is not.
    func saysIsThere(_ new: NewEvent) throws -> Bool {
        let title = new.title.lowercased()
        let same = try events(titled: new.title, limit: MoreThings.atOnce).first {
            ($0.start, $0.finish) == (new.start, new.finish) && $0.repetition == new.rule
                && $0.title.lowercased() == title
        }
        guard let same else { return false }
        try show(EventCard(same.id), note: EventTwinReply.isThere(same.title, when(of: same)))
        return true
    }

    /// Something of the same words at another time of the same day: most likely the new one is in its place.
    func twin(of event: EventRecord) throws -> EventTime? {
        guard event.rule == nil else { return nil }
        let zone = event.zone(for: settings.timeZone)
        let day = event.isWholeDay ? event.start.day : WallTime(event.start.moment(in: zone), in: settings.timeZone).day
        return try ownTimes(on: day...day).first { $0.event.id != event.id && $0.event.mayBe(event) }
    }

    /// Takes the other one away: of what repeats that time alone.
    func dropButton(_ time: EventTime) -> Button {
        EventPress(time.event.id, time.event.rule == nil ? .delete : .leaveOut(time.day))
            .button(EventTwinReply.drop, voice)
    }
}

extension EventRecord {
    /// "football" and "football Max": all words of one stand in the other.
    fileprivate func mayBe(_ other: EventRecord) -> Bool {
        let words = [title, other.title].map { Set($0.lowercased().split(whereSeparator: \.isWhitespace)) }
        return words[0].isSubset(of: words[1]) || words[1].isSubset(of: words[0])
    }
}

enum EventTwinReply: Reply {
    case isThere(String, Wording)
    case besides(String, Wording)
    case drop

    var wording: Wording {
        switch self {
        case .isThere(let title, let when):
            Wording(
                "event.isThere", "*{title}* is in your calendar already, {when}.",
                ["title": .text(title), "when": .wording(when)])
        case .besides(let title, let when):
            Wording(
                "event.besides", "*{title}*, {when}, stays as well.", ["title": .text(title), "when": .wording(when)])
        case .drop: Wording("event.dropOther", "Drop the other one")
        }
    }
}
