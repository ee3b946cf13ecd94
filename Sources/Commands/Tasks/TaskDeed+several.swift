import Actions
import Core
import Language
import Store

extension Session {
    /// "stove and lamp": each of several that are named one after the other is done or deleted, as one change; what is
    /// not found is named.
    /// - Returns: false where one of them is called by all of the words, or a name is that of none or of several.
    func act(_ deed: TaskDeed, onEachNamedIn words: String) throws -> Bool {
        let (names, isWithout) =
            try deed == .done ? namesTicked(in: words) : (ThingsInLine.each(of: words, language: language), false)
        guard deed == .done || deed == .delete, names.count > 1 || isWithout, try tasks(named: words, .wholly).isEmpty
        else {
            return false
        }
        let found = try names.map { try tasks(named: $0, .wholly) }
        let named = found.flatMap(\.self)
        let missing = names.indices.filter { found[$0].isEmpty }.map { names[$0] }
        guard !named.isEmpty, found.allSatisfy({ $0.count < 2 }),
            !named.contains(where: { PartOfDeed.leavesOpen("", of: $0.title, language: language) }),
            Set(named.map(\.id)).count == names.count - missing.count
        else { return false }
        try act(deed, onAll: named, missing: missing)
        return true
    }

    /// "milk", "eggs" and "tea" of "milk eggs and tea" where these are open; of "milk, no eggs" only the milk; `isWithout`:
    /// something was said not to be.
    private func namesTicked(in words: String) throws -> (names: [String], isWithout: Bool) {
        let parts = words.split(separator: ",").map(\.trimmed)
        let got = parts.filter { !LineReader.read($0, language: language).begins(with: .lacking) }
        let said = got.isEmpty ? words : got.joined(separator: ", ")
        let names = try ThingsInLine.each(of: said, language: language).flatMap { name in
            try tasks(named: name, .wholly).isEmpty ? runOfNames(in: name) ?? [name] : [name]
        }
        return (names, !got.isEmpty && got.count < parts.count)
    }

    /// "milk eggs" as what is called "milk" and what is called "eggs"; nil where some word is in no such name.
    private func runOfNames(in words: String) throws -> [String]? {
        let said = words.split(separator: " ").map(String.init)
        guard (2...Self.mostOfRun).contains(said.count) else { return nil }
        var names: [String] = [], start = 0
        while start < said.count {
            let ways = (start + 1...said.count).reversed().map { said[start..<$0].joined(separator: " ") }
            guard let name = try ways.first(where: { try isOpen(calledJust: $0) }) else { return nil }
            names.append(name)
            start += name.split(separator: " ").count
        }
        return names
    }

    private static let mostOfRun = 8

    private func isOpen(calledJust name: String) throws -> Bool {
        try tasks(named: name, .wholly).contains { task in
            // "eggs" of "12 eggs"
            let counted = LineReader.read(task.title, language: language).amountOfThing?.thing
            return (counted ?? task.title).isSaid(by: name)
        }
    }

    /// "milk" of "milk and eggs": that alone is done or gone, and the rest is what is still to do, as one change.
    /// - Returns: false where the words name all of it.
    func act(_ deed: TaskDeed, onPartOf task: TaskRecord, namedIn words: String) throws -> Bool {
        guard deed == .done || deed == .delete || deed.isOfTime, task.repetition == nil, try mayChange(.task(task.id)),
            try task.heading != nil || isOwn(.task(task.id)),
            let named = PartOfDeed(named: words, of: task.title, language: language)
        else { return false }
        if deed.isOfTime {
            try act(deed, on: named, apartFrom: task)
            return true
        }
        let reply: TaskReply = deed == .done ? .tickedIn(named.part) : .deleted(named.part)
        try change(.change, voice.words(reply), subject: .task(task.id)) {
            var part = try draft(of: task)
            part.title = named.part
            if deed == .done { try finishTask(keepTask(part).id) }
            try reviseTask(task.id) { $0.title = named.rest }
        }
        try show(TaskCard(task.id), note: TaskChangeReply.isLeft(voice.say(reply)))
        return true
    }

    /// "tom can wait till Monday" of "print report, call tom": that becomes something to do of its own, which is then; the
    /// rest stays as it is.
    private func act(_ deed: TaskDeed, on named: PartOfDeed, apartFrom task: TaskRecord) throws {
        try change(.change, voice.words(TaskChangeReply.changing(task.title)), subject: .task(task.id)) {
            var part = try draft(of: task)
            part.title = named.part
            let apart = try keepTask(part)
            try reviseTask(task.id) { $0.title = named.rest }
            try act(deed, on: apart.id)
        }
    }

    /// "2", "1 and 3" of the list that was shown last: the to-dos and reminders in those rows.
    /// - Returns: false where the words are no numbers, something is called so, or no such list was shown.
    func act(_ deed: TaskDeed, onRowsNumberedIn words: String) throws -> Bool {
        let names = ThingsInLine.each(of: words, language: language), numbers = names.compactMap { Int($0) }
        guard !numbers.isEmpty, numbers.count == names.count, var recall = try lastRecall,
            let list = recall.card as? any ListCard,
            list is TasksCard || list is RemindersCard, try tasks(named: words, .wholly).isEmpty
        else { return false }
        var things: [Thing] = []
        for number in numbers {
            guard let thing = try list.thing(number, in: self) else { throw Refusal(FollowReply.noNumber(number)) }
            if !things.contains(thing) { things.append(thing) }
        }
        if things.count == 1, things[0].kind == .reminder {
            try act(deed, on: reminderToChange(ReminderID(things[0].id)))
        } else if things.count == 1 {
            try act(deed, on: TaskID(things[0].id))
        } else {
            let tasks = try things.compactMap { try task(TaskID($0.id)) }
            guard list is TasksCard, deed == .done || deed == .delete, tasks.count == things.count else { return false }
            try act(deed, onAll: tasks)
        }
        recall.things = things
        try keepRecall(recall)
        return true
    }

    /// As one change; says what was not found beside them.
    func act(_ deed: TaskDeed, onAll named: [TaskRecord], missing: [String] = []) throws {
        let titles = named.map(\.title).joined(separator: ", ")
        let reply: TaskReply = deed == .done ? .tickedIn(titles) : .deleted(titles)
        try change(deed == .done ? .change : .delete, voice.words(reply)) {
            for task in named {
                if deed == .done { try finishTask(task.id) } else { try deleteTask(task.id) }
            }
        }
        for task in named where deed == .done { try tellDone(task) }
        let left = missing.isEmpty ? [] : [voice.say(TaskChangeReply.notFound(missing.joined(separator: ", ")))]
        try tell(TaskReply.whole(([voice.say(reply)] + left).joined()))
    }
}
