import Actions
import Core
import Store

extension CalendarSheet {
    private static let mostInWeek = 40
    private static let mostOnDay = 10

    /// Those of some days that have something on them, each with its things.
    func face(ofDays days: ClosedRange<Int>, title: CalendarReply) -> CardFace {
        var lines = [voice.say(CalendarReply.weekTitle(title.wording, items.count))]
        if items.isEmpty { lines.append(voice.say(CalendarReply.empty)) }
        var left = Self.mostInWeek
        for day in days where !items(on: day).isEmpty {
            let shown = items(on: day).prefix(max(0, left)), rest = items(on: day).count - shown.count
            left -= shown.count
            lines.append(
                voice.say(CalendarReply.dayHead(session.measures.pick(FloatingTime(day: day)), isToday: day == today)))
            lines += shown.map { RichText("• ") + line($0, on: day) }
            if rest > 0 { lines.append(voice.say(CalendarReply.more(rest))) }
        }
        if let legend = marks.line { lines.append(legend) }
        lines.append(audience)
        return CardFace(lines.joined(), buttons: buttons(ofDays: days), topics: [])
    }

    private func buttons(ofDays days: ClosedRange<Int>) -> [[Button]] {
        let buttons = days.map { day in
            ShowCard(CalendarCard(.day(day))).button(
                CalendarReply.dayButton(dayLabel(day), items(on: day).count), voice)
        }
        return [
            Array(buttons.prefix(4)), Array(buttons.dropFirst(4)),
            pager { view in
                switch view {
                case .week(let first): .plain(session.measures.short(dated: first))
                case .stretch: label(ofDays: view.days)
                case .month, .day, .year: .today
                }
            }, up(from: days),
        ].filter { !$0.isEmpty }
    }

    /// Of a week its month, of fewer days their week.
    private func up(from days: ClosedRange<Int>) -> [Button] {
        guard days.count == 7 else {
            let week = CalendarView.week(of: days.lowerBound, firstWeekday)
            return foot(up: .week(week), weekLabel(week), day: nil)
        }
        let month = CalendarMonth(of: CalendarDate(dayNumber: days.lowerBound + 3))
        return foot(up: .month(month), .plain(title(month)), day: nil)
    }

    /// The things of a day, numbered like the buttons that open them.
    func dayFace(_ day: Int, page: Int) throws -> CardFace {
        let all = items(on: day), pages = Pages(count: all.count, size: Self.mostOnDay, page: page)
        let shown = all.enumerated().dropFirst(pages.offset).prefix(Self.mostOnDay)
        var lines = [
            voice.say(CalendarReply.dayTitle(session.measures.pick(FloatingTime(day: day)), isToday: day == today))
        ]
        if all.isEmpty { lines.append(voice.say(CalendarReply.emptyDay)) }
        lines += shown.map { RichText("\($0.offset + 1). ") + line($0.element, on: day) }
        lines += pages.line(voice)
        if let legend = marks.line { lines.append(legend) }
        lines.append(audience)
        return CardFace(lines.joined(), buttons: try dayButtons(day, Array(shown), pages), topics: [])
    }

    private func dayButtons(
        _ day: Int, _ shown: [(offset: Int, element: CalendarItem)], _ pages: Pages
    ) throws -> [[Button]] {
        let rows = try shown.compactMap { index, item in try open(item, index + 1).map { [$0] } }
        let week = CalendarView.week(of: day, firstWeekday)
        return rows + pages.buttons(voice) { CalendarCard(view, page: $0) } + [
            pager { view in
                guard case .day(let day) = view else { return .today }
                return .plain(dayLabel(day))
            }, foot(up: .week(week), weekLabel(week), day: day),
        ]
    }

    private func open(_ item: CalendarItem, _ number: Int) throws -> Button? {
        let label = CalendarReply.row(number, item.title.shortened(to: 40))
        switch item.source {
        case .thing(let thing): return try session.card(of: thing).map { ShowCard($0).button(label, voice) }
        case .calendar(let id): return ShowCard(ForeignCalendarCard(id)).button(label, voice)
        }
    }

    /// "10:00–11:00 dentist, Main St (E)", "☐ milk (T)".
    private func line(_ item: CalendarItem, on day: Int) -> RichText {
        let measures = session.measures
        var text = RichText(item.kind == .done ? "✓ " : item.kind == .overdue ? "⚠️ " : "")
        text = text + RichText(item.isWholeDay ? "" : clocks(of: item, on: day)) + RichText(item.title, .bold)
        if !item.location.isEmpty { text = text + RichText(", \(item.location)") }
        if item.days.count > (item.isWholeDay ? 1 : 2) {
            let last = measures.short(dated: item.days.upperBound)
            text = text + RichText(" ") + voice.say(CalendarReply.through(last))
        }
        return text + RichText(" (\(marks.letter(item)))")
    }

    /// "22:00–06:00 " of what goes on over night, on the next day "–06:00 "; of more days only where it begins and ends.
    private func clocks(of item: CalendarItem, on day: Int) -> String {
        let measures = session.measures, (first, last) = (item.days.lowerBound, item.days.upperBound)
        let start = day == first ? measures.time(item.start) : ""
        let isEndSaid = item.end > item.start && (day == last || day == first && last == first + 1)
        let clocks = start + (isEndSaid ? "–\(measures.time(item.end))" : "")
        return clocks.isEmpty ? "" : clocks + " "
    }
}
