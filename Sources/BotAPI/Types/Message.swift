/// A message as far as we read it.
package struct Message: Decodable, Sendable {
    package let messageID: Int
    package let from: User?
    /// Set when a channel or an anonymous administrator speaks.
    package let senderChat: Chat?
    /// Seconds since 1970; of the first sending, also in an edit.
    package let date: Int64
    package let editDate: Int64?
    package let chat: Chat
    package let replyToMessage: RepliedMessage?
    package let forwardOrigin: MessageOrigin?
    package let mediaGroupID: String?
    package let text: String?
    package let caption: String?
    package let photo: [PhotoSize]?
    package let document: Document?
    package let animation: Animation?
    package let audio: Audio?
    package let voice: Voice?
    package let video: Video?
    package let videoNote: VideoNote?
    package let sticker: Sticker?
    package let location: Location?
    package let venue: Venue?
    package let contact: Contact?
    package let poll: Poll?
    package let dice: Dice?
    package let usersShared: UsersShared?
    package let newChatMembers: [User]?
    package let leftChatMember: User?
    package let groupChatCreated: Bool?
    package let supergroupChatCreated: Bool?
    package let migrateToChatID: Int64?
    package let migrateFromChatID: Int64?
}

/// Who wrote a forwarded message first; only what tells them apart from the sender (Bot API: MessageOrigin).
package struct MessageOrigin: Decodable, Sendable {
    /// Seconds since 1970.
    package let date: Int64
    package let senderUser: User?
    package let senderUserName: String?
    package let senderChat: Chat?
    package let chat: Chat?
}

/// People who were picked with a key that asked for them.
package struct UsersShared: Decodable, Sendable {
    package let requestID: Int
    package let users: [SharedUser]
}

package struct SharedUser: Decodable, Sendable {
    package let userID: Int64
}

/// The message that another one answers.
package struct RepliedMessage: Decodable, Sendable {
    package let messageID: Int
    package let from: User?
    package let chat: Chat
}

/// A message of ours as the server took it.
package struct SentMessage: Decodable, Sendable {
    package let messageID: Int
    package let chat: Chat
}

/// The answer to an edit: the message, or `true` for inline ones.
package struct EditedMessage: Decodable, Sendable {
    package let message: SentMessage?
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let isInline = (try? container.decode(Bool.self)) != nil
        message = isInline ? nil : try container.decode(SentMessage.self)
    }
}

package struct User: Decodable, Sendable {
    package let id: Int64
    package let isBot: Bool
    package let firstName: String
    package let lastName: String?
    package let username: String?
    /// IETF tag of the person's app.
    package let languageCode: String?
}

package struct Chat: Decodable, Sendable {
    package let id: Int64
    /// private, group, supergroup or channel.
    package let type: String
    package let title: String?
}

package struct Location: Decodable, Sendable {
    /// Degrees.
    package let latitude: Double
    package let longitude: Double
    /// Metres, 0-1500.
    package let horizontalAccuracy: Double?
    /// Seconds from the sending; only while it is live. 0x7FFFFFFF: until stopped.
    package let livePeriod: Int64?
}

package struct Venue: Decodable, Sendable {
    package let location: Location
    package let title: String
    package let address: String
}
