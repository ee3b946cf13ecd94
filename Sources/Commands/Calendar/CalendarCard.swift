import Actions
import Core
import Store

/// A calendar: a month or a year as a picture, some days as a list. Its buttons turn the pages.
struct CalendarCard: Card {
    static let verb = "cal"
    let view: CalendarView
    /// Of a day's list.
    let page: Int

    init(_ view: CalendarView, page: Int = 0) { (self.view, self.page) = (view, page) }

    init?(_ arguments: [String]) {
        guard (1...2).contains(arguments.count), let view = CalendarView(code: arguments[0]) else { return nil }
        let page = arguments.count == 1 ? 0 : PageCode.read(arguments[1])
        guard let page else { return nil }
        self.init(view, page: page)
        guard self.arguments == arguments else { return nil }
    }

    var arguments: [String] { [view.code] + (page == 0 ? [] : ["\(page)"]) }
    var subject: String { Self.verb }

    func render(in session: Session) throws -> CardFace? {
        let sheet = try CalendarSheet(view.fitting(session.settings.firstWeekday), in: session)
        var face =
            switch sheet.view {
            case .month(let month): sheet.face(of: month)
            case .week(let day): sheet.face(ofDays: view.days, title: sheet.weekLabel(day))
            case .stretch: sheet.face(ofDays: view.days, title: sheet.label(ofDays: view.days))
            case .day(let day): try sheet.dayFace(day, page: page)
            case .year(let year): sheet.face(ofYear: year)
            }
        face.topics =
            try ["tasks", "reminders", "events", "calendars", "settings"].map { "\($0):\(session.viewer)" }
            + session.topicsOfGroups()
        return face
    }
}

/// What a page of the calendar is drawn of.
struct CalendarSheet {
    let view: CalendarView
    let session: Session
    let items: [CalendarItem]
    let marks: CalendarMarks

    init(_ view: CalendarView, in session: Session) throws {
        (self.view, self.session) = (view, session)
        // A year has no room for what takes place in groups as well.
        let ofGroups = if case .year = view { [CalendarItem]() } else { try session.groupItems(view.days) }
        items = try (session.calendarItems(view.days) + ofGroups).sorted(by: CalendarItem.isBefore)
        marks = try CalendarMarks(items, in: session)
    }

    var voice: Voice { session.voice }
    var today: Int { session.present.day }
    var firstWeekday: Int { session.settings.firstWeekday }

    func items(on day: Int) -> [CalendarItem] { items.filter { $0.days.contains(day) } }

    /// The page before, that of today where it is another one, and the page behind.
    func pager(_ label: (CalendarView) -> CalendarReply) -> [Button] {
        let sides = [view.moved(by: -1), view.moved(by: 1)].map { $0.checked }
        let now = isOfToday ? nil : ShowCard(CalendarCard(current)).button(CalendarReply.today, voice)
        return [
            sides[0].map { ShowCard(CalendarCard($0)).button(CalendarReply.earlier(label($0).wording), voice) }, now,
            sides[1].map { ShowCard(CalendarCard($0)).button(CalendarReply.later(label($0).wording), voice) },
        ].compactMap(\.self)
    }

    private var isOfToday: Bool { view.days.contains(today) }

    private var current: CalendarView {
        switch view {
        case .month: .month(CalendarMonth(of: CalendarDate(dayNumber: today)))
        case .week, .stretch: .week(CalendarView.week(of: today, firstWeekday))
        case .day: .day(today)
        case .year: .year(CalendarDate(dayNumber: today).year)
        }
    }

    /// Whose it is.
    var audience: RichText { voice.say(session.audienceLine) }
}
