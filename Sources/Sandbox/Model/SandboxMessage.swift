/// One message of one chat, as both sides see it.
package struct SandboxMessage: Codable, Sendable, Hashable {
    /// Counted per chat from 1.
    package let id: Int
    package let chat: Int64
    /// A person's id or the bot's.
    package let sender: Int64
    /// Seconds since 1970.
    package let date: Int
    package var editDate: Int?
    /// The text, or the caption where there is media.
    package var text: SandboxText
    package var media: SandboxMedia?
    /// Messages of one album share it.
    package var albumID: String?
    package var replyTo: Int?
    /// The inline keyboard.
    package var buttons: [[SandboxButton]] = []
    /// What the bot asked to do with the reply keyboard.
    package var keyboardChange: SandboxKeyboardChange?
    package var service: SandboxService?
    /// An administrator speaks in the group's own name.
    package var isUnnamed: Bool?
    /// Who wrote it first, where it was passed on.
    package var origin: SandboxOrigin?
    /// The bot asked that it should not ring (Bot API: disable_notification).
    package var isSilent: Bool?
    /// The emoji of the effect with which it came (Bot API: message_effect_id).
    package var effect: String?
    /// It stays on top of its chat.
    package var isPinned: Bool?
    /// Emoji by person (or bot).
    package var reactions: [String: String] = [:]
    package var isDeleted = false
    /// The change at which this message last changed.
    package var version = 0
}

extension SandboxMessage {
    /// The file it holds, if it holds one.
    package var file: SandboxFile? {
        switch media {
        case .photo(let file), .document(let file), .voice(let file): file
        case .location, .venue, nil: nil
        }
    }
}

/// Who wrote a message that was passed on.
package enum SandboxOrigin: Codable, Sendable, Hashable {
    /// Known by the name alone (Bot API: MessageOriginHiddenUser).
    case hidden(String)
    /// A person or the bot (Bot API: MessageOriginUser).
    case user(Int64)
}

/// Text with its entities; offsets and lengths are in UTF-16 units.
package struct SandboxText: Codable, Sendable, Hashable {
    package var text: String
    package var entities: [SandboxEntity]
    package init(_ text: String = "", entities: [SandboxEntity] = []) {
        self.text = text
        self.entities = entities
    }
}

/// A marked stretch of a text (Bot API: MessageEntity).
package struct SandboxEntity: Codable, Sendable, Hashable {
    package var type: String
    package var offset: Int
    package var length: Int
    package var url: String?
    package var language: String?
    /// Whatever else the type carries: user id, emoji id, time.
    package var argument: String?
}

/// What a message holds besides text.
package enum SandboxMedia: Codable, Sendable, Hashable {
    case photo(SandboxFile)
    case document(SandboxFile)
    case voice(SandboxFile)
    case location(SandboxLocation)
    case venue(SandboxLocation, title: String, address: String)
}

/// A file's particulars; its bytes lie apart, under its id.
package struct SandboxFile: Codable, Sendable, Hashable {
    package let id: String
    let uniqueID: String
    package let name: String
    package let mediaType: String
    /// Bytes.
    package let size: Int
    /// What a picture says of itself for those who do not see it; nil where it says nothing.
    package let description: String?
}

/// A point, perhaps one that moves.
package struct SandboxLocation: Codable, Sendable, Hashable {
    /// Degrees.
    package var latitude: Double
    package var longitude: Double
    /// Metres, at most 1500.
    package var accuracy: Double?
    /// Seconds from the sending date; nil for a plain point and after sharing was stopped.
    package var livePeriod: Int?
}

/// Something that happened in a chat.
package enum SandboxService: Codable, Sendable, Hashable {
    case joined([Int64])
    case left(Int64)
    /// People were picked with a key that asked for them.
    case sharedUsers(SandboxUsersRequest, [Int64])
    /// The group became that supergroup, or was that group before.
    case becomes(Int64)
    case was(Int64)
}
