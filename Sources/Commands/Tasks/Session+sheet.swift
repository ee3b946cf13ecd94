import Actions
package import Core
import Language
package import Store

/// Messages of several lines: a task with its steps and its description, or several things for a list.
extension Session {
    /// Longer lines are sentences rather than entries of a list.
    private static let longestEntry = 60

    /// Keeps what such a message says; false where it is something else.
    package func answerSheet(_ spoken: Spoken) throws -> Bool {
        guard spoken.text.count <= NoteText.longest, spoken.message.attachments.isEmpty, !spoken.isSlashCommand,
            let sheet = TaskSheet(spoken.text)
        else { return false }
        if sheet.first.isEmpty {
            guard sheet.details.isEmpty, sheet.steps.allSatisfy({ $0.title.count <= Self.longestEntry }) else {
                return false
            }
            try keepEach(of: sheet, on: nil, spoken)
            return true
        }
        if sheet.hasColon || !sheet.steps.isEmpty, let list = try list(namedIn: sheet.head) {
            try keepEach(of: sheet, on: list, spoken)
            return true
        }
        guard let wish = try wish(of: sheet, spoken) else { return false }
        try keepSaying(wish)
        return true
    }

    /// Lets a task follow the edited words of its message; false where they say something else.
    package func followSheet(_ spoken: Spoken, _ thing: Thing) throws -> Bool {
        guard thing.kind == .task, spoken.message.attachments.isEmpty else { return false }
        let sheet = TaskSheet(spoken.text)
        guard let wish = try sheet.map({ try wish(of: $0, spoken, isKnown: true) }) ?? wish(of: spoken) else {
            return false
        }
        let id = TaskID(thing.id)
        var new = try wish.task(in: self, over: draft(of: taskToChange(id)))
        if let list = wish.list { new.heading = try heading(named: listName(list)) ?? new.heading }
        if let sheet { new.details = try TaskDetails(checking: sheet.details).text }
        try change(.change, voice.words(TaskChangeReply.changing(new.title)), subject: thing) {
            try reviseTask(id, as: new)
            if let sheet, !sheet.steps.isEmpty { try setSteps(wish.steps, of: id) }
        }
        try show(TaskCard(id), note: ReminderReply.followed)
        return true
    }

    /// nil where the first line is something else than a thing to do.
    func wish(of sheet: TaskSheet, _ spoken: Spoken, isKnown: Bool = false) throws -> TaskWish? {
        let head = spoken.saying(sheet.head)
        let read = try Understanding(head.line, names: names())
        if let best = read.best {
            guard let command = try Understanding.command(best, of: head, names()) as? any TaskWisher else {
                return nil
            }
            return try command.wish?.with(sheet)
        }
        let isTask = isKnown || !sheet.steps.isEmpty || read.ranking?.sure?.intent == "task.add"
        guard isTask, try isKnown || !sheet.steps.isEmpty || !isSeveral(spoken) else { return nil }
        return try taskWish(of: head).with(sheet)
    }

    /// Of one line; nil where it is read as another command.
    private func wish(of spoken: Spoken) throws -> TaskWish? {
        let read = try Understanding(spoken.line, names: names())
        guard let best = read.best else { return try taskWish(of: spoken) }
        return try (Understanding.command(best, of: spoken, names()) as? any TaskWisher)?.wish
    }

    private func isSeveral(_ spoken: Spoken) throws -> Bool {
        let names = try names()
        return !WishSplit.parts(of: spoken.line) { line in
            let part = Understanding(line, names: names)
            return part.best != nil || part.ranking?.sure != nil
        }.isEmpty
    }

    /// "shopping", "shopping list".
    private func list(namedIn words: String) throws -> HeadingID? {
        let names = try names()
        let last = words.split(separator: " ").dropLast().joined(separator: " ")
        for name in [words, last] where !name.isEmpty {
            guard let match = NameMatcher.match(name, among: names, as: .heading), match.isExact, let id = match.id
            else {
                continue
            }
            return HeadingID(id)
        }
        return nil
    }

    /// Every line is read by itself, so that each can have a day, a label or a priority of its own.
    private func keepEach(of sheet: TaskSheet, on list: HeadingID?, _ spoken: Spoken) throws {
        let wishes = try sheet.entries.prefix(Self.mostSteps).map { try taskWish(of: spoken.saying($0.title)) }
        let title = wishes.map(\.title).joined(separator: ", ")
        try change(.add, voice.words(TaskReply.adding(title)), subject: list.map { .heading($0) }) {
            for wish in wishes {
                var new = try wish.task(in: self)
                new.heading = list
                try keepTask(new)
            }
        }
        if let list { try remember(origin: .heading(list)) }
        try show(list.map { TasksCard(.list($0)) } ?? TasksCard(.open), note: TaskReply.keptSeveral(wishes.count))
    }
}

/// A command that keeps something to do.
protocol TaskWisher: Command {
    /// nil where it is still to be asked for.
    var wish: TaskWish? { get }
}

/// The description of a task, as it can be kept.
struct TaskDetails {
    static let longest = 4_000
    let text: String

    init(checking words: String) throws {
        text = try words.kept(upTo: Self.longest, orRefuse: TaskChangeReply.detailsTooLong)
    }
}
