import Actions
import Core
import Foundation
import Language
import Store

extension Session {
    /// "remind me the day after the dentist to pay": counted from what is in the calendar; false where nothing there is
    /// called so, or an occasion is.
    func remindAfter(_ spoken: Spoken, at clock: SaidTime?) throws -> Bool {
        guard let after = SaidAround(after: spoken.line), let (event, rest) = try eventNamed(in: after) else {
            return false
        }
        let words = [event.title] + [after.before, rest].map { LineReader.read($0, language: language).bareDeed }
        guard let text = words.last(where: { !$0.isEmpty }), let lead = after.length else { return false }
        let question = ReminderTimeQuestion(text: try ReminderText(checking: text).text)
        let said = try spoken.line.times.last?.time.get()
        let hour = [clock, said].compactMap(\.self).first { $0.day == nil && $0.length == nil }
        guard let moment = moment(lead, after: event, at: hour) else {
            let days = event.days.upperBound + lead.days - present.day
            try askWhen(day(SaidTime(day: .ahead(days)), of: question))
            return true
        }
        guard moment > now else { throw Refusal(ReminderReply.over(measures.when(moment))) }
        let reminder = try keepReminder(NewReminder(text: question.text, due: moment, isWallTime: true))
        try remember(origin: .reminder(reminder.id))
        try tell(reminder, ReadTime(date: moment, isWallTime: true, assumed: []), others: [])
        return true
    }

    private func day(_ day: SaidTime, of question: ReminderTimeQuestion) -> ReminderTimeQuestion {
        var question = question
        question.day = day
        return question
    }

    /// The next time of the one event that is called so, which may go on now.
    private func eventNamed(in said: SaidAround) throws -> (CalendarItem, rest: String)? {
        for (name, rest) in said.names where TitleFinder.isName(name, language: language) {
            let called = try toComeRather(eventsNamed(name)).filter { $0.isSaid(by: name, language) }
            guard let event = called.first, called.count == 1 else { continue }
            guard try occasion(saying: name, .after) == nil else { return nil }
            let today = present.day
            let next = try calendarItems(today...today + Self.yearAhead).first {
                $0.source == .thing(.event(event.id)) && ($0.isWholeDay || max($0.start, $0.end) > now)
            }
            return next.map { ($0, rest) }
        }
        return nil
    }

    private static let yearAhead = 366

    /// Hours are counted from its end, days from its last one; nil where the end or the time of day is not known.
    private func moment(_ lead: SaidLength, after event: CalendarItem, at clock: SaidTime?) -> Date? {
        if let clock {
            let time = SaidTime(day: .ahead(event.days.upperBound + lead.days - present.day)).joined(with: clock)
            guard case .moment(let read)? = time?.reading(in: frame(of: nil)) else { return nil }
            return read.date
        }
        guard lead.days == 0, !event.isWholeDay, event.end > event.start else { return nil }
        return event.end.addingTimeInterval(lead.seconds)
    }
}

extension SaidAround {
    /// How long before or after; several where that says several.
    var lengths: [SaidLength] { SaidLead.lengths(lead, behind.language) }

    /// nil for what is no length of time in days and hours.
    fileprivate var length: SaidLength? {
        guard !lead.isEmpty else { return SaidLength() }
        let lengths = lengths
        return lengths.count == 1 && lengths[0].months == 0 ? lengths[0] : nil
    }
}
