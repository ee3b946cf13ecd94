import Actions
import Core
import Store

/// Somebody in a group is told of its reminder in their private chat, too, or no more.
struct JoinReminder: Press, SwitchCoded {
    static let verb = "join"
    let about: ReminderID
    let isOn: Bool

    func perform(in session: Session) throws -> (any Reply)? {
        // From one's private chat nobody begins to be told, and everybody can have enough of it.
        let fromOutside = isOn || session.isGroup ? nil : try session.insideGroup(of: .reminder(about))
        guard let inside = session.isGroup ? session : fromOutside else { throw Refusal(CommonReply.notHere) }
        guard try !isOn || session.transaction.noticeChat(of: session.actor.owner) != nil else {
            return GroupReply.writeFirst
        }
        let isNew = try inside.joinReminder(about, isOn)
        return isOn ? isNew ? JoinReply.joined : .joinedAlready : isNew ? JoinReply.left : .leftAlready
    }
}

extension Session {
    /// Under a group's reminder: who is told of it in private, too.
    func joinRow(of reminder: ReminderRecord) throws -> [[Button]] {
        guard isGroup, !reminder.isDone else { return [] }
        let count = try joiners(of: reminder.id).count
        let leave = JoinReminder(reminder.id, false).button(JoinReply.leave, voice)
        return [[JoinReminder(reminder.id, true).button(JoinReply.join(count), voice)] + (count > 0 ? [leave] : [])]
    }

    func joinLine(of reminder: ReminderRecord) throws -> [RichText] {
        guard isGroup else { return [] }
        let names = try joiners(of: reminder.id).map(\.name)
        return names.isEmpty ? [] : [voice.say(JoinReply.told(names))]
    }

    /// Those who joined hear of it in private, as it stands in the group.
    func tellJoiners(of id: ReminderID, isSilent: Bool) throws {
        guard isGroup, let card = GroupCard(group: viewer, card: ReminderCard(id)) else { return }
        for person in try joiners(of: id) {
            guard let chat = try transaction.noticeChat(of: person.id.owner) else { continue }
            try notify(chat.id, subject: card.subject, code: card.code, isSilent: isSilent)
        }
    }
}

enum JoinReply: Reply {
    case join(Int), leave, joined, joinedAlready, left, leftAlready, told([String])

    var wording: Wording {
        switch self {
        case .join(0): Wording("join.first", "Me too")
        case .join(let count): Wording("join.more", "Me too ({n})", ["n": .number(count)])
        case .leave: Wording("join.leave", "Not me")
        case .joined: Wording("join.joined", "I will tell you in our private chat, too.")
        case .joinedAlready: Wording("join.already", "You will be told in private already.")
        case .left: Wording("join.left", "You will not be told in private any more.")
        case .leftAlready: Wording("join.leftAlready", "You are not told of it in private.")
        case .told(let names):
            Wording(
                "join.told", "👤 Told in private, too: {names}", ["names": .text(names.joined(separator: ", "))])
        }
    }
}
