import Actions
import Core
import Store

/// What does not stand in a list of what is to be done though one looks for it there: what somebody asks and waits for an
/// answer, and what is hidden until its day.
struct WaitingTasks {
    private static let most = 3
    private let asked: [TaskRecord]
    private let hidden: Int
    private let session: Session

    init(_ card: TasksCard, in session: Session) throws {
        let isLooked = !session.isGroup && card.page == 0 && [.open, .today].contains(card.scope)
        self.session = session
        asked = isLooked ? try session.unansweredTasks(limit: Self.most) : []
        hidden = isLooked && card.scope == .open ? try session.hiddenTaskCount() : 0
    }

    var lines: [RichText] {
        get throws {
            let asked = try asked.map { task in
                let owner = try session.owner(of: .task(task.id))?.shortName ?? ""
                return session.voice.say(WaitingReply.asked(owner, task.shortTitle))
            }
            return asked + (hidden > 0 ? [session.voice.say(WaitingReply.hidden(hidden))] : [])
        }
    }

    var buttons: [[Button]] {
        asked.map { [ShowCard(TaskCard($0.id)).button(WaitingReply.answer($0.shortTitle), session.voice)] }
    }

    var topics: [String] { asked.map { "task:\($0.id)" } }
}

enum WaitingReply: Reply {
    case asked(String, String), answer(String), hidden(Int)

    var wording: Wording {
        switch self {
        case .asked(let name, let title):
            Wording("waiting.asked", "👤 {name} asks you: *{title}*", ["name": .text(name), "title": .text(title)])
        case .answer(let title): Wording("waiting.answer", "Answer: {title}", ["title": .text(title)])
        case .hidden(let count):
            Wording("waiting.hidden", "And {n:to-do|to-dos} hidden until their day", ["n": .number(count)])
        }
    }
}
