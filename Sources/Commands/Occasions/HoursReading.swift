import Core
import Language

/// The moment of the week that a line names.
struct HoursReading {
    let hours: OccasionHours?
    /// It names an end as well: "9-17".
    let hasEnd: Bool

    init(_ line: ReadLine, in frame: TimeFrame) {
        let begin = line.found.lazy.compactMap(\.value.beginOfHours).first
        hasEnd = begin != nil
        let slots = WishSlots.slots(of: line, for: TaskCommand.about.intent, names: .none, isAsked: true)
        guard let times = try? WishTimes(slots, in: frame), let due = times.due,
            let minute = begin.map({ SaidHours.minute(of: $0, frame.uses24Hours) }) ?? due.minute
        else {
            hours = nil
            return
        }
        let saysDay = slots.all.contains { if case .time(let said) = $0.value { said.day != nil } else { false } }
        let days = times.repetition?.rule.days.map(\.weekday) ?? (saysDay ? [CalendarDate.weekday(of: due.day)] : [])
        hours = OccasionHours(days: days, minute: minute)
    }
}

extension Found.Value {
    /// When a stretch between two times of day begins.
    fileprivate var beginOfHours: SaidTime? {
        guard case .timeSpan(.between(let begin, let end, _)) = self, begin.clock != nil, end.clock != nil else {
            return nil
        }
        return begin
    }
}
