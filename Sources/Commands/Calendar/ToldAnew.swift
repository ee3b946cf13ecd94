import Actions
import Core
import Language
import Store

extension Session {
    /// "meeting ends at 13:00", "extend the conference to Friday": of the one event that is called so; false where none is.
    func endEvent(toldBy line: ReadLine, isExact: Bool = false) throws -> Bool {
        guard !line.asks, let (name, time) = line.toldEnding else { return false }
        return try withOneEvent(named: name, isExact: isExact) { try endEvent($0, at: time) }
    }

    /// "it ends at 9, not at 10": of what was spoken of last; "until Sunday", "from Thursday" of what lasts for days. False
    /// where that is no such event.
    func endLast(_ spoken: Spoken) throws -> Bool {
        let line = spoken.line
        guard spoken.isWordsAlone, !line.asks,
            case let (time, last, first) = (line.endingAlone, line.lastDayAlone, line.firstDayAlone),
            time != nil || last != nil || first != nil,
            let thing = try spoken.repliedThing ?? lastThing, thing.kind == .event,
            let event = try event(EventID(thing.id))
        else { return false }
        if let time, event.start.minute != nil {
            try endEvent(event.id, at: time)
        } else if event.lastsDays, let last {
            try endEvent(event.id, at: last)
        } else if event.lastsDays, let first {
            try beginEvent(event.id, on: first)
        } else {
            return false
        }
        return true
    }

    private static let leastMonth = 28

    /// On another day, and ending when it did: "from Thursday" is the last one before that.
    private func beginEvent(_ id: EventID, on said: SaidTime) throws {
        let event = try eventToChange(id), finish = event.finish ?? event.start
        let daysBefore = said.isDayOfMonthAlone ? Self.leastMonth - 1 : 6
        guard let day = dayMeant(by: said, from: finish.day - daysBefore), day <= finish.day else {
            throw Refusal(EventReply.beginsBehind(measures.when(finish)))
        }
        var new = NewEvent(event)
        new.move(to: FloatingTime(day: day))
        new.finish = finish
        try show(EventCard(reviseEvent(id, as: new).id), note: ReminderReply.followed)
    }

    /// "conference starts at 9", of the one that is called just so.
    func beginEvent(toldBy line: ReadLine) throws -> Bool {
        guard !line.asks, let (name, words) = line.toldBeginning else { return false }
        // Of whole days it would lose the last of them.
        return try withOneEvent(named: name, isExact: true) {
            try act(.move(words), on: $0)
        } where: {
            $0.start.minute != nil || $0.finish == nil
        }
    }

    /// "meeting tomorrow till 14" says of a meeting on that day when it ends; false where none is called so.
    func endEvent(named name: String, saidIn line: ReadLine) throws -> Bool {
        guard !line.asks, var end = line.timeValues.lazy.compactMap(\.value.hourOfEnd).first else { return false }
        let said = line.times.lazy.compactMap { try? $0.time.get() }.first { $0.day != nil } ?? end
        let day = said.day == nil ? nil : SaidValue.time(said).span(in: frame(of: nil))?.start?.day
        return try withOneEvent(named: name, isExact: true) { id in
            end.day = nil
            try endEvent(id, at: end)
        } where: {
            $0.start.minute != nil && (day == nil || day == $0.start.day)
        }
    }

    /// False where no event is called so, or several are; `isExact`: by all of its words.
    func withOneEvent(
        named name: String, isExact: Bool = false, _ body: (EventID) throws -> Void,
        where fits: (EventRecord) -> Bool = { _ in true }
    ) throws -> Bool {
        let called = try eventsNamed(name).filter { fits($0) && (!isExact || $0.isSaid(by: name, language)) }
        guard called.count == 1 else { return false }
        try body(called[0].id)
        return true
    }
}

extension SaidValue {
    /// A time of day till which something lasts, whatever the day.
    fileprivate var hourOfEnd: SaidTime? {
        if case .span(.until(let time, _)) = self, time.clock != nil { time } else { nil }
    }
}

extension EventRecord {
    /// Of whole days, and of more than one.
    fileprivate var lastsDays: Bool { start.minute == nil && finish != nil }
}
