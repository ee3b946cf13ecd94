import Actions
import Core
import Foundation
import Language
import Store

/// What a day brings, overdue first: of the morning its day, of the evening the day after it.
struct SummaryCard: Card {
    static let verb = "day"
    private static let most = 10

    /// The day that it is told on, since 1970-01-01.
    let day: Int
    let isEvening: Bool

    init(day: Int, isEvening: Bool) { (self.day, self.isEvening) = (day, isEvening) }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let day = PageCode.read(arguments[0]),
            ["morning", "evening"].contains(arguments[1])
        else { return nil }
        self.init(day: day, isEvening: arguments[1] == "evening")
    }

    var arguments: [String] { ["\(day)", isEvening ? "evening" : "morning"] }
    var subject: String { "day" }

    /// The day that it is about.
    var shownDay: Int { isEvening ? day + 1 : day }

    /// In the evening only what is left of the day itself counts as overdue.
    func lines(in session: Session) throws -> [AgendaLine] {
        let today = DailyMoment(minute: 0).on(day, in: session.settings.timeZone)
        return try session.agenda(of: shownDay).filter { !isEvening || $0.isOfDay || $0.due >= today }
    }

    /// Whether it is worth a message: what has been overdue for days is not told again and again.
    func isNew(in session: Session) throws -> Bool {
        if try !extras(in: session).isEmpty || !oldButton(in: session).isEmpty { return true }
        let yesterday = DailyMoment(minute: 0).on(day - 1, in: session.settings.timeZone)
        return try lines(in: session).contains { $0.isOfDay || $0.due >= yesterday }
    }

    /// A tip in the morning and a look back on Sunday's evening, for those who want them.
    private func extras(in session: Session) throws -> [RichText] {
        let wanted = try session.noticeSettings(), voice = session.voice
        guard isEvening else { return wanted.wantsTips ? [Tip.all[Tip.index(of: day)].text(voice)] : [] }
        guard wanted.wantsLookBack, CalendarDate.weekday(of: day) == 7 else { return [] }
        let tasks = try session.finishedCount(inWeekUntil: day)
        let bundles = try session.finishedBundleCount(inWeekUntil: day)
        guard tasks + bundles > 0 else { return [] }
        return [voice.say(LookBackReply.finished(bundles: bundles, tasks: tasks)), voice.say(LookBackReply.kind(day))]
    }

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice, all = try lines(in: session), shown = all.prefix(Self.most)
        var lines = [SummaryReply.title(session.measures.dayWords(shownDay), isEvening: isEvening)]
        if all.isEmpty { lines.append(.nothing) }
        lines += shown.enumerated().map { .row($0 + 1, $1, session.measures) }
        if all.count > shown.count { lines.append(.more(all.count - shown.count)) }
        let rows = try shown.enumerated().compactMap { index, line -> [Button]? in
            guard let card = try session.card(of: line.thing) else { return nil }
            return [ShowCard(card).button(RemindersReply.open(index + 1, line.text), voice)]
        }
        let foot = [
            ShowCard(RemindersCard()).button(ReminderReply.all, voice),
            ShowCard(NoticesCard()).button(NoticeReply.all, voice),
        ]
        return CardFace(
            (lines.map { voice.say($0) } + (try extras(in: session))).joined(),
            buttons: try rows + oldButton(in: session) + [foot],
            topics: ["reminders:\(session.viewer)", "tasks:\(session.viewer)", "events:\(session.viewer)"]
                + shown.map { "\($0.thing.kind.rawValue):\($0.thing.id)" })
    }
}

enum SummaryReply: Reply {
    case title(Wording, isEvening: Bool)
    case nothing
    case more(Int)
    case row(Int, AgendaLine, Measures)
    case morning(String), evening(String)
    case setBesideQuiet(String, isEvening: Bool)
    case off(isEvening: Bool)
    case allOff, noneSet, which, everyDay
    case offer(String)

    var wording: Wording {
        switch self {
        case .title(let day, false): Wording("summary.title", "☀️ *{day}*", ["day": .wording(day)])
        case .title(let day, true): Wording("summary.evening", "🌙 Tomorrow: *{day}*", ["day": .wording(day)])
        case .nothing: Wording("summary.nothing", "Nothing is due.")
        case .everyDay:
            Wording(
                "summary.everyDay",
                "The summary comes on every day that brings something; days of the week cannot be chosen. `summary off` ends it."
            )
        case .more(let count): Wording("summary.more", "… and {n} more", ["n": .number(count)])
        case .row(let number, let line, let measures): Self.row(number, line, measures)
        case .morning(let clock):
            Wording(
                "summary.morning",
                "Every morning at *{clock}* I tell you what the day brings; nothing comes where there is nothing.",
                ["clock": .text(clock)])
        case .evening(let clock):
            Wording(
                "summary.evenings",
                "Every evening at *{clock}* I tell you what tomorrow brings; nothing comes where there is nothing.",
                ["clock": .text(clock)])
        case .setBesideQuiet(let clock, true):
            Wording(
                "summary.beforeQuiet", "That lies in your quiet hours: the summary comes as they begin, at *{clock}*.",
                ["clock": .text(clock)])
        case .setBesideQuiet(let clock, false):
            Wording(
                "summary.afterQuiet", "That lies in your quiet hours: the summary comes as they end, at *{clock}*.",
                ["clock": .text(clock)])
        case .off(false): Wording("summary.morningOff", "No summary in the morning any more.")
        case .off(true): Wording("summary.eveningOff", "No summary in the evening any more.")
        case .allOff: Wording("summary.allOff", "No summaries any more.")
        case .noneSet: Wording("summary.noneSet", "No summary is set. Type `summary at 7:30` to get one.")
        case .which: Wording("summary.which", "At what time? Type `summary at 7:30` or `evening summary at 21`.")
        case .offer(let clock): Wording("summary.offer", "A summary each day at {clock}", ["clock": .text(clock)])
        }
    }

    private static func row(_ number: Int, _ line: AgendaLine, _ measures: Measures) -> Wording {
        let n = WordingValue.number(number), text = WordingValue.text(line.text)
        if line.isOverdue {
            let day = FloatingTime(day: WallTime(line.due, in: measures.settings.timeZone).day)
            // What is of no time of day is open till its day ends.
            if line.isWholeDay, day.day == WallTime(measures.now, in: measures.settings.timeZone).day {
                return Wording("summary.open", "{n}. Still open today: {text}", ["n": n, "text": text])
            }
            let when = WordingValue.wording(line.isWholeDay ? measures.when(day) : measures.when(line.due))
            return Wording("summary.overdue", "{n}. Overdue: {text} ({when})", ["n": n, "text": text, "when": when])
        }
        if line.isWholeDay { return Wording("summary.wholeDay", "{n}. {text}", ["n": n, "text": text]) }
        return Wording(
            "summary.row", "{n}. {time}: {text}", ["n": n, "text": text, "time": .text(measures.time(line.due))])
    }
}

extension Measures {
    /// "Monday, 16 Mar"
    fileprivate func dayWords(_ day: Int) -> Wording { pick(MeantTime(day: day, minute: nil)) }
}
