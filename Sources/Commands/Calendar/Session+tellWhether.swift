import Actions
import Core
import Language
import Store

extension Session {
    /// "is the dentist this week": whether the one event that is called so is then; false where none is.
    func tellWhether(onDayAskedIn spoken: Spoken) throws -> Bool {
        let line = spoken.line
        guard line.beginsWithCopula, line.timeValues.count == 1,
            let days = line.timeValues[0].value.days(in: frame(of: spoken), today: present.day),
            case let name = line.withoutTimes.split(separator: " ").dropFirst().joined(separator: " ").withoutEnd,
            TitleFinder.isName(name, language: language), case let title = TitleFinder.bare(name, language: language),
            case let called = try toComeRather(eventsNamed(title)).filter({ $0.isSaid(by: title, language) }),
            called.count == 1
        else { return false }
        let source = CalendarItem.Source.thing(.event(called[0].id))
        let then = try calendarItems(days.first...max(days.first, days.last)).first { $0.source == source }
        let next = try then ?? comingItems(within: 366, limit: 1) { $0.source == source }.first
        let answer = voice.say(then == nil ? DateReply.no : .yes)
        guard let next else { return false }
        try say(Outgoing([answer, agendaLine(next)].joined(), buttons: rows(of: [next])))
        return true
    }
}
