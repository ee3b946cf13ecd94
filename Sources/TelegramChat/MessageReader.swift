import BotAPI
import Core
import Foundation

/// One message in neutral words.
struct MessageReader {
    private let message: Message
    private let username: String?

    init(_ message: Message, username: String?) {
        self.message = message
        self.username = username
    }

    func read() -> Incoming {
        if let new = message.migrateToChatID { return migrated(from: message.chat.id, to: new) }
        if let old = message.migrateFromChatID { return migrated(from: old, to: message.chat.id) }
        if let event = message.memberEvent(username: username) { return incoming(date: message.date, .success(event)) }
        return incoming(date: message.date, content.map { isUnnamed ? .unnamed($0) : .message($0) })
    }

    /// Also a live location's next point: it is the same message with another place in it.
    func readEdit() -> Incoming {
        guard !isUnnamed else { return incoming(date: message.date, .failure(.init("an edit in the group's name"))) }
        return incoming(date: message.editDate ?? message.date, content.map(Incoming.Event.edited))
    }

    /// An administrator speaks in the group's own name (Bot API: Message.sender_chat).
    private var isUnnamed: Bool { message.chat.isGroup && message.senderChat?.id == message.chat.id }

    /// Either what was said, or why it is of no use.
    private var content: Result<Incoming.Message, Useless> {
        if message.chat.type == "channel" { return .failure(.init("a channel")) }
        if message.senderChat != nil, !isUnnamed { return .failure(.init("sent in the name of a chat")) }
        guard isUnnamed || message.from?.human != nil else { return .failure(.init("sent by a bot")) }
        guard hasContent else { return .failure(.init("a service message")) }
        let words = CommandText(message.text ?? message.caption ?? "")
        guard let text = words.addressed(to: username) else {
            return .failure(.init("a command for another bot"))
        }
        return .success(
            Incoming.Message(
                ref: MessageRef(chat: message.chat.ref, id: String(message.messageID)), text: text, replyTo: replyTo,
                isAddressed: isReplyToBot || words.isMention(of: username) || words.names(username),
                attachments: message.attachments,
                location: message.sharedLocation, albumID: message.mediaGroupID,
                sentAt: Date(timeIntervalSince1970: Double(message.date)),
                pickedPeople: message.usersShared.map { $0.users.map { String($0.userID) } },
                forwardedFrom: message.forwardOrigin.map(\.author)))
    }

    private struct Useless: Error {
        let reason: String
        init(_ reason: String) { self.reason = reason }
    }

    private var hasContent: Bool {
        message.text != nil || message.caption != nil || message.location != nil || message.venue != nil
            || !message.attachments.isEmpty || message.contact != nil || message.poll != nil || message.dice != nil
            || message.usersShared != nil
    }

    private var replyTo: MessageRef? {
        message.replyToMessage.map { MessageRef(chat: $0.chat.ref, id: String($0.messageID)) }
    }

    /// Before the bot's own name is known, every bot counts.
    private var isReplyToBot: Bool {
        guard let author = message.replyToMessage?.from, author.isBot else { return false }
        return username == nil || author.username?.lowercased() == username?.lowercased()
    }

    private func incoming(date: Int64, _ event: Result<Incoming.Event, Useless>) -> Incoming {
        let outcome: Incoming.Event =
            switch event {
            case .success(let event): event
            case .failure(let useless): .ignored(useless.reason)
            }
        return Incoming(
            chat: message.chat.ref, isGroup: message.chat.isGroup, groupTitle: message.chat.title,
            sender: message.from?.human, date: Date(timeIntervalSince1970: Double(date)), event: outcome)
    }

    /// Told twice, once in each chat; both say the same here.
    private func migrated(from old: Int64, to new: Int64) -> Incoming {
        let chat = ChatRef(messenger: .telegram, id: String(old))
        return Incoming(
            chat: chat, isGroup: true, groupTitle: message.chat.title, sender: message.from?.human,
            date: Date(timeIntervalSince1970: Double(message.date)),
            event: .migrated(to: ChatRef(messenger: .telegram, id: String(new))))
    }
}

extension MessageOrigin {
    fileprivate var author: String {
        senderUser?.sender.name ?? senderUserName ?? senderChat?.title ?? chat?.title ?? ""
    }
}
