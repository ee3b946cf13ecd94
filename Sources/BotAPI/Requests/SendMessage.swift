/// Sends a text of 1-4096 characters, counted after the mark-up is read.
package struct SendMessage: BotRequest {
    package typealias Result = SentMessage
    package static let method = "sendMessage"
    package var chatID: Int64
    package var text: String
    package var parseMode: ParseMode?
    package var linkPreviewOptions: LinkPreviewOptions?
    package var disableNotification: Bool?
    /// For private chats only.
    package var messageEffectID: String?
    package var replyMarkup: ReplyMarkup?

    package init(
        chatID: Int64, text: String, parseMode: ParseMode? = nil, linkPreviewOptions: LinkPreviewOptions? = nil,
        disableNotification: Bool? = nil, messageEffectID: String? = nil, replyMarkup: ReplyMarkup? = nil
    ) {
        self.chatID = chatID
        self.text = text
        self.parseMode = parseMode
        self.linkPreviewOptions = linkPreviewOptions
        self.disableNotification = disableNotification
        self.messageEffectID = messageEffectID
        self.replyMarkup = replyMarkup
    }
}

package struct LinkPreviewOptions: Encodable, Sendable, Hashable {
    package var isDisabled: Bool?
    package init(isDisabled: Bool? = nil) { self.isDisabled = isDisabled }
}

/// Takes a message away (own ones, within 48 hours in most chats).
package struct DeleteMessage: BotRequest {
    package typealias Result = Bool
    package static let method = "deleteMessage"
    package var chatID: Int64
    package var messageID: Int
    package init(chatID: Int64, messageID: Int) {
        self.chatID = chatID
        self.messageID = messageID
    }
}

/// Puts a message on top of its chat; silently in private chats always.
package struct PinChatMessage: BotRequest {
    package typealias Result = Bool
    package static let method = "pinChatMessage"
    package var chatID: Int64
    package var messageID: Int
    package var disableNotification: Bool?
    package init(chatID: Int64, messageID: Int, disableNotification: Bool? = nil) {
        self.chatID = chatID
        self.messageID = messageID
        self.disableNotification = disableNotification
    }
}

/// Takes a message off the top of its chat.
package struct UnpinChatMessage: BotRequest {
    package typealias Result = Bool
    package static let method = "unpinChatMessage"
    package var chatID: Int64
    package var messageID: Int?
    package init(chatID: Int64, messageID: Int? = nil) {
        self.chatID = chatID
        self.messageID = messageID
    }
}

/// Ends the waiting sign of a pressed button; a text of up to 200 characters pops up.
package struct AnswerCallbackQuery: BotRequest {
    package typealias Result = Bool
    package static let method = "answerCallbackQuery"
    package var callbackQueryID: String
    package var text: String?
    package var showAlert: Bool?
    package init(callbackQueryID: String, text: String? = nil, showAlert: Bool? = nil) {
        self.callbackQueryID = callbackQueryID
        self.text = text
        self.showAlert = showAlert
    }
}
