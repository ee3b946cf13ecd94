import Actions
import Core
import Language
import Store

extension Session {
    /// Keeps something to do and shows it; on the list that is named, which is made where there is none.
    func keepSaying(_ wish: TaskWish, on list: HeadingID? = nil) throws {
        var new = try wish.task(in: self)
        let known = try list ?? listNamed(in: wish)
        let task = try change(.add, voice.words(TaskReply.adding(new.title))) {
            new.heading = try known ?? makeList(of: wish)
            return try keepTask(new)
        } subject: {
            .task($0.id)
        }
        try remember(origin: .task(task.id))
        let made = known == nil ? try task.heading.flatMap { try heading($0)?.name } : nil
        try show(TaskCard(task.id), note: made.map(TaskReply.keptOnNew) ?? .kept)
    }

    /// Several things for one list, as one change; shows the list.
    func keepSaying(_ titles: [String], of wish: TaskWish) throws {
        var new = try wish.task(in: self)
        let titles = try titles.map { try TaskText(checking: $0).text }
        let list = try change(.add, voice.words(TaskReply.adding(new.title))) {
            new.heading = try listNamed(in: wish) ?? makeList(of: wish)
            for title in titles {
                new.title = title
                try keepTask(new)
            }
            return new.heading
        } subject: {
            $0.map { .heading($0) }
        }
        try show(list.map { TasksCard(.list($0)) } ?? TasksCard(.open), note: TaskReply.keptSeveral(titles.count))
    }

    func listNamed(in wish: TaskWish) throws -> HeadingID? {
        try wish.list.flatMap { try heading(named: listName($0)) ?? listOfOthers(named: $0) }
    }

    private func makeList(of wish: TaskWish) throws -> HeadingID? {
        try wish.list.map { try keepList(named: PlaceName(checking: $0).text) }
    }

    func retitleTask(_ id: TaskID, to words: String) throws -> TaskRecord {
        var new = try wording(of: taskToChange(id))
        new.title = try TaskText(checking: words).text
        return try reviseTask(id, as: new)
    }

    /// What was said of the time in a follow-up, as a task's due date.
    func setDue(of id: TaskID, to said: SaidTime, _ frame: TimeFrame) throws {
        let slots = Slots([Slots.Filled(name: "due", value: .time(said), typed: "", range: 0..<0)])
        var times: WishTimes?
        do throws(TimeProblem) { times = try WishTimes(slots, in: frame) } catch { throw Refusal(error) }
        guard let due = times?.due else { throw Refusal(TaskReply.noTime) }
        var new = try wording(of: taskToChange(id))
        let clock = said.clock == nil && said.length == nil ? new.due?.minute : nil
        new.due = due.minute == nil ? FloatingTime(due.date, minute: clock) : due
        try show(TaskCard(reviseTask(id, as: new).id), note: TaskReply.moved)
    }

    func deleteTaskSaying(_ id: TaskID) throws {
        let old = try taskToChange(id)
        try deleteTask(id)
        try tell(TaskReply.deleted(old.title))
    }
}
