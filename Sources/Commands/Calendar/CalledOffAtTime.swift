import Actions
import Core
import Language
import Store

extension Session {
    /// "my 4 pm", "9am on Friday": the one event that begins then, today or tomorrow where no day is said; where several do,
    /// their day is shown. False where none does, and for words that are no time of day.
    func callOff(atTime words: String) throws -> Bool {
        guard case .time(let said)? = LineReader.read(words, language: language).soleTime, let clock = said.clock,
            let days = said.day == nil
                ? present.day...present.day + 1
                : SaidValue.time(said).days(in: frame(of: nil), today: present.day)?.range
        else { return false }
        let events = try calendarItems(days).compactMap { item -> (EventRecord, Int)? in
            guard case .thing(let thing) = item.source, thing.kind == .event, !item.isWholeDay, item.start > now,
                clock.mayMean(minuteOfDay: WallTime(item.start, in: settings.timeZone).minuteOfDay)
            else { return nil }
            return try event(EventID(thing.id)).map { ($0, item.days.lowerBound) }
        }
        guard let (event, day) = events.first else { return false }
        guard events.count(where: { $0.1 == day }) == 1, let time = time(of: event, on: day...day) else {
            try show(CalendarCard(.day(day)), note: OwnDayReply.oneByOne)
            return true
        }
        try callOff(time)
        return true
    }
}
