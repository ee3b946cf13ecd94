/// A button under a message (Bot API: InlineKeyboardButton).
package struct SandboxButton: Codable, Sendable, Hashable {
    package enum Action: Codable, Sendable, Hashable {
        case callback(String)
        case url(String)
        case copy(String)
    }

    package let text: String
    package let action: Action
    /// How it looks (Bot API: InlineKeyboardButton.style).
    package var style: String?
}

/// The keyboard of ready answers (Bot API: ReplyKeyboardMarkup).
package struct SandboxKeyboard: Codable, Sendable, Hashable {
    package struct Key: Codable, Sendable, Hashable {
        package let text: String
        package let requestsLocation: Bool
        let requestsContact: Bool
        package var requestsUsers: SandboxUsersRequest?
    }

    package var rows: [[Key]]
    package var placeholder: String?
    package var isOneTime: Bool
}

/// Which people a key asks for (Bot API: KeyboardButtonRequestUsers).
package struct SandboxUsersRequest: Codable, Sendable, Hashable {
    package let id: Int
    /// 1-10.
    package let most: Int
    let wantsNames: Bool
    let wantsUsernames: Bool
    /// Only bots: there is nobody to be picked.
    let wantsBots: Bool
}

/// What a message does with the keyboard of its chat.
package enum SandboxKeyboardChange: Codable, Sendable, Hashable {
    case show(SandboxKeyboard)
    case remove
    /// The reader's client opens a reply to this message.
    case forceReply(placeholder: String?)
}
