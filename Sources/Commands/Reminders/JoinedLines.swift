import Actions
import Core
import Store

/// What groups remind of and somebody wanted to be told of in private, too: the foot of their reminders.
struct JoinedLines {
    private static let most = 6
    var lines: [RichText] = []
    var buttons: [[Button]] = []
    var topics: [String] = []

    init() {}

    init(in session: Session) throws {
        let joined = try session.joinedReminders(limit: Self.most), voice = session.voice
        guard !joined.isEmpty else { return }
        lines = [voice.say(JoinedReply.title)]
        for one in joined {
            guard case .group(let group, let title)? = try session.owner(of: .reminder(one.reminder.id)) else {
                continue
            }
            let text = one.reminder.shortText
            lines.append(voice.say(JoinedReply.row(session.measures.when(one.moment), text, title)))
            let open = GroupCard(group: group, card: ReminderCard(one.reminder.id)).map {
                ShowCard($0).button(PlacesReply.row(text), voice)
            }
            let leave = JoinReminder(one.reminder.id, false).button(JoinReply.leave, voice)
            buttons.append([open, leave].compactMap(\.self))
            topics.append("reminder:\(one.reminder.id)")
        }
    }
}

enum JoinedReply: Reply {
    case title, row(Wording, String, String)

    var wording: Wording {
        switch self {
        case .title: Wording("joined.title", "*Of your groups*, told here, too:")
        case .row(let when, let text, let group):
            Wording(
                "joined.row", "{when}: {text} – {group}",
                ["when": .wording(when), "text": .text(text), "group": .text(group)])
        }
    }
}
