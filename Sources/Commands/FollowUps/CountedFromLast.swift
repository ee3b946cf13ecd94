import Actions
import Core
import Language
import Store

extension Session {
    /// "check in the day before", "brunch the next day" right after what is on some day to come: with that day in words of
    /// its own; nil for what says no such day, or tells of what was spoken of itself ("remind me the day before").
    package func countedFromLast(_ spoken: Spoken, _ understanding: Understanding) throws -> Spoken? {
        guard spoken.isWordsAlone, !spoken.line.asks, understanding.mayBeCounted,
            let thing = try spoken.repliedThing ?? lastRecall?.counted,
            let day = try start(of: thing)?.day, day > present.day
        else { return nil }
        return spoken.line.naming(CalendarDate(dayNumber: day)).map { spoken.saying($0) }
    }

    /// "revise every day until the exam", where the calendar has one exam to come: till the day before it; false for any other line.
    package func keepUntilEvent(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard understanding.intent == TaskCommand.about.intent,
            let name = spoken.line.endNamed, case let called = try eventsNamed(name).filter({ $0.repetition == nil }),
            called.count == 1, case let last = called[0].start.day - 1, last >= present.day,
            let words = spoken.line.ending(on: CalendarDate(dayNumber: last))
        else { return false }
        try keepAll(of: taskWish(of: spoken.saying(words)))
        return true
    }

    /// "check in on 27 March" that was so said and is no command is to be done then; false for what is read otherwise.
    package func keepUnread(dated spoken: Spoken) throws -> Bool {
        // "no, on 16 March" moves what was spoken of.
        guard !spoken.line.begins(with: .correcting) else { return false }
        let understanding = try understand(spoken)
        if case .intent(let intent) = understanding.meaning, intent != CheckInCommand.about.intent { return false }
        // "einchecken am Tag davor" names no occasion.
        let isCheckIn = understanding.best.map { Understanding.command(of: $0) == CheckInCommand.self } == true
        guard try isCheckIn || understanding.command(for: spoken) == nil else { return false }
        try take(spoken, as: TaskCommand.about.intent)
        return true
    }
}

extension Recall {
    /// What days are counted from: the event of several things that were kept one after the other.
    fileprivate var counted: Thing? { several.last { $0.kind == .event } ?? meant.last }
}

extension Understanding {
    /// It is kept as something to do, to be told or in the calendar, or not read: notes and names keep their words, and
    /// "remind me the day before" tells of what was spoken of itself.
    fileprivate var mayBeCounted: Bool {
        let kept: [any Command.Type] = [TaskCommand.self, ReminderCommand.self, EventCommand.self, CheckInCommand.self]
        return best.map { best in kept.contains { $0 == Self.command(of: best) } } ?? true
    }
}
