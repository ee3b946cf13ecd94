import Actions
import Core
import Language
import Store

/// Gives back what one was asked to do, or had taken, by its name.
struct GiveBackCommand: Command {
    static let about = About(
        intent: "task.refuse", area: .tasks, summary: "Give back what somebody asked you to do",
        phrases: [
            "(give|hand) [the] [task|todo|to do|request] {title:text} back [to] [{who:word}]",
            "(give|hand) back [the] [task|todo|to do|request] {title:text}",
            "(refuse|decline|reject) [the] (task|todo|to do|request) {title:text}",
            "(refuse|decline|reject) to {title:text}", "(refuse|reject) [the|my] {title:text}",
        ],
        examples: ["give back \"buy milk\""])

    private let title: String
    private let spoken: Spoken

    init(_ said: Said) throws { (title, spoken) = (said.slots.text("title")?.withoutEnd ?? "", said.spoken) }

    func perform(in session: Session) throws {
        if AskedSaying(spoken.line) == .handBack, try session.handBack(spoken) { return }
        let mine = try session.tasksForOthers(titled: title, limit: Session.mostGivenBack)
        guard let first = mine.first else {
            // "give back the ladder" is something to do, "give it back" is not.
            guard spoken.line.begins(with: .declining) || !TitleFinder.isName(title, language: session.language) else {
                return try session.take(spoken, as: TaskCommand.about.intent)
            }
            return try session.offerToKeep(spoken, saying: GiveBackReply.notYours(title))
        }
        // The other is told at once, so that what only holds the words is asked.
        let isCalledSo = first.title.lowercased() == title.lowercased()
        guard mine.count > 1 || !isCalledSo else { return try session.refuse(first, saying: nil) }
        let rows = mine.map { task in
            [TaskAnswer(id: task.id, step: .refuse).button(FollowReply.thing(.task, task.shortTitle), session.voice)]
        }
        try session.say(Outgoing(session.voice.say(FollowReply.which), buttons: rows))
    }
}

extension Session {
    /// So many stand on buttons.
    fileprivate static let mostGivenBack = 8
}

enum GiveBackReply: Reply {
    case notYours(String)

    var wording: Wording {
        switch self {
        case .notYours(let title):
            Wording(
                "giveBack.notYours", "Nobody has asked you to do “{title}”, so there is nothing to give back.",
                ["title": .text(title)])
        }
    }
}
