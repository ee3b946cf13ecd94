import Actions
import Core
import Foundation
import Language
import Store

/// What is said of a task after it was kept.
extension Session {
    /// Another time: a day alone keeps its time of day, a time of day alone its day and its half of the day; of what comes
    /// again it is the time of all.
    func setDue(of id: TaskID, to said: SaidTime, _ frame: TimeFrame) throws {
        let again = try atAnotherHour(id, said, frame)
        let due = try again?.due ?? newDue(of: id, said, frame)
        let rule = try again?.rule ?? said.day.flatMap { try ruleJustSaid(of: id, on: $0) }
        let task = try reviseTask(id) { new in
            new.due = due
            if let rule {
                new.repetition = TaskRule(rule, anchor: due, isAfterDone: new.repetition?.isAfterDone == true)
            }
        }
        try show(TaskCard(task.id), note: TaskReply.moved)
    }

    /// When it is due where that is said of it.
    func newDue(of id: TaskID, _ said: SaidTime, _ frame: TimeFrame) throws -> FloatingTime {
        let old = try draft(of: taskToChange(id)), typed = postponed(said, from: old.due?.day, frame)
        let isNextWeek = typed.day == .unit(.week, 1)
        let isOfMonth = typed.isDayOfMonthAlone
        let frame = old.due.map { isOfMonth ? self.frame(frame, of: typed, near: $0.day) : frame } ?? frame
        var said = old.due.map { typed.notToday(of: $0.day, in: frame).onWeekday(of: $0.day, in: frame) } ?? typed
        let hasClock = old.due?.minute != nil
        if hasClock, let old = old.due {
            said = NewTime(at: old.wall, in: frame).reading(typed.notToday(of: old.day, in: frame))
        }
        let due = try due(of: said, in: frame)
        // "next week" of what is due then is the week behind it.
        if let day = old.due?.day, isNextWeek, due.day <= day {
            return FloatingTime(day: day + 7, minute: due.minute)
        }
        // A time of day alone is meant for the day that it has.
        if !hasClock, said.day == nil, said.length == nil, let day = old.due?.day, day > present.day {
            return FloatingTime(day: day, minute: due.minute)
        }
        return due
    }

    /// "no, Saturday" of what was just kept for every Sunday puts the rule right; later only that one time is moved.
    private func ruleJustSaid(of id: TaskID, on day: SaidDay) throws -> Recurrence? {
        let task = try taskToChange(id)
        guard now.timeIntervalSince(task.createdAt) < 600 else { return nil }
        return task.repetition?.rule.on(day)
    }

    /// "make it 9" of what comes at 8 every day: from then on, and today where that is still to come.
    private func atAnotherHour(
        _ id: TaskID, _ said: SaidTime, _ frame: TimeFrame
    ) throws -> (due: FloatingTime, rule: Recurrence)? {
        let old = try taskToChange(id)
        guard said.day == nil, said.length == nil, let due = old.due, due.minute != nil,
            var rule = old.repetition?.rule, !rule.isOfClock, rule.hours.count <= 1,
            let minute = NewTime.minute(of: said, insteadOf: due.wall, in: frame)
        else { return nil }
        (rule.hours, rule.minutes) = ([minute / 60], [minute % 60])
        let new = FloatingTime(day: due.day, minute: minute)
        guard new.wall <= present.wall, due.wall > present.wall else { return (new, rule) }
        let next = rule.occurrences(from: new.wall, after: present.wall, limit: 1).first
        return (next.map { FloatingTime(day: $0.day, minute: minute) } ?? new, rule)
    }

    /// Hides it until then.
    func setStart(of id: TaskID, to said: SaidTime, _ frame: TimeFrame) throws {
        let task = try reviseTask(id) { $0.start = try due(of: said, in: frame) }
        try show(TaskCard(task.id), note: ReminderReply.followed)
    }

    func due(of said: SaidTime, in frame: TimeFrame) throws -> FloatingTime {
        let slots = Slots([Slots.Filled(name: SlotName.due, value: .time(said), typed: "", range: 0..<0)])
        var times: WishTimes?
        do throws(TimeProblem) { times = try WishTimes(slots, in: frame) } catch { throw Refusal(error) }
        guard let due = times?.due else { throw Refusal(TaskReply.noTime) }
        return due
    }

    func shiftTask(_ id: TaskID, by length: SaidLength) throws {
        let due = try shiftedDue(of: id, by: length)
        try show(TaskCard(reviseTask(id) { $0.due = due }.id), note: TaskReply.moved)
    }

    /// So much later, or earlier, than it was due; what has no time of day stays with whole days.
    func shiftedDue(of id: TaskID, by length: SaidLength) throws -> FloatingTime {
        let old = try draft(of: taskToChange(id)), zone = settings.timeZone
        guard let due = old.due else { throw Refusal(TaskChangeReply.noDay(old.title)) }
        try length.mustBeNear()
        let frame = TimeFrame(now: due.moment(in: zone), settings: settings)
        let moment: Date
        switch SaidTime(length: length).reading(in: frame) {
        case .moment(let time): moment = time.date
        case .over(let date): moment = date
        case .noClock: return due
        }
        let shifted = FloatingTime(moment, in: zone)
        let isWhole = due.minute == nil && shifted.minute == 0
        return isWhole ? FloatingTime(shifted.date) : shifted
    }

    /// "make it p1", "make it oat milk": what the words say besides a title is added, a title takes the old one's place.
    func amendTask(_ id: TaskID, _ words: String) throws {
        let line = LineReader.read(words, language: language)
        let slots = try WishSlots.slots(of: line, for: TaskCommand.about.intent, names: names(), isAsked: true)
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

    /// "put it on shopping": a list, which is made where there is none, or a pin.
    func putTask(_ id: TaskID, under name: String) throws {
        var new = try draft(of: taskToChange(id))
        let bare = name.trimmed
        switch try existingHome(named: bare) {
        case .place(let place): new.place = place
        case .heading(let list): new.heading = list
        case .loose, nil:
            let name = try PlaceName(checking: bare).text
            return try show(TaskCard(putTask(id, new, onNewList: name).id), note: TaskReply.keptOnNew(name))
        }
        try show(TaskCard(reviseTask(id, as: new).id), note: TaskChangeReply.movedOver)
    }

    private func putTask(_ id: TaskID, _ new: NewTask, onNewList name: String) throws -> TaskRecord {
        try change(.change, voice.words(TaskChangeReply.changing(new.title))) {
            var new = new
            new.heading = try keepList(named: name)
            return try reviseTask(id, as: new)
        } subject: {
            .task($0.id)
        }
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

    /// The length of time that words name: "2 days", "by 2 days".
    func length(in words: String) throws -> SaidLength {
        let values = LineReader.read(words, language: language).timeValues.map(\.value)
        guard let length = values.lazy.compactMap(\.howLong).first else { throw Refusal(TaskReply.noTime) }
        return length
    }

    /// "Friday" of "move milk to Friday", of "hide milk until Friday".
    func time(in words: String) throws -> SaidTime {
        let line = LineReader.read(words, language: language)
        if let edge = line.timeValues.lazy.compactMap(\.value.edge).first { return edge }
        if let time = line.times.first { return try line.inDaylight(time.time.get()) }
        guard let hour = try Spoken(line: line).timeAlone() else { throw Refusal(TaskReply.noTime) }
        return hour
    }
}

extension Spoken {
    /// Words that are a part of a message, or of a button's.
    init(line: ReadLine) {
        let chat = ChatRef(messenger: .telegram, id: "")
        self.init(message: Incoming.Message(ref: MessageRef(chat: chat, id: ""), text: line.text), line: line)
    }
}

extension SaidValue {
    /// The one time that bounds it: "until Friday", "from Friday".
    fileprivate var edge: SaidTime? {
        switch self {
        case .span(.until(let time, _)), .span(.before(let time)), .span(.since(let time)), .span(.after(let time)):
            time
        default: nil
        }
    }

    /// A time of day till which something lasts: "until 6".
    var endOfDay: SaidTime? {
        if case .span(.until(let time, _)) = self, time.day == nil, time.clock != nil { time } else { nil }
    }

    /// How long it is from now, or at most: "2 days", "by 2 days".
    var howLong: SaidLength? {
        switch self {
        case .length(let length), .span(.within(let length)): length
        default:
            switch edge {
            case let time? where time.clock == nil:
                if case .span(let length)? = time.day { length } else { time.length }
            default: nil
            }
        }
    }
}
