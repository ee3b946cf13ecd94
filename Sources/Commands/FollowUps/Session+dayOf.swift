import Actions
import Core
import Language
import Store

/// A time of day that is said of something on another day is of that day.
extension Session {
    /// "and at 12 too" of what is told on another day is on that day, and "the same on Monday" at its time of day.
    func sameDay(_ said: SaidTime, as thing: Thing) throws -> SaidTime {
        guard thing.kind == .reminder, let reminder = try reminder(ReminderID(thing.id)) else { return said }
        guard said.day == nil else { return NewTime(of: reminder, in: frame(of: nil)).reading(said) }
        return on(WallTime(reminder.due, in: settings.timeZone).day, said)
    }

    /// "remind me at 4" of what takes place on Thursday at 5 is on Thursday at 4, and in the half of the day before it; what
    /// is no more before it is on the day before. What is to be done by then may be told of today.
    func dayOf(_ thing: Thing, _ said: SaidTime) throws -> SaidTime {
        guard thing.kind == .event, said.day == nil, said.length == nil, said.clock != nil || said.part != nil,
            let start = try start(of: thing), start.day > present.day
        else { return said }
        guard var clock = said.clock else { return partOf(start, said) }
        guard let minute = start.minute else { return on(start.day, said) }
        let early = (clock.half == .pm ? 720 : 0) + clock.hour % 12 * 60 + clock.minute
        let isOpen = clock.isWholeHour && clock.half == nil && clock.hour <= 12
        let whole = clock.half == nil ? clock.hour * 60 + clock.minute : early
        guard let last = (isOpen ? [early, early + 720] : [whole]).last(where: { $0 < minute }) else {
            return on(start.day - 1, said)
        }
        if isOpen { clock.half = last < 720 ? .am : .pm }
        var said = said
        said.clock = clock
        return on(start.day, said)
    }

    /// "in the morning" of the day of what takes place at 10, and of the day before what begins earlier.
    private func partOf(_ start: FloatingTime, _ said: SaidTime) -> SaidTime {
        let usual = said.part.map { frame(of: nil).conventions.hours(of: $0).usual } ?? 0
        let isBefore = start.minute.map { usual < $0 } ?? true
        return on(isBefore ? start.day : start.day - 1, said)
    }

    private func on(_ day: Int, _ said: SaidTime) -> SaidTime {
        guard said.clock != nil || said.part != nil, day > present.day else { return said }
        return said.joined(with: SaidTime(day: .ahead(day - present.day))) ?? said
    }

    /// When it is the next time; nil for what has no day.
    func start(of thing: Thing) throws -> FloatingTime? {
        switch thing.kind {
        case .event:
            try event(EventID(thing.id)).flatMap { event in
                comingTime(of: event).map { FloatingTime(day: $0.day, minute: event.start.minute) }
            }
        case .task: try task(TaskID(thing.id))?.due
        case .reminder: try reminder(ReminderID(thing.id)).map { FloatingTime($0.due, in: settings.timeZone) }
        default: nil
        }
    }
}
