import Actions
import Core
import Store

extension CalendarSheet {
    /// Characters of the lines of days: with the rest below what a caption may have.
    private static let room = 640

    func face(of month: CalendarMonth) -> CardFace {
        let weeks = month.weeks(from: firstWeekday)
        var lines = [voice.say(CalendarReply.title(title(month), items.count))]
        lines += dayLines(month)
        if let legend = marks.line { lines.append(legend) }
        lines.append(audience)
        return CardFace(
            lines.joined(), buttons: buttons(month, weeks), media: Media(.month(picture(month))), topics: [])
    }

    func title(_ month: CalendarMonth) -> String {
        "\(Measures.longMonths(voice)[month.month - 1]) \(month.year)"
    }

    private func picture(_ month: CalendarMonth) -> MonthPicture {
        let settings = session.settings
        var picture = MonthPicture(
            month, words: words(title: title(month)), firstWeekday: firstWeekday, today: today,
            size: settings.pictureSize, isDark: settings.hasDarkPictures)
        for item in items {
            for day in item.days.clamped(to: view.days) { picture.add(marks.mark(item), on: day) }
        }
        return picture
    }

    func words(title: String) -> CalendarWords {
        CalendarWords(
            title: title, weekdays: CalendarReply.weekdays(voice), week: voice.words(CalendarReply.weekShort),
            language: session.settings.language)
    }

    /// A line for each day with something on it, as many as there is room for; then how many more there are.
    private func dayLines(_ month: CalendarMonth) -> [RichText] {
        guard !items.isEmpty else { return [voice.say(CalendarReply.empty)] }
        let days = month.days.filter { !items(on: $0).isEmpty }
        var lines: [RichText] = [], used = 0
        for (index, day) in days.enumerated() {
            let line = voice.say(CalendarReply.dayRow(dayLabel(day), brief(items(on: day))))
            used += line.plain.count + 1
            guard used <= Self.room else {
                lines.append(voice.say(CalendarReply.moreDays(days.count - index)))
                break
            }
            lines.append(line)
        }
        return lines
    }

    /// "Fri 4"
    func dayLabel(_ day: Int) -> String {
        let names = CalendarReply.weekdays(voice)
        return "\(names[CalendarDate.weekday(of: day) - 1]) \(CalendarDate(dayNumber: day).day)"
    }

    /// The first things of a day in a few words each.
    private func brief(_ items: [CalendarItem]) -> String {
        let shown = items.prefix(3).map { item in
            let clock = item.isWholeDay ? "" : "\(session.measures.time(item.start)) "
            let done = item.kind == .done ? "✓ " : item.kind == .overdue ? "! " : ""
            return "\(clock)\(done)\(item.title.shortened(to: 28)) (\(marks.letter(item)))"
        }
        return shown.joined(separator: "; ") + (items.count > 3 ? " +\(items.count - 3)" : "")
    }

    private func buttons(_ month: CalendarMonth, _ weeks: [CalendarWeek]) -> [[Button]] {
        let rows = weeks.map { week in
            let first = week.days.lowerBound
            return ShowCard(CalendarCard(.week(first))).button(weekButton(first), voice)
        }
        let pairs = rows.inRows(of: 2)
        return pairs + [
            pager { view in
                guard case .month(let month) = view else { return .today }
                return .plain(Measures.longMonths(voice)[month.month - 1])
            }, foot(up: .year(month.year), .plain("\(month.year)"), day: nil),
            [
                ShowCard(CalendarsCard()).button(CalendarReply.calendars, voice),
                HelpPress(area: .calendar).button(CommonReply.help, voice),
            ],
        ]
    }

    /// Two stand side by side on a phone, where its number would not fit as well.
    private func weekButton(_ first: Int) -> CalendarReply {
        label(ofDays: first...first + 6)
    }

    /// "30 Nov – 6 Dec"
    func label(ofDays days: ClosedRange<Int>) -> CalendarReply {
        .days(session.measures.short(dated: days.lowerBound), session.measures.short(dated: days.upperBound))
    }

    /// "Week 49: 30 Nov – 6 Dec"
    func weekLabel(_ first: Int) -> CalendarReply {
        let year = CalendarDate(dayNumber: first + 3).year
        let number = (first - CalendarDate.firstDayOfWeeks(of: year, weekStart: firstWeekday)) / 7 + 1
        return .week(number, session.measures.short(dated: first), session.measures.short(dated: first + 6))
    }

    /// The next larger piece of time, and a new event.
    func foot(up: CalendarView, _ label: CalendarReply, day: Int?) -> [Button] {
        let up = up.checked.map { [ShowCard(CalendarCard($0)).button(label, voice)] } ?? []
        return up + [AddEvent(day: day).button(CalendarReply.add, voice)]
    }
}

extension Measures {
    /// "30 Nov", of a day since 1970-01-01.
    func short(dated day: Int) -> String {
        dayAndMonth(FloatingTime(day: day, minute: 720).moment(in: settings.timeZone))
    }
}
