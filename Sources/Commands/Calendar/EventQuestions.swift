import Actions
import Core
import Foundation
import Language
import Store

/// Waits for what takes place.
struct EventTitleQuestion: Question {
    static let verb = "eventTitle"
    /// The day that it was asked for, since 1970-01-01.
    var day: Int?

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.text.isEmpty, !spoken.meansCommand else { return false }
        let slots = try WishSlots.slots(
            of: spoken.line, for: EventCommand.about.intent, names: session.names(), isAsked: true)
        let title = try EventText(checking: slots.text(SlotName.title) ?? spoken.unquoted).text
        let times = try session.eventTimes(Said(spoken: spoken, slots: slots))
        try session.clearQuestion()
        guard let start = start(times, saysDay: slots.all.contains(where: \.value.saysDay)) else {
            try session.askWhen(EventTimeQuestion(title: title))
            return true
        }
        var new = NewEvent(title, start: start, finish: times.finish)
        (new.rule, new.zone) = (times.rule, times.zone)
        try session.keepSaying(new, assumed: day == nil ? times.assumed : [])
        return true
    }

    /// A time of day alone is meant for the day that it was asked for.
    private func start(_ times: EventTimes, saysDay: Bool) -> FloatingTime? {
        guard let day else { return times.start }
        guard let said = times.start else { return FloatingTime(day: day) }
        return said.minute == nil || saysDay ? said : FloatingTime(day: day, minute: said.minute)
    }
}

/// Waits for when an event is, or for its new time.
struct EventTimeQuestion: Question {
    static let verb = "eventTime"
    let title: String
    /// The event to move; nil for a new one.
    var event: EventID?
    /// The day or the time of day that was said with what cannot be: "10am" of "31 June 10am".
    var kept: SaidTime?
    /// It is only offered, rather than asked.
    var isOffer: Bool?
    var isWaiting: Bool { isOffer != true }
    var subject: Thing? { event.map { .event($0) } }
    /// The day on which alone it is moved, by its own clocks since 1970-01-01.
    var day: Int?

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.text.isEmpty, !spoken.meansCommand, !spoken.isOwnWish else { return false }
        let slots = try WishSlots.slots(
            of: spoken.line, for: EventCommand.about.intent, names: session.names(), isAsked: true
        ).joined(with: kept)
        // "bbq sun from 3pm" is another thing.
        guard !spoken.isOfOther(than: title), !spoken.line.asks || spoken.line.asksForTime else { return false }
        let times = try session.eventTimes(Said(spoken: spoken, slots: slots))
        guard let start = times.start else {
            guard isWaiting, !spoken.mayBeCommand, spoken.line.triesTime else { return false }
            throw Refusal(EventReply.noTime(spoken.text), isOfAnswer: true)
        }
        // "12:30" where the day cannot be: that is asked for again.
        if let kept, kept.day == nil, start.minute != nil, !slots.all.contains(where: \.value.saysDay) {
            var next = self
            next.kept = try slots.time(SlotName.start).map { SaidTime(part: $0.part, clock: $0.clock) } ?? kept
            try session.askWhen(next)
            return true
        }
        try session.clearQuestion()
        guard let event else {
            var new = NewEvent(title, start: start, finish: times.finish)
            (new.rule, new.zone) = (times.rule, times.zone)
            if new.rule == nil, start.minute == nil, spoken.line.isYearly(title) {
                new.comeYearly(from: session.present.day)
            }
            try session.keepSaying(new, assumed: times.assumed)
            return true
        }
        try session.moveEvent(event, on: day, to: start, finish: times.finish, rule: times.rule, zone: times.zone)
        return true
    }
}

/// Waits for an event's new words, or for where it is.
struct EventWordsQuestion: Question {
    static let verb = "eventWords"
    let event: EventID
    let isLocation: Bool
    var subject: Thing? { .event(event) }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.text.isEmpty, !spoken.meansCommand else { return false }
        let text = try EventText(checking: spoken.unquoted).text
        try session.clearQuestion()
        try session.reviseSaying(event, text) {
            if isLocation { try session.put(&$0, at: text) } else { $0.title = text }
        }
        return true
    }
}

extension Session {
    /// Changes an event, and shows it with the words that are new.
    func reviseSaying(_ id: EventID, _ words: String, _ change: (inout NewEvent) throws -> Void) throws {
        var new = try NewEvent(eventToChange(id))
        try change(&new)
        try show(EventCard(reviseEvent(id, as: new).id), note: NoteReply.changed(words))
    }

    /// Puts an event elsewhere, and shows it.
    func putEvent(_ id: EventID, at words: String) throws {
        var new = try NewEvent(eventToChange(id))
        try put(&new, at: words)
        try show(EventCard(reviseEvent(id, as: new).id), note: ReminderReply.followed)
    }

    /// An event is at one's own pin of that name, else where the words say, and nowhere else any more.
    func put(_ event: inout NewEvent, at words: String) throws {
        let text = try EventText(checking: words).text
        let pin = try NameMatcher.match(text, among: names(), as: .place)
        let isKnown = pin.map { $0.isExact && !$0.isDoubtful } == true
        event.place = isKnown ? pin?.id.map { PlaceID($0) } : nil
        event.location = event.place == nil ? text : ""
    }

    /// Asks when it is, with an example.
    func askWhen(_ question: EventTimeQuestion) throws {
        try ask(question, saying: EventReply.when(question.title))
    }

    /// Puts an event to another time, or with `day` only what it has on that day of its own clocks; a day alone keeps its
    /// time of day, and what it lasts stays.
    func moveEvent(
        _ id: EventID, on day: Int? = nil, to start: FloatingTime, finish: FloatingTime? = nil,
        rule: Recurrence? = nil, zone: TimeZone? = nil
    ) throws {
        let home = zone ?? settings.timeZone
        try moveSaying(id, day) { new in
            new.move(to: FloatingTime(start.date, minute: start.minute ?? new.start.minute))
            if start.minute != nil { new.zone = home }
            // "next 7 days" says no hour at which what begins at one would end.
            if let finish, (finish.minute == nil) == (new.start.minute == nil) { new.finish = finish }
            if let rule, day == nil { new.rule = rule }
        }
    }

    /// A new time that was said of it: what was not said stays as it was.
    func moveEvent(_ id: EventID, on day: Int? = nil, to said: SaidTime, _ frame: TimeFrame) throws {
        if day == nil, try moveOneTime(of: eventToChange(id), to: said, frame) { return }
        try moveEvent(id, on: day, to: newStart(of: eventToChange(id), on: day, said, frame))
    }

    /// When it begins where that time is said of it; with `day` of what it has on that day of its own clocks.
    func newStart(
        of old: EventRecord, on day: Int? = nil, _ said: SaidTime, _ frame: TimeFrame
    ) throws -> FloatingTime {
        let start = FloatingTime(day: day ?? old.start.day, minute: old.start.minute)
        var said = postponed(said, from: start.day, frame).settled(in: frame)
        // "thursday" of what is on Friday of next week: the one of that week.
        let frame = self.frame(frame, of: said, near: start.day)
        if !old.isWholeDay {
            said = NewTime(at: start.wall, in: frame).reading(said)
        } else if said.day == nil, said.length == nil, start.day > present.day {
            said.day = .ahead(start.day - WallTime(frame.now, in: frame.zone).day)
        } else {
            said = said.onWeekday(of: start.day, in: frame)
        }
        let slots = Slots([Slots.Filled(name: SlotName.start, value: .time(said), typed: "", range: 0..<0)])
        var times: EventTimes?
        do throws(TimeProblem) { times = try EventTimes(slots, in: frame) } catch { throw Refusal(error) }
        guard let start = times?.start else { throw Refusal(EventReply.noTime("")) }
        return start
    }

    /// So much later, or earlier.
    func shiftEvent(_ id: EventID, on day: Int? = nil, by length: SaidLength) throws {
        try length.mustBeNear()
        try moveSaying(id, day) { new in
            let first = new.start.date.adding(months: length.months).dayNumber + length.days
            let wall = WallTime(day: first, second: (new.start.minute ?? 0) * 60 + Int(length.seconds))
            new.move(to: FloatingTime(day: wall.day, minute: new.start.minute == nil ? nil : wall.minuteOfDay))
        }
    }

    private func moveSaying(_ id: EventID, _ day: Int?, _ move: (inout NewEvent) -> Void) throws {
        if let day {
            let event = try moveOne(day, of: id, move)
            return try show(EventCard(event.id), note: EventDayReply.moved(when(of: event)))
        }
        var new = try NewEvent(eventToChange(id))
        move(&new)
        let event = try reviseEvent(id, as: new)
        // Of a series the time that comes next, which is not one that is left out.
        let next = event.rule == nil ? nil : comingTime(of: event).map { event.moved(to: $0.day) }
        try show(EventCard(event.id), note: EventReply.moved(when(of: next ?? event)))
    }

    /// As if it were the beginning of the week, or of the month, of a day: "Wednesday" is the one of that week, and "the 4th"
    /// of that month, or of the next where that is nearer. Of this week and this month it is now.
    func frame(_ frame: TimeFrame, of said: SaidTime, near day: Int) -> TimeFrame {
        let first: Int
        if said.isComingWeekday {
            first = day - CalendarDate.weekday(of: day) + 1
        } else if said.isDayOfMonthAlone, case .date(let date)? = said.day, let wanted = date.day {
            let ofMonth = CalendarDate(dayNumber: day).day
            first = ofMonth - wanted > Self.halfMonth ? day : day - ofMonth + 1
        } else {
            return frame
        }
        return TimeFrame(now: max(now, FloatingTime(day: first).moment(in: settings.timeZone)), settings: settings)
    }

    private static let halfMonth = 15

    func retitleEvent(_ id: EventID, to words: String) throws -> EventRecord {
        var new = try NewEvent(eventToChange(id))
        new.title = try EventText(checking: words).text
        return try reviseEvent(id, as: new)
    }

    func deleteEventSaying(_ id: EventID) throws {
        let old = try eventToChange(id)
        let hung = try notices(of: old).filter { !$0.hasPassed }.compactMap(\.lead.text)
        try deleteEvent(id)
        try tell(hung.isEmpty ? EventReply.deleted(old.title) : .deletedWith(old.title, hung))
    }
}

extension Slots {
    /// Each time with what was said before it, where that says the other of day and hour.
    fileprivate func joined(with kept: SaidTime?) -> Slots {
        guard let kept else { return self }
        return Slots(
            all.map { filled in
                guard case .time(let time) = filled.value, let both = time.joined(with: kept) else { return filled }
                return Filled(name: filled.name, value: .time(both), typed: filled.typed, range: filled.range)
            })
    }
}
