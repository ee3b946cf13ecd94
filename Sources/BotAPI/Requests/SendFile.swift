package import Transport

extension TransportLimits {
    /// For requests that carry a file.
    package static let file = TransportLimits(total: 180, stall: 30)
}

/// Sends a picture: at most 10 MB, width and height together at most 10000, neither 20 times the other.
package struct SendPhoto: BotRequest {
    package typealias Result = SentMessage
    package static let method = "sendPhoto"
    package var chatID: Int64
    package var photo: InputFile
    package var caption: String?
    package var parseMode: ParseMode?
    package var disableNotification: Bool?
    package var replyMarkup: ReplyMarkup?

    package init(
        chatID: Int64, photo: InputFile, caption: String? = nil, parseMode: ParseMode? = nil,
        disableNotification: Bool? = nil, replyMarkup: ReplyMarkup? = nil
    ) {
        self.chatID = chatID
        self.photo = photo
        self.caption = caption
        self.parseMode = parseMode
        self.disableNotification = disableNotification
        self.replyMarkup = replyMarkup
    }

    package var files: [String: InputFile] { ["photo": photo] }
    package var limits: TransportLimits { .file }
}

/// Sends any file of at most 50 MB.
package struct SendDocument: BotRequest {
    package typealias Result = SentMessage
    package static let method = "sendDocument"
    package var chatID: Int64
    package var document: InputFile
    package var caption: String?
    package var parseMode: ParseMode?
    package var disableNotification: Bool?
    package var replyMarkup: ReplyMarkup?

    package init(
        chatID: Int64, document: InputFile, caption: String? = nil, parseMode: ParseMode? = nil,
        disableNotification: Bool? = nil, replyMarkup: ReplyMarkup? = nil
    ) {
        self.chatID = chatID
        self.document = document
        self.caption = caption
        self.parseMode = parseMode
        self.disableNotification = disableNotification
        self.replyMarkup = replyMarkup
    }

    package var files: [String: InputFile] { ["document": document] }
    package var limits: TransportLimits { .file }
}

/// Where a file that somebody sent can be fetched, for an hour at least; up to 20 MB.
package struct GetFile: BotRequest {
    package typealias Result = File
    package static let method = "getFile"
    package var fileID: String
    package init(fileID: String) { self.fileID = fileID }
}
