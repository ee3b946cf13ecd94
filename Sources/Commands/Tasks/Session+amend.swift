import Actions
import Core
import Language
import Store

/// What is said of a task after it was kept.
extension Session {
    /// "make it p1", "make it oat milk": what the words say besides a title is added, a title takes the old one's place.
    func amendTask(_ id: TaskID, _ words: String) throws {
        let line = LineReader.read(words, language: language)
        let slots = try taskSlots(of: line)
        // "at 11:30" leaves its day, "for Friday" its hour.
        if slots.all.count == 1, case .time(let said)? = slots[SlotName.due]?.value {
            return try setDue(of: id, to: said, frame(of: nil))
        }
        let old = try draft(of: taskToChange(id))
        if let due = old.due, let again = try repetition(slots, from: due) {
            var new = old
            (new.due, new.repetition) = (again.anchor, again)
            return try amendTask(id, as: new)
        }
        let title = slots.text(SlotName.title)?.trimmed ?? ""
        let wish = try TaskWish(
            title: title.isEmpty ? old.title : title, Said(spoken: Spoken(line: line), slots: slots))
        var new = try wish.task(in: self, over: old)
        new.labels = old.labels + new.labels.filter { !old.labels.contains($0) }
        try amendTask(id, as: new)
    }

    /// Says so where nothing of it would be another.
    func amendTask(_ id: TaskID, as new: NewTask) throws {
        guard try new != draft(of: taskToChange(id)) else {
            return try show(TaskCard(id), note: TaskReply.asBefore)
        }
        try show(TaskCard(reviseTask(id, as: new).id), note: ReminderReply.followed)
    }

    /// "every month" of what is due on the first: from that day on; nil for words that name another day, or more.
    private func repetition(_ slots: Slots, from due: FloatingTime) throws -> TaskRule? {
        guard slots.all.count == 1, case .repetition? = slots[SlotName.due]?.value,
            due.day > present.day || due.minute != nil && due.wall > present.wall
        else { return nil }
        let frame = TimeFrame(now: due.moment(in: settings.timeZone), settings: settings)
        guard let times = try? WishTimes(slots, in: frame), let rule = times.repetition, times.due?.day == due.day
        else {
            return nil
        }
        let anchor = FloatingTime(day: due.day, minute: times.due?.minute ?? due.minute)
        return TaskRule(rule.rule, anchor: anchor, isAfterDone: rule.isAfterDone)
    }

    /// "and bread too": one more for the same list, on the same day; "sam as well" behind "call gran": he is called, too.
    func addBeside(_ id: TaskID, _ said: String) throws {
        let old = try taskToChange(id), title = LineReader.read(old.title, language: language)
        let isName = !LineReader.read(said, language: language).tokens.contains(where: \.isOfEveryDay)
        let words = title.isTitleOfCall && isName ? title.withObject(said) ?? said : said
        let wish = try taskWish(of: Spoken(line: LineReader.read(words, language: language)))
        var base = NewTask(wish.title)
        (base.parent, base.due, base.place) = (old.parent, old.repetition == nil ? old.due : nil, old.place)
        base.tie = old.tie
        if let list = old.heading, base == NewTask(wish.title),
            ThingsInLine.parts(of: wish.title, language: language).count > 1
        {
            return try add(words, toList: list)
        }
        try keepSaying(wish, over: base, on: old.heading)
    }

    /// "and bread too" of a list with to-dos.
    func add(_ words: String, toList list: HeadingID) throws {
        let wish = try taskWish(of: Spoken(line: LineReader.read(words, language: language)))
        try keepSaying(ThingsInLine.parts(of: wish.title, language: language), of: wish, on: list)
    }
}
