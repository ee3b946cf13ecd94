/// Who we are; the cheapest way to check a token.
package struct GetMe: BotRequest {
    package typealias Result = User
    package static let method = "getMe"
    package init() {}
}

/// Whether a webhook takes the updates.
package struct GetWebhookInfo: BotRequest {
    package typealias Result = WebhookInfo
    package static let method = "getWebhookInfo"
    package init() {}
}

package struct WebhookInfo: Decodable, Sendable, Hashable {
    /// Empty where there is none.
    package let url: String
}

/// The menu of commands, at most 100.
package struct SetMyCommands: BotRequest {
    package typealias Result = Bool
    package static let method = "setMyCommands"
    package var commands: [BotCommand]
    /// Two letters; nil for everyone whose language has no list of its own.
    package var languageCode: String?
    package init(commands: [BotCommand], languageCode: String? = nil) {
        self.commands = commands
        self.languageCode = languageCode
    }
}

package struct BotCommand: Encodable, Sendable, Hashable {
    /// 1-32 of a-z, 0-9 and _.
    package var command: String
    /// 1-256 characters.
    package var description: String
    package init(command: String, description: String) {
        self.command = command
        self.description = description
    }
}
