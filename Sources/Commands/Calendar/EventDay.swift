import Actions
import Core
import Foundation
import Language
import Store

/// One time of what is in the calendar, named with its day: "yoga on Tuesday", "this week's yoga".
extension Session {
    /// "no yoga this week": it does not take place then; false where nothing that repeats, nor the calendar, has that name.
    /// What somebody of a group does not go to takes place all the same.
    func leaveOut(saidIn line: ReadLine) throws -> Bool {
        guard !line.asks, let said = line.calledOff ?? (isGroup ? nil : line.missed) else { return false }
        let known = try eventsNamed(said.name)
        guard known.isEmpty || known.count == 1 && known[0].rule != nil, let days = said.time.flatMap(daysLeftOut),
            let thing = try known.first.map({ .event($0.id) }) ?? series(named: said.name)
        else { return try withTime(said.name, said.time) { try callOff($0) } || saysNoneToMiss(said, line) }
        try leaveOut(days, of: thing)
        return true
    }

    /// "can't make yoga" of what is in no calendar takes no place there.
    private func saysNoneToMiss(_ said: CalledOff, _ line: ReadLine) throws -> Bool {
        guard line.calledOff == nil, TitleFinder.isName(said.name, language: line.language) else { return false }
        throw Refusal(DoubtReply.unknown(said.name))
    }

    /// Does it with the one time that the words name, with a day beside the title.
    func act(_ deed: TaskDeed, onEventOfDayNamed words: String) throws -> Bool {
        let named = LineReader.read(words, language: language).nameOnDay
        guard let time = named.time, named.isClear else { return false }
        return try withTime(named.name, time) { try act(deed, on: $0) }
    }

    /// "next gym": of what repeats only the time that comes next.
    func act(_ deed: TaskDeed, onNextNamed words: String) throws -> Bool {
        guard let name = LineReader.read(words, language: language).object(of: .nextTime) else { return false }
        return try withTime(name, nil) { try act(deed, on: $0) }
    }

    private func act(_ deed: TaskDeed, on time: EventTime) throws {
        guard time.event.rule != nil else {
            return deed == .skip ? try callOff(time) : try act(deed, on: time.event.id)
        }
        switch deed {
        case .delete, .skip: try callOff(time)
        case .moveWhen: _ = try EventPress(time.event.id, .moveOne(time.day)).perform(in: self)
        case .move(let words): try moveEvent(time.event.id, on: time.day, to: self.time(in: words), frame(of: nil))
        case .shift(let words): try shiftEvent(time.event.id, on: time.day, by: length(in: words))
        default: try act(deed, on: time.event.id)
        }
    }

    /// The next time of what repeats is left out.
    func skipEvent(_ id: EventID) throws {
        let event = try eventToChange(id)
        guard let next = comingTime(of: event) else { throw Refusal(EventDayReply.isOver(event.shortTitle)) }
        try callOff(next)
    }

    /// What repeats is left out on that day; what comes once is deleted.
    func callOff(_ time: EventTime) throws {
        if time.event.rule == nil { try deleteEventSaying(time.event.id) } else { try leaveOutSaying(time) }
    }

    func leaveOutSaying(_ time: EventTime) throws {
        let event = try leaveOut([time.day], of: time.event.id)
        try show(EventCard(event.id), note: EventDayReply.leftOut(when(of: time)))
    }

    /// The one time of an event of that name on the days that are said, or else its next one; "the one on Friday" is whatever
    /// takes place then.
    /// - Throws: when it is instead, or that it is over.
    private func withTime(_ name: String, _ said: SaidValue?, _ body: (EventTime) throws -> Void) throws -> Bool {
        let known = try eventsNamed(name)
        let days = said.flatMap { $0.days(in: frame(of: nil), today: present.day) }
        guard days != nil || said == nil else { return false }
        let found =
            try known.isEmpty
            ? anyTimes(on: days, saidIn: name)
            : known.compactMap { event in days.map { time(of: event, on: $0.range) } ?? comingTime(of: event) }
        guard let first = found.first else {
            guard let known = known.first else { return false }
            throw try isNotThen(known)
        }
        guard found.count == 1 else {
            try askWhich(OpenQuestion(things: found.map { .event($0.event.id) }), saying: EventDeedReply.which)
            return true
        }
        try body(first)
        return true
    }

    /// What is meant by "the one", "the appointment" on such days; nothing of any other words.
    private func anyTimes(on days: ListedDays?, saidIn name: String) throws -> [EventTime] {
        guard let days, LineReader.read(name, language: language).isAnyEvent else { return [] }
        return try ownTimes(on: days.range)
    }

    /// "on Tuesday, 24 Mar at 18:00", by the viewer's clocks.
    func when(of time: EventTime) -> Wording {
        time.event.isWholeDay ? measures.when(FloatingTime(day: time.day)) : measures.when(time.start)
    }

    func isNotThen(_ event: EventRecord) throws -> Refusal {
        let card = ShowCard(EventCard(event.id)).button(EventReply.open, voice)
        guard let next = comingTime(of: event) else {
            return Refusal(EventDayReply.isOver(event.shortTitle), buttons: [[card]])
        }
        return Refusal(EventDayReply.notThen(event.shortTitle, when(of: next)), buttons: [[card]])
    }
}
