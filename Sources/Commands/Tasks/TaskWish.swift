import Actions
import Core
import Language
import Store

/// What a line says of something to do.
struct TaskWish: Sendable {
    private(set) var title: String
    var details = ""
    var steps: [NewStep] = []
    private(set) var slots: Slots
    let spoken: Spoken

    init(title: String, _ said: Said) throws {
        self.title = try TaskText(checking: title).text
        (slots, spoken) = (said.slots, said.spoken)
    }

    /// "call me" as whoever is asked for it reads it.
    func asked(by name: String) -> TaskWish {
        var wish = self
        wish.title = LineReader.read(title, language: spoken.line.language).naming(speaker: name) ?? title
        return wish
    }

    /// "for the weekend: mow the lawn, wash the car", "to-dos: shoes, hat": a heading of several things, or one that says
    /// when they are due, stands before a colon and nothing else than they behind it.
    var isHeaded: Bool {
        let parts = spoken.text.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, String(parts[1]).trimmed == title else { return false }
        return [SlotName.due, SlotName.start, SlotName.titles].contains(where: slots.contains)
    }

    /// It says what, and onto which list, and nothing that only what is to be done has.
    var isPlain: Bool { slots.all.allSatisfy { [SlotName.title, SlotName.list].contains($0.name) } }

    /// Something of the title stands behind it, while the line does not begin with it.
    func isBeforeTitle(_ filled: Slots.Filled) -> Bool {
        guard let title = slots[SlotName.title], AskedInLine(spoken.line) == nil else { return false }
        return filled.range.upperBound <= title.range.lowerBound
    }

    /// Due at a time as well.
    func due(_ time: SaidTime) -> TaskWish {
        var whole = self
        whole.slots = Slots(slots.all + [Slots.Filled(name: SlotName.due, value: .time(time), typed: "", range: 0..<0)])
        return whole
    }

    /// Without a label of that name, which was somebody's.
    func without(label: String) -> TaskWish {
        var whole = self
        whole.slots = Slots(
            slots.all.filter { if case .label(let other) = $0.value { other != label } else { true } })
        return whole
    }

    /// What is to be told at an occasion rather than at a time; nil where the words name none.
    static func tied(_ title: String, _ spoken: Spoken, in session: Session) throws -> TaskWish? {
        let line = LineReader.read(title, language: spoken.line.language)
        let slots = try session.taskSlots(of: line)
        let place = slots.name(SlotName.place).flatMap { $0.isDoubtful ? nil : $0.id }
        guard slots.contains(SlotName.occasion) || place != nil, let title = slots.text(SlotName.title) else {
            return nil
        }
        return try TaskWish(title: title, Said(spoken: spoken, slots: slots))
    }

    /// What it asks for; what it does not name stays as `old` has it.
    func task(in session: Session, over old: NewTask? = nil) throws -> NewTask {
        var new = old ?? NewTask(title)
        new.title = title
        if !details.isEmpty { new.details = details }
        let times = try times(in: session)
        new.start = times.start ?? new.start
        new.due = times.due ?? new.due
        new.repetition = times.repetition ?? new.repetition
        new.priority = priority ?? new.priority
        let labels = labels
        if !labels.isEmpty { new.labels = labels }
        if let tie = try tie(in: session) { (new.tie, new.newOccasion) = tie }
        new.place = try namedPin ?? (old == nil ? session.ownPin(repliedToIn: spoken) : new.place)
        return new
    }

    /// One's own place that it surely names.
    private var namedPin: PlaceID? {
        slots.name(SlotName.place).flatMap { $0.isDoubtful ? nil : $0.id }.map { PlaceID($0) }
    }

    /// The occasion that it names, known or new; nil where it names none.
    private func tie(in session: Session) throws -> (OccasionTie?, NewOccasion?)? {
        guard let said = slots.name(SlotName.occasion)?.name ?? slots.text(SlotName.occasion), !said.trimmed.isEmpty
        else {
            return nil
        }
        let relation = slots.text(SlotName.relation).flatMap(OccasionRelation.init(rawValue:))
        if let known = try session.occasion(saying: said, relation) { return (OccasionTie(known, relation), nil) }
        return (nil, try session.newOccasion(saying: said, relation))
    }

    /// With what stands in the lines under it.
    func with(_ sheet: TaskSheet) throws -> TaskWish {
        var whole = self
        whole.details = try TaskDetails(checking: sheet.details).text
        whole.steps = try sheet.steps.map { NewStep(try TaskText(checking: $0.title).text, isDone: $0.isDone) }
        return whole
    }

    func times(in session: Session) throws -> WishTimes {
        do throws(TimeProblem) { return try WishTimes(slots, in: session.frame(of: spoken)) } catch {
            throw Refusal(error)
        }
    }

    /// The list that the line names; nil where it names none, or all of them by a word that no list has for its name.
    var list: String? {
        let name = slots.name(SlotName.list)
        if let name, name.isKnown { return name.name }
        let text = name.map(\.name) ?? slots.text(SlotName.list)
        return text.flatMap { $0.trimmed.isEmpty || ListName.meansAll($0, spoken.line.language) ? nil : $0.trimmed }
    }

    /// The fourth level of other programs is none.
    private var priority: Int? {
        guard case .number(let level)? = slots[SlotName.priority]?.value, (1...3).contains(level) else { return nil }
        return Int(level)
    }

    private var labels: [String] {
        slots.all.compactMap { if case .label(let label) = $0.value { label } else { nil } }
    }
}
