package import Foundation

/// An incoming update: at most one of the optional fields is there.
package struct Update: Decodable, Sendable {
    package let updateID: Int
    package let message: Message?
    package let editedMessage: Message?
    package let callbackQuery: CallbackQuery?
    package let myChatMember: ChatMemberUpdated?
    package let chatMember: ChatMemberUpdated?
    package let messageReaction: MessageReactionUpdated?

    /// Reads one element of getUpdates' result. Throws `DecodingError`.
    package static func read(_ json: Data) throws -> Update {
        try WireCoding.read(Update.self, from: json)
    }

    /// The id alone (0 to 2³¹), also of an update that cannot be read otherwise.
    package static func id(of json: Data) -> Int? {
        let number = JSONSlices.members(of: json)?["update_id"].map { String(decoding: $0, as: UTF8.self) }
        return number.flatMap { Int32($0) }.map(Int.init)
    }

    /// The name of the field that says what kind it is.
    package static func kind(of json: Data) -> String? {
        JSONSlices.members(of: json)?.keys.sorted().first { $0 != "update_id" }
    }
}

/// A pressed button. `data` is whatever a client sends.
package struct CallbackQuery: Decodable, Sendable {
    package let id: String
    package let from: User
    package let message: MaybeInaccessibleMessage?
    package let data: String?
}

/// The message a button stood on; its date is 0 when the bot cannot see it any more.
package struct MaybeInaccessibleMessage: Decodable, Sendable {
    package let chat: Chat
    package let messageID: Int
    /// Seconds since 1970.
    package let date: Int64
}

/// A person's reactions to a message have changed; those of anonymous ones carry no user.
package struct MessageReactionUpdated: Decodable, Sendable {
    package let chat: Chat
    package let messageID: Int
    package let user: User?
    /// Seconds since 1970.
    package let date: Int64
    package let oldReaction: [ReactionType]
    package let newReaction: [ReactionType]
}

/// An emoji, or a kind of reaction that has none.
package struct ReactionType: Decodable, Sendable {
    package let type: String
    package let emoji: String?
}

/// The bot was added, removed, blocked or unblocked, or somebody's standing in a group changed.
package struct ChatMemberUpdated: Decodable, Sendable {
    package let chat: Chat
    package let from: User
    /// Seconds since 1970.
    package let date: Int64
    package let oldChatMember: ChatMember?
    package let newChatMember: ChatMember
}

/// The six kinds of ChatMember in one.
package struct ChatMember: Decodable, Sendable {
    /// creator, administrator, member, restricted, left or kicked.
    package let status: String
    package let user: User?
    /// Of restricted ones only.
    package let isMember: Bool?
    package let canSendMessages: Bool?
}
