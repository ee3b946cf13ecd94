import Actions
import Core
import Language
import Store

/// What has lain on one's lists for weeks: to be kept one by one, left for a week, or dropped.
struct OldTasksCard: BareCard {
    private static let most = 8
    static let verb = "oldTasks"

    /// Leads to it from other cards; none where nothing is old.
    static func button(in session: Session) throws -> [Button] {
        let count = try session.oldTaskCount()
        return count == 0 ? [] : [ShowCard(OldTasksCard()).button(OldTasksReply.look(count), session.voice)]
    }

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice
        let count = try session.oldTaskCount(), old = try session.oldTasks(limit: Self.most)
        var lines = [voice.say(count == 0 ? OldTasksReply.none : .title(count))]
        for (index, task) in old.enumerated() {
            lines.append(try TaskRow(task, in: session, showsList: true).line(index + 1))
        }
        if count > old.count { lines.append(voice.say(TemplateReply.more(count - old.count))) }
        let rows = old.enumerated().map { index, task in
            [
                KeepOldTask(task.id).button(OldTasksReply.keep(task.shortTitle), voice),
                ShowCard(TaskCard(task.id)).button(TaskReply.open(index + 1), voice),
            ]
        }
        let later = OldTasksLater().button(OldTasksReply.later, voice)
        let foot = count == 0 ? [] : [[later, DropOldTasks(count).button(OldTasksReply.drop(count), voice)]]
        let all = ShowCard(TasksCard(.open)).button(TaskReply.all, voice)
        return CardFace(
            (lines + [voice.say(session.audienceLine)]).joined(), buttons: rows + foot + [[all]],
            topics: ["tasks:\(session.viewer)"] + old.map { "task:\($0.id)" })
    }
}

/// One of them stays, and is not asked about for weeks.
struct KeepOldTask: Press, OneCoded {
    static let verb = "keepOld"
    let id: TaskID
    init(_ id: TaskID) { self.id = id }
    var about: TaskID { id }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.keepOldTask(id)
        try session.show(OldTasksCard(), note: OldTasksReply.kept)
        return nil
    }
}

/// The question goes; it comes again with the next week.
struct OldTasksLater: BarePress {
    static let verb = "oldLater"
    func perform(in session: Session) throws -> (any Reply)? {
        try session.show(TasksCard(.open))
        return OldTasksReply.laterSaid
    }
}

/// Deletes as many old ones as were shown; where they are others by now, they are shown anew first.
struct DropOldTasks: Press {
    static let verb = "dropOld"
    let count: Int
    init(_ count: Int) { self.count = count }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let count = PageCode.read(arguments[0]), count > 0 else { return nil }
        self.count = count
    }
    var arguments: [String] { ["\(count)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard try session.oldTaskCount() == count else {
            try session.show(OldTasksCard())
            return OldTasksReply.changed
        }
        let dropped = try session.dropOldTasks()
        try session.tell(OldTasksReply.dropped(dropped))
        return nil
    }
}

/// Shows what has lain on one's lists for weeks.
struct OldTasksCommand: OpensCard {
    static let about = About(
        intent: "task.list", key: "task.old", area: .tasks,
        summary: "To-dos that have lain for weeks: keep or drop them",
        phrases: [
            "[show|list|see] [me] [my|the] [all] (old|forgotten|stale) (tasks|todos|to dos)",
            "what (have i|did i|am i) [been] (putting off|put off|postponed|postponing|neglected|neglecting)",
            "(what is|whats|what has) [been] (lying|lying around|sitting|sitting around) (for weeks|for ages|for a long time|too long)",
            "(clean|tidy|clear) up [my|the] (tasks|todos|to dos|todo list|to do list)",
        ],
        examples: ["old to dos"])

    init() {}
    func card(in session: Session) throws -> any Card { OldTasksCard() }
}

/// What is said of old things to do.
enum OldTasksReply: Reply {
    case none, title(Int), keep(String), kept, later, laterSaid, drop(Int), dropped(Int), changed, look(Int)

    var wording: Wording {
        switch self {
        case .none: Wording("old.none", "Nothing has lain on your lists for weeks.")
        case .title(let count):
            Wording(
                "old.title", "*{n:old to-do|old to-dos}*: on your lists for four weeks without a day, or long overdue",
                ["n": .number(count)])
        case .keep(let title): Wording("old.keep", "Keep: {title}", ["title": .text(title)])
        case .kept: Wording("old.kept", "Kept. I ask again in four weeks.")
        case .later: Wording("old.later", "Later")
        case .laterSaid: Wording("old.laterSaid", "The summary of next week asks again.")
        case .drop(let count): Wording("old.drop", "Drop all {n}", ["n": .number(count)])
        case .dropped(let count):
            Wording("old.dropped", "Dropped {n:old to-do|old to-dos}.", ["n": .number(count)])
        case .changed: Wording("old.changed", "They have changed since. Look again.")
        case .look(let count): Wording("old.look", "{n:old to-do|old to-dos}", ["n": .number(count)])
        }
    }
}

extension SummaryCard {
    /// In the morning of a week's first day what is old is asked about.
    func oldButton(in session: Session) throws -> [[Button]] {
        guard !isEvening, CalendarDate.weekday(of: day) == session.settings.firstWeekday else { return [] }
        let old = try OldTasksCard.button(in: session)
        return old.isEmpty ? [] : [old]
    }
}
