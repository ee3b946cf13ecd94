import Actions
import Core
import Language
import Store

extension Session {
    /// What a line says as something to do: its title, when it is due, on which list it goes and the like.
    func taskSlots(of line: ReadLine) throws -> Slots {
        try WishSlots.slots(of: line, for: TaskCommand.about.intent, names: names(), isAsked: true)
    }

    /// A line read as something to do, whatever else it may say.
    func taskWish(of spoken: Spoken) throws -> TaskWish {
        let slots = try taskSlots(of: spoken.line)
        return try TaskWish(title: slots.text(SlotName.title) ?? spoken.unquoted, Said(spoken: spoken, slots: slots))
    }

    /// The same as a task, at an occasion that is given or at the one that it names.
    func newTask(of spoken: Spoken, tied tie: OccasionTie?) throws -> NewTask {
        var new = try taskWish(of: spoken).task(in: self)
        new.tie = tie ?? new.tie
        return new
    }

    /// Keeps something to do and shows it; on the list that is named, which is made where there is none.
    ///
    /// `isTold`: one wants to be told of it, so that a day alone is its morning.
    func keepSaying(
        _ wish: TaskWish, over base: NewTask? = nil, on list: HeadingID? = nil, because: OccasionReply? = nil,
        isTold: Bool = false
    ) throws {
        if try base == nil && wish.spoken.line.tellsDeedDone && wish.times(in: self).assumed.contains(.nextYear) {
            return try offerToKeep(wish.spoken, saying: DoubtReply.fact)
        }
        var new = try wish.task(in: self, over: base)
        if isTold { new.beginInTheMorning() }
        if list == nil, let name = wish.list, case let several = try listsOfOthers(severalNamed: name), !several.isEmpty
        {
            return try askWhose(several, wish)
        }
        if list == nil, let owner = try wish.list.flatMap(ownerOfList(saidAs:)) {
            return try keepSaying([wish.title], of: wish, onListOf: owner)
        }
        let known = try list ?? listNamed(in: wish)
        if list == nil, let known, try asksForOthers(wish, known) { return try askForShared(known, wish) }
        if known == nil, try offerWithout(unseenList: wish.list, wish.spoken) { return }
        if base == nil, let same = try sameOnList(wish, new.title, known) {
            return try showStanding([same.title], on: known)
        }
        let task = try keepTask(new, of: wish, on: known)
        let made = known == nil ? try task.heading.flatMap { try heading($0)?.name } : nil
        try show(task, of: wish, onNew: made, isNewOccasion: new.newOccasion != nil, because: because)
    }

    private func keepTask(_ new: NewTask, of wish: TaskWish, on known: HeadingID?) throws -> TaskRecord {
        var new = new
        let task = try change(.add, voice.words(TaskReply.adding(new.title))) {
            new.heading = try known ?? makeList(of: wish)
            let task = try keepTask(new)
            try addSteps(wish.steps, to: task.id)
            return task
        } subject: {
            .task($0.id)
        }
        try keepPhotos(of: wish.spoken, on: .task(task.id))
        try remember(origin: .task(task.id))
        return task
    }

    /// `made`: the list that was made for it.
    private func show(
        _ task: TaskRecord, of wish: TaskWish, onNew made: String?, isNewOccasion: Bool, because: OccasionReply?
    ) throws {
        // Among the answers to several wishes the card itself is not seen.
        let due = task.due.map { ", " + measures.short($0) } ?? ""
        let kept = isHolding ? TaskReply.keptNamed(task.title + due) : .kept
        let tie = try tieNote(of: task, isNew: isNewOccasion && !isHolding)
        let repetition = isHolding ? task.repetition : nil
        let rule = repetition.map { [voice.say(TaskReply.repeats(wording(of: $0), next: []))] } ?? []
        let reason = try because.map { try explaining($0, task) }
        let note: any Reply = reason ?? made.map(TaskReply.keptOnNew) ?? tie?.note ?? kept
        let twin = try twinNote(of: task)
        let lines =
            try [voice.say(note.wording)] + rule + onlyOnce(task, of: wish) + assumedDay(of: wish, task)
            + (made.map(seenBeside) ?? []) + twin.lines
        try show(
            TaskCard(task.id), note: ReminderReply.whole(lines.joined()),
            buttons: (tie?.buttons ?? []) + twin.buttons + splitButtons(of: task))
    }

    /// "every time I leave home" is said once; what comes each time is a routine.
    private func onlyOnce(_ task: TaskRecord, of wish: TaskWish) -> [RichText] {
        let isOnce = task.occasion != nil && task.repetition == nil && wish.spoken.line.saysEachTime
        return isOnce ? [voice.say(OccasionReply.once)] : []
    }

    /// That the date is another day of the week than was said, or is of next year.
    private func assumedDay(of wish: TaskWish, _ task: TaskRecord) throws -> [RichText] {
        guard let due = task.due,
            let assumed = try wish.times(in: self).assumed.first(where: { [.otherWeekday, .nextYear].contains($0) })
        else { return [] }
        return [voice.say(ReminderReply.assumed(assumed, measures.assumed(assumed, due.moment(in: settings.timeZone))))]
    }

    /// That a new list has the name of another's.
    func seenBeside(_ name: String) throws -> [RichText] {
        try ownerOfList(seenAs: name).map { [voice.say(AddedReply.seenBeside(owner: $0, name))] } ?? []
    }

    /// The same of a heading that was made for a note.
    func notedBeside(_ name: String) throws -> [RichText] {
        try ownerOfList(seenAs: name).map { [voice.say(AddedReply.notedBeside(owner: $0, name))] } ?? []
    }

    /// Each of several things that are named for a list or under a heading, else the one.
    func keepAll(of wish: TaskWish) throws {
        if try keepAmongNotes(wish) { return }
        let isSeveral = wish.list != nil || wish.isHeaded
        let titles = isSeveral ? ThingsInLine.parts(of: wish.title, language: wish.spoken.line.language) : [wish.title]
        if titles.count > 1 { try keepSaying(titles, of: wish) } else { try keepSaying(wish) }
    }

    /// Several things for one list, as one change; shows the list.
    func keepSaying(_ titles: [String], of wish: TaskWish, on known: HeadingID? = nil) throws {
        if known == nil, let owner = try wish.list.flatMap(ownerOfList(saidAs:)) {
            return try keepSaying(titles, of: wish, onListOf: owner)
        }
        if known == nil, try listNamed(in: wish) == nil && offerWithout(unseenList: wish.list, wish.spoken) { return }
        var new = try wish.task(in: self)
        let all = try titles.map { try TaskText(checking: $0).text }
        let place = try known ?? listNamed(in: wish)
        if known == nil, let place, try asksForOthers(wish, place) { return try askForShared(place, wish) }
        let (titles, standing) = try parted(all, of: wish, on: place)
        if titles.isEmpty { return try showStanding(standing, on: place) }
        let list = try change(.add, voice.words(TaskReply.adding(new.title))) {
            new.heading = try place ?? makeList(of: wish)
            for title in titles {
                new.title = title
                let task = try keepTask(new)
                if title == titles.first { try keepPhotos(of: wish.spoken, on: .task(task.id)) }
            }
            return new.heading
        } subject: {
            $0.map { .heading($0) }
        }
        if let list { try remember(origin: .heading(list)) }
        // What is hidden until its day is seen among what is due then.
        let days = new.due.map { dueScope(from: new.start?.day ?? $0.day, to: $0.day) } ?? .open
        let note: any Reply =
            standing.isEmpty ? TaskReply.keptSeveral(titles.count) : ListTwinReply.keptBut(titles.count, standing)
        try show(TasksCard(list.map { .list($0) } ?? days), note: note)
    }

    func listNamed(in wish: TaskWish) throws -> HeadingID? {
        guard let name = wish.list else { return try listRepliedTo(by: wish.spoken) }
        if let own = try heading(named: listName(name)) { return own }
        guard let list = try listOfOthers(named: name) ?? listOfOthers(calledByOwner: name) else { return nil }
        guard try mayWork(on: .heading(list)) else { throw Refusal(ListReply.onlyLook(name)) }
        return list
    }

    /// What is said in reply to a list of things to do goes on it.
    private func listRepliedTo(by spoken: Spoken) throws -> HeadingID? {
        guard case .list(let list)? = (spoken.repliedCard as? TasksCard)?.scope, try mayWork(on: .heading(list)) else {
            return nil
        }
        return list
    }

    /// "Ana's shopping", "anas shopping": another's list by their name and its own.
    func listOfOthers(calledByOwner words: String) throws -> HeadingID? {
        let said = words.lowercased().replacing("’", with: "'")
        return try listsOfOthers().first { list in
            guard let owner = try profile(PersonID(list.owner.rawValue)) else { return false }
            let name = " " + list.name.lowercased()
            guard said.hasSuffix(name) else { return false }
            let owners = said.dropLast(name.count).possibleOwners
            return [owner.name, owner.username].compactMap { $0?.lowercased() }.contains(where: owners.contains)
        }?.id
    }

    private func makeList(of wish: TaskWish) throws -> HeadingID? {
        try wish.list.map { try keepList(named: PlaceName(checking: $0).text) }
    }

    func retitleTask(_ id: TaskID, to words: String) throws -> TaskRecord {
        try reviseTask(id) { $0.title = try TaskText(checking: words).text }
    }

    func deleteTaskSaying(_ id: TaskID) throws {
        let old = try taskToChange(id)
        try deleteTask(id)
        if let list = try pressedCard as? TasksCard { return try show(list, note: TaskReply.deleted(old.title)) }
        try tell(TaskReply.deleted(old.title))
    }
}
