import BotAPI
import Core
import Foundation

/// Telegram's updates in neutral words.
struct UpdateReader {
    /// The bot's own, to know which commands are for it.
    let username: String?
    /// For updates that carry no date.
    let now: Date

    /// Throws where the JSON is not what the Bot API promises.
    func read(_ json: Data) throws -> Incoming {
        let update = try Update.read(json)
        if let message = update.message { return MessageReader(message, username: username).read() }
        if let message = update.editedMessage { return MessageReader(message, username: username).readEdit() }
        if let query = update.callbackQuery { return press(query) }
        if let reaction = update.messageReaction { return reacted(reaction) }
        if let change = update.myChatMember { return reachability(change) }
        if let change = update.chatMember { return standing(change) }
        return stranger(kind: Update.kind(of: json) ?? "nothing")
    }

    private func press(_ query: CallbackQuery) -> Incoming {
        let chat = query.message?.chat
        let ref = chat?.ref ?? ChatRef(messenger: .telegram, id: String(query.from.id))
        let event: Incoming.Event =
            if let data = query.data {
                .pressed(.init(queryID: query.id, data: data, message: query.message?.visibleRef))
            } else {
                .ignored("a button without data")
            }
        return Incoming(
            chat: ref, isGroup: chat?.isGroup ?? false, groupTitle: chat?.title, sender: query.from.human, date: now,
            event: event)
    }

    private func reacted(_ update: MessageReactionUpdated) -> Incoming {
        let (old, new) = (update.oldReaction.compactMap(\.emoji), update.newReaction.compactMap(\.emoji))
        let reaction = Incoming.Reaction(
            message: MessageRef(chat: update.chat.ref, id: String(update.messageID)),
            added: new.filter { !old.contains($0) }, removed: old.filter { !new.contains($0) })
        return Incoming(
            chat: update.chat.ref, isGroup: update.chat.isGroup, groupTitle: update.chat.title,
            sender: update.user?.human, date: Date(timeIntervalSince1970: Double(update.date)),
            event: .reacted(reaction))
    }

    private func reachability(_ change: ChatMemberUpdated) -> Incoming {
        if change.chat.type == "channel" { return incoming(change, .ignored("a channel")) }
        let isReachable = change.newChatMember.canBeReached
        let wasAway = change.oldChatMember.map { $0.standing == .gone } ?? false
        let isAdded = change.chat.isGroup && isReachable && wasAway
        return incoming(change, isAdded ? .added(isShown: false) : .reachable(isReachable))
    }

    /// Told only where the bot is an administrator itself.
    private func standing(_ change: ChatMemberUpdated) -> Incoming {
        guard change.chat.isGroup else { return incoming(change, .ignored("a channel")) }
        let person = change.newChatMember.user?.human
        return incoming(change, .members(person.map { [MemberChange($0, change.newChatMember.standing)] } ?? []))
    }

    private func incoming(_ change: ChatMemberUpdated, _ event: Incoming.Event) -> Incoming {
        Incoming(
            chat: change.chat.ref, isGroup: change.chat.isGroup, groupTitle: change.chat.title,
            sender: change.from.human, date: Date(timeIntervalSince1970: Double(change.date)), event: event)
    }

    /// A kind that we never asked for, or not yet know; it may belong to no chat at all.
    private func stranger(kind: String) -> Incoming {
        Incoming(
            chat: ChatRef(messenger: .telegram, id: "0"), isGroup: false, sender: nil, date: now, event: .ignored(kind))
    }
}

extension ChatMember {
    fileprivate var canBeReached: Bool {
        switch status {
        case "creator", "administrator", "member": true
        case "restricted": isMember ?? false && canSendMessages ?? true
        default: false
        }
    }
}

extension MaybeInaccessibleMessage {
    /// nil when the bot cannot see the message any more.
    fileprivate var visibleRef: MessageRef? { date == 0 ? nil : MessageRef(chat: chat.ref, id: String(messageID)) }
}

extension BotAPI.Chat {
    var ref: ChatRef { ChatRef(messenger: .telegram, id: String(id)) }
    var isGroup: Bool { type == "group" || type == "supergroup" }
}

extension User {
    var sender: Sender {
        let name = [firstName, lastName ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        return Sender(id: String(id), name: name, username: username, language: languageCode)
    }
}
