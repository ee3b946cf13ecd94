/// Somebody who uses the sandbox messenger.
package struct SandboxPerson: Codable, Sendable, Hashable {
    package let id: Int64
    /// The first name.
    package var name: String
    package var username: String?
    /// IETF language tag of the person's client.
    package var language: String
}

/// The bot whose server this is.
package struct SandboxBot: Codable, Sendable, Hashable {
    package let id: Int64
    package var name: String
    package var username: String
}

/// A person's private chat with the bot, or a group.
package struct SandboxChat: Codable, Sendable, Hashable {
    package enum Kind: String, Codable, Sendable { case `private`, group }

    /// The person's id, or a group's negative one.
    package let id: Int64
    package let kind: Kind
    package var title: String
    /// Without the bot. A private chat has one.
    package var members: [Int64]
    /// The person blocked the bot, or the group threw it out.
    package var isBlocked = false
    /// Somebody wrote first; a bot may not.
    var isStarted = false
    /// The keyboard in the place of the letters.
    package var keyboard: SandboxKeyboard?
    /// Who looks after a group, and of which kind it is; nil for a private chat, and for a group of an older file.
    package internal(set) var roles: SandboxRoles?
    /// The change at which this chat last changed.
    package var version = 0
    package internal(set) var messages: [SandboxMessage] = []
}
