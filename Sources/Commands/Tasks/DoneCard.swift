import Actions
import Core
import Language
import Store

/// What was finished in a week or on some days, the last first, with a way back for each.
struct DoneCard: Card {
    static let verb = "done"
    static let rowsPerPage = 8
    let days: ListedDays
    let page: Int

    init(_ days: ListedDays, page: Int = 0) { (self.days, self.page) = (days, page) }

    /// The week that begins on a day, since 1970-01-01.
    init(week: Int, page: Int = 0) { self.init(ListedDays(week, week + 6), page: page) }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let page = PageCode.read(arguments[1]) else { return nil }
        if let days = ListedDays(code: arguments[0]) {
            self.init(days, page: page)
        } else if let week = PageCode.read(arguments[0]) {
            self.init(week: week, page: page)
        } else {
            return nil
        }
    }

    var arguments: [String] { [days.code, "\(page)"] }
    var subject: String { Self.verb }

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice, size = Self.rowsPerPage
        let count = try session.doneCount(from: days.first, to: days.last)
        let pages = Pages(count: count, size: size, page: page)
        let rows = try session.doneThings(from: days.first, to: days.last, offset: pages.offset, limit: size)
        var lines = [voice.say(title(count, session))]
        for (index, row) in rows.enumerated() { lines.append(try line(pages.offset + index + 1, row, session)) }
        lines += pages.line(voice)
        lines.append(voice.say(session.audienceLine))
        let reopen = rows.enumerated().compactMap { index, row in
            row.task.flatMap { task in
                row.isRun || !task.isDone
                    ? nil : TaskPress(task.id, .reopen).button(DoneReply.reopen(pages.offset + index + 1), voice)
            }
        }
        let chunks = reopen.inRows(of: 4)
        return CardFace(
            lines.joined(),
            buttons: try chunks + pages.buttons(voice) { DoneCard(days, page: $0) } + foot(session),
            topics: ["tasks:\(session.viewer)"] + rows.map { "\($0.thing.kind.rawValue):\($0.thing.id)" })
    }

    private var isWeek: Bool { days.last - days.first == 6 }

    private func title(_ count: Int, _ session: Session) -> DoneReply {
        guard isWeek else {
            let words = session.measures.days(days)
            return count == 0 ? .noneOf(words) : .titleOf(words, count)
        }
        let isNow = days.first == session.weekStart
        let first = session.measures.short(FloatingTime(day: days.first)),
            end = session.measures.short(FloatingTime(day: days.last))
        return count == 0 ? .none(isNow ? nil : (first, end)) : .title(count, isNow ? nil : (first, end))
    }

    private func line(_ number: Int, _ row: DoneThing, _ session: Session) throws -> RichText {
        let who = try row.person.flatMap { $0 == session.actor ? nil : try session.transaction.name(of: $0) }
        let when = session.measures.when(row.at)
        let line = RichText("\(number). ✓ ") + RichText(row.title, .bold) + RichText(" – ")
        return line + session.voice.say(DoneReply.when(when, by: who)) + RichText(row.isRun ? " ↻" : "")
    }

    private func foot(_ session: Session) throws -> [[Button]] {
        let voice = session.voice
        var weeks: [Button] = []
        if !isWeek {
            weeks.append(ShowCard(DoneCard(week: session.weekStart)).button(DoneReply.thisWeek, voice))
        } else {
            if days.first > 6, try session.hasDone(before: days.first) {
                weeks.append(ShowCard(DoneCard(week: days.first - 7)).button(DoneReply.weekBefore, voice))
            }
            if days.first < session.weekStart {
                weeks.append(ShowCard(DoneCard(week: days.first + 7)).button(DoneReply.weekAfter, voice))
            }
        }
        let all = [
            ShowCard(TasksCard(.open)).button(TaskReply.all, voice),
            HelpPress(area: .tasks).button(CommonReply.help, voice),
        ]
        return (weeks.isEmpty ? [] : [weeks]) + [all]
    }
}

/// Shows what was finished.
struct DoneListCommand: Command {
    static let about = About(
        intent: "task.list", key: "task.doneList", area: .tasks,
        summary: "What you finished, week by week",
        phrases: [
            Phrase(asked), Phrase("\(asked) (lately|so far)"), Phrase("\(asked) {when:time}"),
            "[show|list|see] [me] [my|the|all] (done|finished|completed) (tasks|todos|to dos|list|things)",
            "[show|list|see] [me] [what] i (finished|have finished|have done)",
            "[show|list|see] [me] [what] i (finished|have finished|have done) {when:time}",
            "(done|finished|completed) (lately|so far)",
            "(done|finished|completed) (today|yesterday|this week|last week)",
        ],
        examples: ["what did I finish this week", "what did I do on Saturday", "done list"])

    private static let asked =
        "what (did i|have i) (finish|finished|do|done|get done|complete|completed|tick off|ticked off)"

    /// nil for this week.
    let when: SaidValue?
    let spoken: Spoken

    init(_ said: Said) throws {
        spoken = said.spoken
        when = try said.slots.timeOrSpan("when") ?? said.spoken.line.timeValues.first?.value
    }

    func perform(in session: Session) throws {
        let days = when.flatMap { session.pastDays(of: $0, spoken) }
        try session.show(days.map { DoneCard($0) } ?? DoneCard(week: session.weekStart))
    }
}

extension Session {
    /// The first day of this week as the viewer counts weeks, since 1970-01-01.
    var weekStart: Int { TaskGrouping.week.start(of: present.day, firstWeekday: settings.firstWeekday) }
}

/// What the list of what is done says.
enum DoneReply: Reply {
    case none((String, String)?), title(Int, (String, String)?)
    case noneOf(Wording), titleOf(Wording, Int)
    case when(Wording, by: String?), reopen(Int), weekBefore, weekAfter, thisWeek

    var wording: Wording {
        switch self {
        case .none(nil): Wording("done.none", "*Done this week*: nothing yet.")
        case .none(let (first, last)?):
            Wording(
                "done.noneThen", "*Done {first} to {last}*: nothing.", ["first": .text(first), "last": .text(last)])
        case .title(let count, nil): Wording("done.title", "*Done this week* ({n})", ["n": .number(count)])
        case .title(let count, let (first, last)?):
            Wording(
                "done.titleThen", "*Done {first} to {last}* ({n})",
                ["first": .text(first), "last": .text(last), "n": .number(count)])
        case .noneOf(let days): Wording("done.noneOf", "*Done* ({days}): nothing.", ["days": .wording(days)])
        case .titleOf(let days, let count):
            Wording("done.titleOf", "*Done* ({days}): {n}", ["days": .wording(days), "n": .number(count)])
        case .thisWeek: Wording("done.thisWeek", "This week")
        case .when(let when, nil): Wording("done.when", "{when}", ["when": .wording(when)])
        case .when(let when, let name?):
            Wording("done.whenBy", "{when}, by {name}", ["when": .wording(when), "name": .text(name)])
        case .reopen(let number): Wording("done.reopen", "{n} not done", ["n": .number(number)])
        case .weekBefore: Wording("done.before", "Week before")
        case .weekAfter: Wording("done.after", "Week after")
        }
    }
}
