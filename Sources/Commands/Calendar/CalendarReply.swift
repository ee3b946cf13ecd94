import Core

/// What the calendar says.
enum CalendarReply: Reply {
    case tasks, events, reminders, weekShort, today, empty, emptyDay, add, calendars, theDay, button
    case title(String, Int)
    case weekTitle(Wording, Int)
    case dayTitle(Wording, isToday: Bool), dayHead(Wording, isToday: Bool)
    case dayRow(String, String)
    case dayButton(String, Int)
    case moreDays(Int), more(Int)
    case week(Int, String, String), days(String, String)
    case through(String)
    case row(Int, String)
    case earlier(Wording), later(Wording)
    case plain(String)

    var wording: Wording {
        switch self {
        case .tasks: Wording("calendar.tasks", "To-dos")
        case .events: Wording("calendar.events", "Events")
        case .reminders: Wording("calendar.reminders", "Reminders")
        case .weekShort: Wording("calendar.weekShort", "Wk")
        case .today: Wording("calendar.today", "Today")
        case .empty:
            Wording("calendar.empty", "Nothing here yet. `dinner with Ana on Friday at 19:00` puts something in.")
        case .emptyDay: Wording("calendar.emptyDay", "Nothing on this day.")
        case .add: Wording("calendar.add", "New event")
        case .calendars: Wording("calendar.calendars", "Calendars and feed")
        case .theDay: Wording("calendar.theDay", "That day")
        case .button: Wording("calendar.button", "Calendar")
        case .plain(let text): Wording("calendar.plain", "{text}", ["text": .text(text)])
        case .title(let title, 0): Wording("calendar.titleAlone", "*{title}*", ["title": .text(title)])
        case .weekTitle(let week, 0): Wording("calendar.weekAlone", "*{week}*", ["week": .wording(week)])
        case .title(let title, let count):
            Wording("calendar.title", "*{title}*: {n:entry|entries}", ["title": .text(title), "n": .number(count)])
        case .weekTitle(let week, let count):
            Wording(
                "calendar.weekTitle", "*{week}*, {n:entry|entries}", ["week": .wording(week), "n": .number(count)])
        case .dayTitle(let day, false), .dayHead(let day, false):
            Wording("calendar.dayTitle", "*{day}*", ["day": .wording(day)])
        case .dayTitle(let day, true), .dayHead(let day, true):
            Wording("calendar.dayIsToday", "*{day}* (today)", ["day": .wording(day)])
        case .dayRow(let day, let text):
            Wording("calendar.dayRow", "*{day}*: {text}", ["day": .text(day), "text": .text(text)])
        case .dayButton(let day, 0): Wording("calendar.dayButton", "{day}", ["day": .text(day)])
        case .dayButton(let day, let count):
            Wording("calendar.dayCount", "{day} ({n})", ["day": .text(day), "n": .number(count)])
        case .moreDays(let count):
            Wording("calendar.moreDays", "… and {n:day|days} more; a week shows all", ["n": .number(count)])
        case .more(let count): Wording("calendar.more", "… and {n} more; the day shows all", ["n": .number(count)])
        case .week(let number, let first, let last):
            Wording(
                "calendar.week", "Week {n}: {first} – {last}",
                ["n": .number(number), "first": .text(first), "last": .text(last)])
        case .days(let first, let last):
            Wording("calendar.days", "{first} – {last}", ["first": .text(first), "last": .text(last)])
        case .through(let day): Wording("calendar.through", "(until {day})", ["day": .text(day)])
        case .row(let number, let title):
            Wording("calendar.row", "{n}. {title}", ["n": .number(number), "title": .text(title)])
        case .earlier(let what): Wording("calendar.earlier", "◀ {what}", ["what": .wording(what)])
        case .later(let what): Wording("calendar.later", "{what} ▶", ["what": .wording(what)])
        }
    }

    /// Seven short names, Monday first.
    static func weekdays(_ voice: Voice) -> [String] {
        voice.words(Wording("weekdays.short", "Mon Tue Wed Thu Fri Sat Sun")).split(separator: " ").map(String.init)
    }
}
