import Core
import Foundation
import Language
import Store

/// A rule of repetition in a person's words; what is too rare for words is left to the dates that stand beside it.
struct RepeatWords {
    let rule: Recurrence
    /// Counted from when it was done.
    let isAfterDone: Bool
    let measures: Measures

    var wording: Wording {
        let done = isAfterDone ? Wording("repeat.afterDone", "counted from when it was done") : nil
        let often = hourly.map { [$0, days] } ?? (weekParity.map { [days, $0] } ?? [every, days]) + [times]
        let parts = often + [limit, done]
        let words = parts.compactMap { $0.map { measures.voice.words($0) } }
        return Wording("repeat.words", "{words}", ["words": .text(words.joined(separator: " "))])
    }

    /// "every 2 h from 09:00 to 17:00"
    private var hourly: Wording? {
        guard let hours = rule.stretchOfHours else { return nil }
        let clocks = [hours.first, hours.last].map { measures.clock($0 * 60 + (rule.minutes.first ?? 0)) }
        let (first, last) = (WordingValue.text(clocks[0]), WordingValue.text(clocks[1]))
        return hours.step == 1
            ? Wording("repeat.hourFrom", "every hour from {first} to {last}", ["first": first, "last": last])
            : Wording(
                "repeat.hoursFrom", "every {n} h from {first} to {last}",
                ["n": .number(hours.step), "first": first, "last": last])
    }

    private var every: Wording {
        let n = WordingValue.number(rule.interval)
        return switch rule.frequency {
        case .secondly: Wording("repeat.seconds", "every {n} s", ["n": n])
        case .minutely: Wording("repeat.minutes", "every {n} min", ["n": n])
        case .hourly:
            rule.interval == 1 ? Wording("repeat.hour", "every hour") : Wording("repeat.hours", "every {n} h", ["n": n])
        case .daily:
            rule.interval == 1 ? Wording("repeat.day", "every day") : Wording("repeat.days", "every {n} days", ["n": n])
        case .weekly: week(n)
        case .monthly:
            rule.interval == 1
                ? Wording("repeat.month", "every month") : Wording("repeat.months", "every {n} months", ["n": n])
        case .yearly:
            rule.interval == 1
                ? Wording("repeat.year", "every year") : Wording("repeat.years", "every {n} years", ["n": n])
        }
    }

    /// "in even weeks"
    private var weekParity: Wording? {
        guard rule.frequency == .yearly, rule.weekNumbers.count > 25 else { return nil }
        return rule.weekNumbers[0] == 2
            ? Wording("repeat.evenWeeks", "in even weeks") : Wording("repeat.oddWeeks", "in odd weeks")
    }

    private func week(_ n: WordingValue) -> Wording {
        if rule.interval > 1 { return Wording("repeat.weeks", "every {n} weeks", ["n": n]) }
        return rule.days.isEmpty ? Wording("repeat.week", "every week") : Wording("repeat.weekly", "every")
    }

    private var days: Wording? {
        if !rule.days.isEmpty {
            if let week = stretchOfWeek { return week }
            let names = rule.days.map { measures.voice.words(day($0)) }.joined(separator: ", ")
            let isEvery = rule.frequency == .weekly && rule.interval == 1
            return isEvery
                ? Wording("repeat.names", "{days}", ["days": .text(names)])
                : Wording("repeat.onNames", "on {days}", ["days": .text(names)])
        }
        if rule.endsShorterMonths { return daysOrLast }
        if rule.monthDays == [-1] { return Wording("repeat.lastDay", "on the last day") }
        guard !rule.monthDays.isEmpty else { return nil }
        if rule.frequency == .yearly, let month = rule.months.first, let number = rule.monthDays.first,
            let date = CalendarDate(year: 2000, month: month, day: max(1, number)),
            let moment = WallTime(day: date.dayNumber, hour: 12, minute: 0).moments(in: measures.settings.timeZone)
                .dates.first
        {
            return Wording("repeat.onDate", "on {day}", ["day": .text(measures.dayAndMonth(moment))])
        }
        let numbers = rule.monthDays.map(String.init).joined(separator: ", ")
        return Wording("repeat.onDays", "on day {days}", ["days": .text(numbers)])
    }

    /// "on day 31 or the last"; of a year "on 29 Feb or 28 Feb".
    private var daysOrLast: Wording {
        let day = rule.monthDays.last ?? 28
        guard rule.frequency == .yearly, let month = rule.months.first else {
            return Wording("repeat.onDayOrLast", "on day {day} or the last", ["day": .text("\(day)")])
        }
        let names = [day, 28].map { measures.short(dated: CalendarDate.dayNumber(2000, month, $0)) }
        return Wording(
            "repeat.onDateOrBefore", "on {day}, else on {other}", ["day": .text(names[0]), "other": .text(names[1])])
    }

    /// "Monday to Friday": three days or more that follow each other.
    private var stretchOfWeek: Wording? {
        let days = rule.days.map(\.weekday)
        guard rule.frequency == .weekly, rule.interval == 1, days.count > 2, let first = days.first,
            let last = days.last, days.enumerated().allSatisfy({ (first - 1 + $0.offset) % 7 + 1 == $0.element })
        else { return nil }
        return Wording(
            "repeat.fromTo", "day from {first} to {last}",
            ["first": .wording(SettingsReply.day(first)), "last": .wording(SettingsReply.day(last))])
    }

    /// "Monday", "the second Monday", "the last Friday".
    private func day(_ day: Recurrence.Day) -> Wording {
        let name = SettingsReply.day(day.weekday)
        guard let ordinal = day.ordinal else { return name }
        let words = measures.voice.words(Wording("repeat.ordinals", "last first second third fourth fifth"))
            .split(separator: " ").map(String.init)
        let index = max(0, ordinal)
        let nth = words.indices.contains(index) ? words[index] : "\(ordinal)."
        return Wording("repeat.nthDay", "the {nth} {day}", ["nth": .text(nth), "day": .wording(name)])
    }

    private var times: Wording? {
        guard !rule.hours.isEmpty else { return nil }
        let clocks = rule.hours.flatMap { hour in
            (rule.minutes.isEmpty ? [0] : rule.minutes).map { measures.clock(hour * 60 + $0) }
        }
        return Wording("repeat.at", "at {times}", ["times": .text(clocks.joined(separator: ", "))])
    }

    private var limit: Wording? {
        if let count = rule.count { return Wording("repeat.count", "({n:time|times})", ["n": .number(count)]) }
        guard let until = rule.until, let moment = until.moments(in: measures.settings.timeZone).dates.first else {
            return nil
        }
        let time = FloatingTime(day: until.day, minute: until.minuteOfDay < 1439 ? until.minuteOfDay : nil)
        // What ends as a day begins has its last one before that.
        let lastDay = until.minuteOfDay == 0 ? moment.addingTimeInterval(-1) : moment
        let last = rule.isOfClock ? measures.inSentence(time) : measures.day(lastDay)
        return Wording("repeat.until", "until {day}", ["day": .text(last)])
    }
}

extension Session {
    /// "every Monday at 09:00"; nil for what comes once.
    func repetition(of reminder: ReminderRecord) -> Wording? {
        reminder.rule.flatMap(Recurrence.init(text:)).map {
            RepeatWords(rule: $0, isAfterDone: reminder.isAfterDone, measures: measures).wording
        }
    }
}
