import Actions
import Core
import Language
import Store

/// Whether something is on one's lists, or still to be done.
struct OnListCommand: Command {
    static let about = About(
        intent: "task.list", key: "task.onList", area: .tasks, summary: "Whether something is on your list",
        phrases: [
            "(is|are) [the|there|any] {what:few!} [still|already] on (the|my|our|a) [to do|todo] list",
            "(is|are) [the|there|any] {what:few!} [still|already] on (the|my|our) {list:word} list",
            "(do|did) [i|we] (have|put) [the|any] {what:few!} on (the|my|our) [to do|todo] list",
            "(do i|do we) [still] need [any|some|more|to get|to buy] {what:few!}",
        ],
        examples: ["is bread on the list", "do we need milk"])

    let what: String
    let list: String?

    init(_ said: Said) throws {
        what = said.slots.text("what")?.withoutEnd ?? ""
        list = said.slots.text("list")
    }

    func perform(in session: Session) throws {
        let all = try session.tasks(named: what, .wholly)
        let heading = try list.flatMap { try session.heading(named: session.listName($0)) }
        let found = heading == nil ? all : all.filter { $0.heading == heading }
        guard let first = found.first else { throw Refusal(OnListReply.no(what, list ?? "")) }
        guard found.count > 1 else { return try session.show(TaskCard(first.id), note: DateReply.yes) }
        try session.askWhich(
            OpenQuestion(things: found.prefix(MoreThings.most).map { .task($0.id) }), saying: DateReply.yes)
    }
}

enum OnListReply: Reply {
    case no(String, String)

    var wording: Wording {
        switch self {
        case .no(let words, ""):
            Wording(
                "onList.no", "No, nothing to be done is called “{words}”. `add {words}` adds it.",
                ["words": .text(words)])
        case .no(let words, let list):
            Wording(
                "onList.notThere", "No, “{words}” is not on the list {list}. `add {words} to {list}` adds it.",
                ["words": .text(words), "list": .text(list)])
        }
    }
}
