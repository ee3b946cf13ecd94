import Actions
package import Core
import Language
package import Store

/// Messages of several lines: a task with its steps and its description, or several things for a list.
extension Session {
    /// Keeps what such a message says; false where it is something else.
    package func answerSheet(_ spoken: Spoken) throws -> Bool {
        guard spoken.isOfLines, spoken.text.count <= NoteText.longest, spoken.message.attachments.isEmpty else {
            return false
        }
        let spoken = try withColon(spoken.isSlashCommand ? spoken.saying(spoken.line.text) : spoken)
        if let plan = try ListPlan(spoken, in: self) {
            try keepEach(of: plan)
            return true
        }
        guard let sheet = TaskSheet(TaskSheet.unfolded(spoken.text, spoken.line.language)), !sheet.first.isEmpty,
            try parts(of: spoken).isEmpty
        else { return false }
        if try offerList(of: sheet, spoken) { return true }
        guard let wish = try wish(of: sheet, spoken) else { return false }
        try keepSaying(wish)
        return true
    }

    /// "Packing list", or what a list is called, over things: with the colon that it was meant with.
    private func withColon(_ spoken: Spoken) throws -> Spoken {
        let lines = spoken.text.split(whereSeparator: \.isNewline)
        guard lines.count > 1, case let head = lines[0].trimmed, head.split(separator: " ").count < 5,
            !head.contains(where: { ":;,".contains($0) }),
            try LineReader.read(head, language: language).endsWithList || heading(named: head) != nil
        else { return spoken }
        return spoken.saying("\(head):\n\(lines.dropFirst().joined(separator: "\n"))")
    }

    /// "shopping:" over things, where no list is called so, is asked or made as if they stood behind it on one line.
    private func offerList(of sheet: TaskSheet, _ spoken: Spoken) throws -> Bool {
        let entries = sheet.entries.filter { !$0.isDone }.map(\.title)
        guard !entries.isEmpty, let name = try listName(over: sheet, spoken) else { return false }
        let line = spoken.saying("\(name): \(entries.joined(separator: ", "))")
        guard try offerNewList(line, isRead: false) else { return false }
        let ticked = sheet.entries.count - entries.count
        if ticked > 0 { try say(reply: ListPlanReply.leftOut(ticked)) }
        return true
    }

    private func listName(over sheet: TaskSheet, _ spoken: Spoken) throws -> String? {
        if let name = spoken.saying(sheet.head).line.listToPutOn, !name.isEmpty { return name }
        return sheet.hasColon ? sheet.head : nil
    }

    /// Lets a task follow the edited words of its message; false where they say something else.
    package func followSheet(_ spoken: Spoken, _ thing: Thing) throws -> Bool {
        guard thing.kind == .task, spoken.message.attachments.isEmpty else { return false }
        let sheet = TaskSheet(spoken.text)
        guard let wish = try sheet.map({ try wish(of: $0, spoken, isKnown: true) }) ?? wish(of: spoken) else {
            return false
        }
        let id = TaskID(thing.id)
        var new = try newWords(wish, of: taskToChange(id))
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
        let isTask = isKnown || !sheet.steps.isEmpty || read.ranking?.sure?.intent == TaskCommand.about.intent
        guard isTask else { return nil }
        return try taskWish(of: head).with(sheet)
    }

    /// Of one line; nil where it is read as another command.
    private func wish(of spoken: Spoken) throws -> TaskWish? {
        let read = try Understanding(spoken.line, names: names())
        // "/add soap": its first word is no part of the title, as when it was said first.
        guard let best = read.best else {
            return try spoken.line.isPutting ? taskWish(putting: spoken) : taskWish(of: spoken)
        }
        return try (Understanding.command(best, of: spoken, names()) as? any TaskWisher)?.wish
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

extension Spoken {
    /// It may be several things below or beside each other.
    var isOfLines: Bool { text.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";") } }
}
