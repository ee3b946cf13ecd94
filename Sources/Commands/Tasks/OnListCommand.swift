import Actions
import Core
import Language
import Store

/// Whether something is still to be done or to be got.
struct OnListCommand: Command {
    static let about = About(
        intent: "task.list", key: "task.onList", area: .tasks, summary: "Whether something is on your list",
        phrases: [
            "(is|are) [the|there|any] {what:few!} [still|already] on (the|my|our|a) [to do|todo] list",
            "(do|did) [i|we] (have|put) [the|any] {what:few!} on (the|my|our) [to do|todo] list",
            "(do i|do we) [still] need [any|some|more|to get|to buy] {what:few!}",
        ],
        examples: ["is bread on the list", "do we need milk"])

    let what: String
    init(_ said: Said) throws { what = said.slots.text("what")?.withoutEnd ?? "" }

    func perform(in session: Session) throws {
        let found = try session.tasks(named: what, .wholly).prefix(MoreThings.most)
        guard let first = found.first else { throw Refusal(OnListReply.no(what)) }
        guard found.count > 1 else { return try session.show(TaskCard(first.id), note: DateReply.yes) }
        let rows = found.map { task in
            [ShowCard(TaskCard(task.id)).button(FollowReply.thing(.task, task.shortTitle), session.voice)]
        }
        try session.say(Outgoing(session.voice.say(DateReply.yes), buttons: rows))
    }
}

enum OnListReply: Reply {
    case no(String)

    var wording: Wording {
        switch self {
        case .no(let words):
            Wording(
                "onList.no", "No, nothing to be done is called “{words}”. `add {words}` adds it.",
                ["words": .text(words)])
        }
    }
}
