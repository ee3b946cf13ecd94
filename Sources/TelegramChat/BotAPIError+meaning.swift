import BotAPI
import Core

extension BotAPIError {
    /// What the error means to those who know no messenger.
    ///
    /// The server does not tell whether a 429 is for one chat or for all: `chatOnly` says how it is to be taken.
    /// For a send into a chat that is the chat, since nearly all of them are; if it was more, the next chat's send
    /// gets its own 429.
    func meaning(chatOnly: Bool) -> MessengerError {
        switch self {
        case .api(let fault): fault.meaning(chatOnly: chatOnly)
        case .notJSON(let status): Self.meaningOfNoJSON(status)
        case .unreadable(let reason), .invalidRequest(let reason): .rejected(reason)
        case .notSent(let reason): .notSent(reason)
        case .unknownFate(let reason): .unknownFate(reason)
        case .tooLarge: .rejected("the answer is too large")
        }
    }

    /// Something on the way answered. Where it says that all went well, or that the server took too long, the server
    /// may have done what was asked.
    private static func meaningOfNoJSON(_ status: Int) -> MessengerError {
        switch status {
        case 413, 431: .rejected("the request is too large (\(status))")
        case 200..<300, 504, 524: .unknownFate("an answer that is not JSON (\(status))")
        default: .unavailable("an answer that is not JSON (\(status))")
        }
    }
}

extension APIFault {
    /// Whether the description has these words; only its code and their gist are steady.
    func says(_ words: String) -> Bool { description.lowercased().contains(words) }

    fileprivate func meaning(chatOnly: Bool) -> MessengerError {
        if let migrateTo { return .migrated(to: ChatRef(messenger: .telegram, id: String(migrateTo))) }
        return switch code {
        case 429: .retryAfter(seconds: secondsToWait, chatOnly: chatOnly)
        case 401: .unauthorized(description)
        case 404: says("method not found") ? .rejected(description) : .unauthorized(description)
        case 403: .unreachable(description)
        case 409: .conflict(description)
        case 500...: .unavailable(description)
        // A no without a reason of its own: nobody knows what would be wrong with the request.
        case ..<400: .unavailable("a refusal without a code: \(description)")
        case 400: meaningOfBadRequest
        default: .rejected(description)
        }
    }

    private var meaningOfBadRequest: MessengerError {
        if Self.tooLate.contains(where: says) { return .expired }
        if Self.goneMessage.contains(where: says) { return .messageGone(description) }
        if Self.closedChat.contains(where: says) { return .unreachable(description) }
        if Self.closedToFiles.contains(where: says) { return .noBytes(description) }
        return .rejected(description)
    }

    /// As asked, within reason: a server that says 0 would be asked without end, one that says a year for ever.
    private var secondsToWait: Double {
        let asked = retryAfter ?? secondsInDescription ?? 5
        return asked.isFinite ? min(max(asked, 1), 86_400) : 5
    }

    /// "Too Many Requests: retry after 5".
    private var secondsInDescription: Double? {
        description.split(separator: " ").last.flatMap { Double($0) }
    }

    private static let tooLate = ["query is too old", "query id is invalid", "query_id_invalid"]

    private static let goneMessage = [
        "message to edit not found", "message to pin not found", "message to delete not found",
        "message to be replied not found",
        "message not found", "message can't be edited", "message can't be deleted", "message_id_invalid",
        "message_edit_time_expired", "message_delete_forbidden", "message_author_required",
        // A text message and one with a file do not turn into each other by every method.
        "there is no text in the message to edit", "there is no caption in the message to edit",
        "there is no media in the message to edit",
    ]

    private static let closedChat = [
        "chat not found", "peer_id_invalid", "user not found", "user is deactivated", "input_user_deactivated",
        "user_is_blocked", "bot was blocked", "bot was kicked", "bot is not a member", "the group chat was deleted",
        "group chat was deactivated", "upgraded to a supergroup", "not enough rights to send text messages",
        "not enough rights to send messages", "have no rights to send a message", "have no rights to send messages",
        "need administrator rights", "chat_write_forbidden", "chat_restricted", "chat_admin_required",
        "chat_send_plain_forbidden", "channel_private", "can't initiate conversation",
    ]

    /// A group may let nobody send photos, or documents, where words are welcome.
    private static let closedToFiles = [
        "not enough rights to send", "have no rights to send", "chat_send_photos_forbidden", "chat_send_docs_forbidden",
        "chat_send_media_forbidden", "chat_send_audios_forbidden", "chat_send_videos_forbidden",
        "chat_send_stickers_forbidden",
    ]
}
