import Actions
import Core
import Language
import Store

/// The entries of a list that stand in one message, each on a line of its own, and where they go.
struct ListPlan {
    /// What is still to be done, each as a line of its own.
    private(set) var entries: [Spoken] = []
    /// What was ticked already.
    private(set) var ticked: [String] = []
    private(set) var list: HeadingID?
    /// What the first line says of all of them.
    private(set) var base: NewTask?

    /// Longer lines are sentences rather than entries of a list.
    private static let longestEntry = 60

    /// nil where the message is no list, or its first line is a thing to do with steps.
    init?(_ said: Spoken, in session: Session) throws {
        guard WishSplit.thingsUnderHeading(said.line).isEmpty else { return nil }
        let spoken = said.saying(TaskSheet.unfolded(said.text, said.line.language))
        let lines = try LinesOfOwn(spoken.text, language: spoken.line.language, names: session.names())
        guard lines.parts.isEmpty || !lines.isList else {
            take(lines.parts.map { NewStep($0) }, spoken)
            return
        }
        guard lines.parts.isEmpty, let sheet = TaskSheet(spoken.text), TaskSheet.sections(of: spoken.text).isEmpty,
            sheet.entries.allSatisfy({ $0.title.count <= Self.longestEntry })
        else { return nil }
        guard !sheet.first.isEmpty else {
            guard sheet.hasOnlyThings(spoken.line.language) else { return nil }
            take(sheet.entries, spoken)
            return
        }
        guard try takesHeading(of: sheet, spoken, in: session) else { return nil }
    }

    /// The lines that are left of an edited message which had been a list.
    init(leftOf spoken: Spoken) {
        let lines = TaskSheet.lines(of: spoken.text).filter { !$0.isEmpty }
        take(lines.map { TaskSheet.step($0) ?? NewStep($0) }, spoken)
    }

    private mutating func take(_ steps: [NewStep], _ spoken: Spoken, verb: ReadLine? = nil) {
        ticked = steps.filter(\.isDone).map(\.title)
        entries = steps.filter { !$0.isDone }.map { spoken.saying(verb?.deed(with: $0.title) ?? $0.title) }
    }

    /// A list of that name, a day or a verb over all of them; false for anything else.
    private mutating func takesHeading(of sheet: TaskSheet, _ spoken: Spoken, in session: Session) throws -> Bool {
        guard sheet.hasColon || !sheet.steps.isEmpty else { return false }
        let head = spoken.saying(sheet.head)
        if let list = try session.list(namedIn: head.line) {
            self.list = list
            take(sheet.entries, spoken)
            return true
        }
        // "shopping list:" of a list that is still to be made.
        let isOfNewList = sheet.hasColon && ThingsForList(spoken.saying("\(sheet.first) x, x").line)?.isSure == true
        if !isOfNewList, let base = try session.common(saidIn: head) {
            self.base = base
            take(sheet.entries, spoken)
            return true
        }
        guard sheet.hasColon, head.line.deed(with: "") != nil else { return false }
        take(sheet.entries, spoken, verb: head.line)
        return true
    }
}

extension Session {
    /// "shopping", "shopping list", "add to shopping".
    fileprivate func list(namedIn line: ReadLine) throws -> HeadingID? {
        let names = try names()
        for name in [line.text.trimmed, line.listToPutOn ?? ""] where !name.isEmpty {
            let last = name.split(separator: " ").dropLast().joined(separator: " ")
            for name in [name, last] where !name.isEmpty {
                if let match = NameMatcher.match(name, among: names, as: .heading), match.isExact, let id = match.id {
                    return HeadingID(id)
                }
            }
            if let known = try heading(named: listName(name)) { return known }
        }
        return nil
    }

    /// "To do today", "Tomorrow": says of all that follows when it is due, and nothing else; nil for any other line.
    fileprivate func common(saidIn head: Spoken) throws -> NewTask? {
        if head.line.listToPutOn?.isEmpty == true { return NewTask("") }
        let intent = TaskCommand.about.intent
        let slots = try WishSlots.slots(of: head.line, for: intent, names: names(), isAsked: true)
        let title = slots.text(SlotName.title)?.trimmed ?? ""
        guard title.isEmpty || ListName.meansAll(title, head.line.language) else { return nil }
        let wish = try TaskWish(title: head.text, Said(spoken: head, slots: slots))
        return try wish.list == nil ? wish.task(in: self) : nil
    }

    /// Every line is read by itself, so that each can have a day, a label or a priority of its own.
    func keepEach(of plan: ListPlan) throws {
        guard !plan.entries.isEmpty else { throw Refusal(ListPlanReply.allTicked(plan.ticked.count)) }
        let wishes = try plan.entries.prefix(Self.mostSteps).map { try taskWish(of: $0) }
        let titles = wishes.map(\.title).joined(separator: ", ")
        let kept = try change(.add, voice.words(TaskReply.adding(titles)), subject: plan.list.map { .heading($0) }) {
            try wishes.map { try keepTask($0.task(in: self, on: plan)) }
        }
        if let list = plan.list { try remember(origin: .heading(list)) }
        for (number, task) in kept.enumerated() { try remember(origin: .task(task.id), ofLine: number) }
        let note: any Reply = isHolding ? ListPlanReply.named(titles) : TaskReply.keptSeveral(kept.count)
        try show(plan, on: plan.list, saying: note)
    }

    /// Shows the list, and says what of it was left out.
    func show(_ plan: ListPlan, on list: HeadingID?, saying note: any Reply) throws {
        let left = plan.ticked.isEmpty ? [] : [voice.say(ListPlanReply.leftOut(plan.ticked.count))]
        try show(
            list.map { TasksCard(.list($0)) } ?? TasksCard(.open),
            note: ReminderReply.whole(([voice.say(note.wording)] + left).joined()))
    }
}

extension TaskWish {
    /// One of a list over which stands when they are due: a time of day is on that day.
    func task(in session: Session, under base: NewTask?) throws -> NewTask {
        var new = try task(in: session, over: base)
        if let day = base?.due?.day, case .time(let said)? = slots[SlotName.due]?.value, said.day == nil,
            said.length == nil
        {
            new.due = new.due.map { FloatingTime(day: day, minute: $0.minute) }
        }
        return new
    }

    fileprivate func task(in session: Session, on plan: ListPlan) throws -> NewTask {
        var new = try task(in: session, under: plan.base)
        new.heading = plan.list
        return new
    }
}

enum ListPlanReply: Reply {
    case leftOut(Int), allTicked(Int), named(String)
    /// How many are new, and which stay though their lines are gone.
    case followed(new: Int, gone: Int), stays(String)

    var wording: Wording {
        switch self {
        case .leftOut(let count):
            Wording(
                "listPlan.leftOut", "{n:line was|lines were} ticked already and left out.", ["n": .number(count)])
        case .allTicked(let count):
            Wording(
                "listPlan.allTicked", "{n:line is|lines are} ticked already, so there is nothing to keep.",
                ["n": .number(count)])
        case .named(let titles): Wording("listPlan.named", "Kept as to-dos: {titles}", ["titles": .text(titles)])
        case .followed(new: 0, gone: 0): Wording("listPlan.same", "Your change is kept.")
        case .followed(let new, let gone):
            Wording(
                "listPlan.followed", "Your change is kept: {new} new, {gone} taken away.",
                ["new": .number(new), "gone": .number(gone)])
        case .stays(let titles):
            Wording(
                "listPlan.stays", "Done or changed since, so not taken away: {titles}", ["titles": .text(titles)])
        }
    }
}
