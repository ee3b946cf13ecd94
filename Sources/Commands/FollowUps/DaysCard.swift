import Actions
import Core
import Language
import Store

/// A card of some days, which may then be looked at of others: "and Thursday?"
protocol DaysCard: Card {
    /// The one day that it shows.
    func day(in session: Session) -> Int?
    /// The same of those days; nil where it shows no days.
    func turned(to days: ListedDays, in session: Session) -> (any Card)?
}

extension CalendarCard: DaysCard {
    func day(in session: Session) -> Int? { if case .day(let day) = view { day } else { nil } }

    func turned(to days: ListedDays, in session: Session) -> (any Card)? {
        CalendarView(showing: days.range, firstWeekday: session.settings.firstWeekday).checked.map { CalendarCard($0) }
    }
}

extension TasksCard: DaysCard {
    func day(in session: Session) -> Int? { scope.day(today: session.present.day) }

    /// A day that is no list of its own is one of the calendar, where its events stand, too.
    func turned(to days: ListedDays, in session: Session) -> (any Card)? {
        switch scope {
        case .today, .tomorrow, .week, .month, .year, .days:
            switch session.dueScope(from: days.first, to: days.last) {
            case .days(let first, let last) where first == last: CalendarCard(.day(first))
            case let scope: TasksCard(scope, sort: sort)
            }
        case .open, .overdue, .list, .place, .label, .occasion, .asked, .askedBy, .narrow: nil
        }
    }
}

extension Session {
    /// "and Thursday?" of a day that was shown last, where nothing else was spoken of since.
    func look(_ followUp: FollowUp, _ recall: Recall, _ spoken: Spoken) throws -> Bool {
        guard followUp.kind == .look || followUp.kind == .add, recall.things.isEmpty,
            case .success(let time)? = followUp.time, recall.keptBefore(time) == nil || spoken.line.asks,
            let card = recall.card as? any DaysCard,
            let days = days(time, besides: card.day(in: self), spoken),
            let turned = card.turned(to: days, in: self)
        else { return false }
        try show(turned)
        return true
    }

    private static let halfWeek = 3

    /// "and in the evening?" is of the day that is shown, "and Saturday" the one near to it, "and next Friday" behind it.
    private func days(_ time: SaidTime, besides shown: Int?, _ spoken: Spoken) -> ListedDays? {
        guard let shown else { return days(of: .time(time), spoken) }
        guard time.day != nil else { return ListedDays(shown, shown) }
        let days = days(of: .time(time), spoken)
        guard case .weekday(_, let week)? = time.day, let first = days?.first,
            week == .next ? shown >= first : shown - first > Self.halfWeek
        else { return days }
        let there = FloatingTime(day: shown + 1).moment(in: settings.timeZone)
        return SaidValue.time(time).days(in: TimeFrame(now: there, settings: settings), today: shown + 1)
    }
}
