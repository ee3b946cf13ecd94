import Actions
import Core
import Language
import Store

/// Shows what is to be done.
struct TasksCommand: Command {
    static let about = About(
        intent: "task.list", area: .tasks, menu: "todos", summary: "All that is to be done, or what is due on some day",
        phrases: [
            "[show|list|see] [me] [all] [of] [my|the] (tasks|todos|to dos)", "all",
            "[show|list|see] [me] [my|the] (to do|todo) list", "[show] [me] [our|the] list",
            "[show|list|see] [me] [all] [of] [my|the] (tasks|todos|to dos) [for|due|of|on] {when:time}",
            "[show|list|see] [me] [all] [of] [my|the] (tasks|todos|to dos) (on|of|in|from|for|about) [my|the] [list] {list:heading!} [list]",
            "[show|list|see] [me] [all] [of] [my|the] (tasks|todos|to dos) (for|in|on|about) [my|the] {what:few} [list]",
            "[show|list|see] [me] [all] [of] [my|the] (tasks|todos|to dos) (for|at|in) [my|the] {place:place!}",
            "what [do i have|do i need|do we have|do we need|is|have i got] to do [for|on] [{when:time}]",
            "what needs (doing|to be done) [for|on] [{when:time}]",
            "what (did|do|should) (i|we) [still] (want|need|have) to (buy|get|bring|do)",
            "[is there] (anything|something|what) [else|still] (to (buy|get|do)|left to (buy|get|do|pack))",
            "(what is|whats|what) [still] (left|missing|open|left to (buy|get|do|pack))",
            "(what is|whats|what) [still] (left|missing|open) (on|in|from) [the|my] {list:heading!} [list]",
            "(what is|whats|what) [still] (left|open) [for|to do] {when:time}", "what remains to (buy|get|do|pack)",
            "(what|what groceries|which groceries) (do|should|shall) (i|we) [still|have to|need to] (need|buy|get)",
            "things [i have|i need|we have] to do [for|on] [{when:time}]", "(show|list) [me] everything",
            "how many (tasks|todos|to dos|things) (do i have|have i got|are there|are left) [to do|left|open] [for|on] [{when:time}]",
            "(what is|whats) due [on|by] [{when:time}]",
            "[is there] anything [i have|i need] (to do|due|left to do) [{when:time}]",
            "do i (need|have) to do anything [for|on] [{when:time}]",
            "what (did|does|has) [@] {who:word} (ask|asked|want|wanted) (me to do|from me|of me|i do)",
            "what (do|should|shall) i [have to|need to|still] (need|buy|get|do) (at|from|in) [the|my] {place:place!}",
        ],
        examples: ["my to dos", "what do I have to do tomorrow"])

    /// nil where all that is open is meant.
    let when: SaidValue?
    let place: PlaceID?
    let list: HeadingID?
    /// What they are to be of, where that names nothing that is known.
    let what: String?
    let spoken: Spoken

    init(_ said: Said) throws {
        when = try said.slots.timeOrSpan("when")
        place = said.slots.name("place")?.id.map { PlaceID($0) }
        list = said.slots.name("list")?.id.map { HeadingID($0) }
        what = said.slots.text("what")?.trimmed
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        if let place { return try session.showTasks(at: place) }
        if let list { return try session.show(TasksCard(.list(list))) }
        if let scope = try session.scopeOfPerson(namedIn: spoken.line) { return try session.show(TasksCard(scope)) }
        if let what, !spoken.line.namesNothing(what) {
            guard let label = try session.taskLabel(what) else {
                return try session.show(TasksCard(.open), note: TaskViewReply.nothingOf(what))
            }
            return try session.show(TasksCard(.label(label)))
        }
        try session.show(TasksCard(when.flatMap { session.taskScope(of: $0, spoken) } ?? .open))
    }
}

extension Session {
    /// What is to be done at a pin; where there is nothing, what waits for being there.
    fileprivate func showTasks(at place: PlaceID) throws {
        if try taskCount(.place(place)) == 0, let occasion = try occasion(where: place) {
            return try show(OccasionCard(occasion))
        }
        try show(TasksCard(.place(place)))
    }

    /// What somebody else does, or what they asked of whoever speaks: "what did ana ask me to do", "what do I have to do
    /// for ana"; nil where nobody is named. "My tasks for ben" may be either.
    fileprivate func scopeOfPerson(namedIn line: ReadLine) throws -> TaskScope? {
        func says(_ word: SignalWord) -> Bool { line.tokens.contains { line.means($0.key, word) } }
        let isForThem = says(.mine) && says(.forSomebody)
        guard says(.me) || isForThem, let person = try anybody(calledIn: line) else {
            return try personToAsk(namedIn: line).map { .asked($0.id) }
        }
        let isEither = !says(.me) && !says(.asker)
        let isTheirs = try isEither && taskCount(.askedBy(person.id)) == 0 && taskCount(.asked(person.id)) > 0
        return isTheirs ? .asked(person.id) : .askedBy(person.id)
    }

    /// The label of one's to-dos that is called so.
    fileprivate func taskLabel(_ name: String) throws -> String? {
        try Label.list(in: name).first { try taskLabels(limit: .max).contains($0) }
    }

    /// What is due at a time that was said; nil where it names no days.
    func taskScope(of when: SaidValue, _ spoken: Spoken) -> TaskScope? {
        days(of: when, spoken).map { dueScope(from: $0.first, to: $0.last) }
    }

    /// What is due within days, both included.
    func dueScope(from first: Int, to last: Int) -> TaskScope {
        switch (first - present.day, last - present.day) {
        case (0, 0): return .today
        case (1, 1): return .tomorrow
        default: return .days(first, max(first, last))
        }
    }

    /// "next week", "Friday" and nothing else: what is to be done then; false where the line is anything else.
    func showTasksOfDay(_ spoken: Spoken) throws -> Bool {
        let times = spoken.line.times
        guard times.count == 1, times[0].wordsOutside == 0, case .success(let time) = times[0].time,
            time.clock == nil, time.length == nil, let scope = taskScope(of: .time(time), spoken)
        else { return false }
        try show(TasksCard(scope))
        return true
    }
}
