import Actions
import Core
import Language
import Store

/// Moves all that is due on a day, or should have been done by it, as one change.
struct MoveAllTasksCommand: Command {
    private static let move = "(move|push|postpone|shift|reschedule|delay|put off|bump|defer)"
    private static let things = "(task|tasks|todo|todos|to do|to dos|thing|things|stuff|chores|errands)"
    private static let set = "(everything|all|the rest|whatever is left) [else] [of] [the|my] [\(things)]"
    private static let due = "[that is|that are|left|still] [due|open|planned|scheduled]"

    static let about = About(
        intent: "task.update", key: "task.moveAll", area: .tasks, summary: "Move all that is due to another day",
        phrases: [
            Phrase("\(move) \(set) \(due) (to|until|till|for) {when:time}"),
            Phrase("\(move) \(set) \(due) {both:time}"),
            Phrase("\(move) [all] [of] [my] todays \(things) (to|until|till) {when:time}"),
            Phrase("\(move) [all] [of] (my|the) \(things) {both:time}"),
            Phrase("\(move) \(set) [back|forward] [by] {length:length}"),
            Phrase("\(move) \(set) [back|forward] [by] (a|an|one) {unit:word}"),
        ],
        examples: ["move everything to tomorrow", "move all tasks from Friday to Monday"])

    /// When they are due; nil for today.
    private let from: SaidTime?
    private let to: SaidTime?
    /// How much later, as typed.
    private let length: String?
    private let spoken: Spoken

    init(_ said: Said) throws {
        spoken = said.spoken
        length = said.slots.typedLength
        // "from Friday to Monday" reads like a stretch of days.
        if case .timeSpan(.between(let first, let second, _))? = said.slots["both"]?.value {
            (from, to) = (first, second)
        } else {
            (from, to) = (try Self.day(in: said), try said.slots.time("when") ?? said.slots.time("both"))
        }
    }

    /// "Dienstag" of "von Dienstag auf Freitag", which reads like from when something is.
    private static func day(in said: Said) throws -> SaidTime? {
        if case .timeSpan(.since(let day))? = said.slots["from"]?.value { return day }
        return try said.slots.time("from")
    }

    func perform(in session: Session) throws {
        let scope = from.flatMap { session.taskScope(of: .time($0), spoken) } ?? .today
        if let length {
            let length = try session.length(in: length)
            return try session.move(scope) { try session.shiftedDue(of: $0, by: length) }
        }
        guard let to else { throw Refusal(TaskReply.noTime) }
        try session.move(scope) { try session.newDue(of: $0, to, session.frame(of: spoken)) }
    }
}

extension Session {
    private static let mostMoved = 200

    fileprivate func move(_ scope: TaskScope, to newDue: (TaskID) throws -> FloatingTime) throws {
        let tasks = try tasks(scope.selection(present), offset: 0, limit: Self.mostMoved)
            .filter { try mayChange(.task($0.id)) }
        let moved = try tasks.map { ($0.id, try newDue($0.id)) }
        let (events, look) = try staying(on: scope)
        guard !moved.isEmpty else {
            throw Refusal(events == 0 ? MoveAllReply.none : .noneBut(events), buttons: look)
        }
        let reply = events == 0 ? MoveAllReply.moved(moved.count) : .movedBut(moved.count, events)
        try change(.change, voice.words(reply)) {
            for (id, due) in moved { try reviseTask(id) { $0.due = due } }
        }
        let days = moved.map(\.1.day)
        try show(
            TasksCard(dueScope(from: days.min() ?? present.day, to: days.max() ?? present.day)), note: reply,
            buttons: look)
    }

    /// How many events of one's own are on the day of which all is moved, and a look at it.
    private func staying(on scope: TaskScope) throws -> (events: Int, look: [[Button]]) {
        guard let day = scope.day(today: present.day),
            case let events = try ownTimes(on: day...day).count, events > 0
        else { return (0, []) }
        return (events, [[ShowCard(CalendarCard(.day(day))).button(CalendarReply.theDay, voice)]])
    }
}

/// What became of all that was due.
enum MoveAllReply: Reply {
    case none, moved(Int)
    /// With how many events of that day stay as they are.
    case noneBut(Int), movedBut(Int, Int)

    var wording: Wording {
        switch self {
        case .none: Wording("moveAll.none", "Nothing is due then, so nothing is moved.")
        case .noneBut(let events):
            Wording(
                "moveAll.noneBut",
                "No to-do is due then. Not moved: {n:event|events} of that day; these go one by one, like `move dentist to Friday`.",
                ["n": .number(events)])
        case .movedBut(let count, let events):
            Wording(
                "moveAll.movedBut",
                "Moved {n:to-do|to-dos}. Not moved: {events:event|events} of that day; these go one by one.",
                ["n": .number(count), "events": .number(events)])
        case .moved(let count): Wording("moveAll.moved", "Moved {n:to-do|to-dos}.", ["n": .number(count)])
        }
    }
}
