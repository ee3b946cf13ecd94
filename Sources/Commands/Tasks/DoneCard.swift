import Actions
import Core
import Language
import Store

/// What was finished in a week, the last first, with a way back for each.
struct DoneCard: Card {
    static let verb = "done"
    static let rowsPerPage = 8
    /// The first day of the week, since 1970-01-01.
    let week: Int
    let page: Int

    init(week: Int, page: Int = 0) { (self.week, self.page) = (week, page) }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let week = PageCode.read(arguments[0]), let page = PageCode.read(arguments[1])
        else {
            return nil
        }
        self.init(week: week, page: page)
    }

    var arguments: [String] { ["\(week)", "\(page)"] }
    var subject: String { Self.verb }

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice, size = Self.rowsPerPage
        let count = try session.doneCount(from: week, to: week + 6)
        let pages = Pages(count: count, size: size, page: page)
        let rows = try session.doneTasks(from: week, to: week + 6, offset: pages.offset, limit: size)
        var lines = [voice.say(title(count, session))]
        for (index, row) in rows.enumerated() { lines.append(try line(pages.offset + index + 1, row, session)) }
        lines += pages.line(voice)
        lines.append(voice.say(session.audienceLine))
        let reopen = rows.enumerated().compactMap { index, row in
            row.isRun || !row.task.isDone
                ? nil : TaskPress(row.task.id, .reopen).button(DoneReply.reopen(pages.offset + index + 1), voice)
        }
        let chunks = reopen.inRows(of: 4)
        return CardFace(
            lines.joined(),
            buttons: try chunks + pages.buttons(voice) { DoneCard(week: week, page: $0) } + foot(session),
            topics: ["tasks:\(session.viewer)"] + rows.map { "task:\($0.task.id)" })
    }

    private func title(_ count: Int, _ session: Session) -> DoneReply {
        let isNow = week == session.weekStart
        let first = session.measures.short(FloatingTime(day: week)),
            end = session.measures.short(FloatingTime(day: week + 6))
        return count == 0 ? .none(isNow ? nil : (first, end)) : .title(count, isNow ? nil : (first, end))
    }

    private func line(_ number: Int, _ row: DoneTask, _ session: Session) throws -> RichText {
        let who = try row.person.flatMap { $0 == session.actor ? nil : try session.transaction.name(of: $0) }
        let when = session.measures.when(row.at)
        let line = RichText("\(number). ✓ ") + RichText(row.task.title, .bold) + RichText(" – ")
        return line + session.voice.say(DoneReply.when(when, by: who)) + RichText(row.isRun ? " ↻" : "")
    }

    private func foot(_ session: Session) throws -> [[Button]] {
        let voice = session.voice
        var weeks: [Button] = []
        if week > 6, try session.hasDone(before: week) {
            weeks.append(ShowCard(DoneCard(week: week - 7)).button(DoneReply.weekBefore, voice))
        }
        if week < session.weekStart {
            weeks.append(ShowCard(DoneCard(week: week + 7)).button(DoneReply.weekAfter, voice))
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
            "what (did i|have i) (finish|finished|do|done|get done|complete|completed|tick off|ticked off) [today|yesterday|this week|lately|so far]",
            "what (did i|have i) (finish|finished|do|done|get done|complete|completed) last week",
            "[show|list|see] [me] [my|the|all] (done|finished|completed) (tasks|todos|to dos|list|things)",
            "[show|list|see] [me] [what] i (finished|have finished|have done) [this week]",
            "(done|finished|completed) (today|yesterday|this week|last week|lately|so far)",
        ],
        examples: ["what did I finish this week", "done list"])

    let isBefore: Bool

    init(_ said: Said) throws { isBefore = said.spoken.line.tokens.contains { Self.before.contains($0.key) } }

    private static let before = ["last", "letzte", "letzter", "letzten", "vorige", "vorigen"]

    func perform(in session: Session) throws {
        try session.show(DoneCard(week: session.weekStart - (isBefore ? 7 : 0)))
    }
}

extension Session {
    /// The first day of this week as the viewer counts weeks, since 1970-01-01.
    var weekStart: Int { TaskGrouping.week.start(of: present.day, firstWeekday: settings.firstWeekday) }
}

/// What the list of what is done says.
enum DoneReply: Reply {
    case none((String, String)?), title(Int, (String, String)?)
    case when(Wording, by: String?), reopen(Int), weekBefore, weekAfter

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
        case .when(let when, nil): Wording("done.when", "{when}", ["when": .wording(when)])
        case .when(let when, let name?):
            Wording("done.whenBy", "{when}, by {name}", ["when": .wording(when), "name": .text(name)])
        case .reopen(let number): Wording("done.reopen", "{n} not done", ["n": .number(number)])
        case .weekBefore: Wording("done.before", "Week before")
        case .weekAfter: Wording("done.after", "Week after")
        }
    }
}
