package import Transport

/// Gives a text message another text.
package struct EditMessageText: BotRequest {
    package typealias Result = EditedMessage
    package static let method = "editMessageText"
    package var chatID: Int64
    package var messageID: Int
    package var text: String
    package var parseMode: ParseMode?
    package var linkPreviewOptions: LinkPreviewOptions?
    package var replyMarkup: InlineKeyboardMarkup?

    package init(
        chatID: Int64, messageID: Int, text: String, parseMode: ParseMode? = nil,
        linkPreviewOptions: LinkPreviewOptions? = nil, replyMarkup: InlineKeyboardMarkup? = nil
    ) {
        self.chatID = chatID
        self.messageID = messageID
        self.text = text
        self.parseMode = parseMode
        self.linkPreviewOptions = linkPreviewOptions
        self.replyMarkup = replyMarkup
    }
}

/// Gives a file's message another caption of up to 1024 characters.
package struct EditMessageCaption: BotRequest {
    package typealias Result = EditedMessage
    package static let method = "editMessageCaption"
    package var chatID: Int64
    package var messageID: Int
    package var caption: String?
    package var parseMode: ParseMode?
    package var replyMarkup: InlineKeyboardMarkup?

    package init(
        chatID: Int64, messageID: Int, caption: String? = nil, parseMode: ParseMode? = nil,
        replyMarkup: InlineKeyboardMarkup? = nil
    ) {
        self.chatID = chatID
        self.messageID = messageID
        self.caption = caption
        self.parseMode = parseMode
        self.replyMarkup = replyMarkup
    }
}

/// Puts another file into a message; a text message becomes one with a file.
package struct EditMessageMedia: BotRequest {
    package typealias Result = EditedMessage
    package static let method = "editMessageMedia"
    package var chatID: Int64
    package var messageID: Int
    package var media: InputMedia
    package var replyMarkup: InlineKeyboardMarkup?

    package init(chatID: Int64, messageID: Int, media: InputMedia, replyMarkup: InlineKeyboardMarkup? = nil) {
        self.chatID = chatID
        self.messageID = messageID
        self.media = media
        self.replyMarkup = replyMarkup
    }

    package var files: [String: InputFile] {
        guard case .attached(_, let name) = media.media else { return [:] }
        return [name: media.media]
    }
    package var limits: TransportLimits { .file }
}

/// A picture or a file with its caption, inside another request.
package struct InputMedia: Encodable, Sendable, Hashable {
    package enum Kind: String, Encodable, Sendable { case photo, document }
    package var type: Kind
    package var media: InputFile
    package var caption: String?
    package var parseMode: ParseMode?
    package init(type: Kind, media: InputFile, caption: String? = nil, parseMode: ParseMode? = nil) {
        self.type = type
        self.media = media
        self.caption = caption
        self.parseMode = parseMode
    }
}
