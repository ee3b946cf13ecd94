/// A refusal as Telegram words it.
struct BotRefusal: Error, Sendable, Equatable {
    let code: Int
    let description: String
    var retryAfter: Int?
    var migrateTo: Int64?

    /// 400 with the usual prefix.
    static func bad(_ text: String) -> BotRefusal { BotRefusal(code: 400, description: "Bad Request: " + text) }
    static func forbidden(_ text: String) -> BotRefusal { BotRefusal(code: 403, description: "Forbidden: " + text) }
    static func conflict(_ text: String) -> BotRefusal { BotRefusal(code: 409, description: "Conflict: " + text) }
    static let unauthorized = BotRefusal(code: 401, description: "Unauthorized")
    static let unknownMethod = BotRefusal(code: 404, description: "Not Found: method not found")

    static let chatIDEmpty = bad("chat_id is empty")
    static let chatNotFound = bad("chat not found")
    static let blocked = forbidden("bot was blocked by the user")
    static let kicked = forbidden("bot was kicked from the supergroup chat")
    static let cannotInitiate = forbidden("bot can't initiate conversation with a user")
    static let textEmpty = bad("message text is empty")
    static let tooLong = bad("message is too long")
    static let captionTooLong = bad("message caption is too long")
    static let notModified = bad(
        "message is not modified: specified new message content and reply markup are exactly the same "
            + "as a current content and reply markup of the message")
    static let editNotFound = bad("message to edit not found")
    static let cannotEdit = bad("message can't be edited")
    static let deleteNotFound = bad("message to delete not found")
    static let cannotDelete = bad("message can't be deleted")
    static let cannotDeleteOld = bad("message can't be deleted for everyone")
    static let privateHasNoAdministrators = bad("there are no administrators in the private chat")
    static let userNotFound = bad("user not found")
    static func upgraded(to chat: Int64) -> BotRefusal {
        var refusal = bad("group chat was upgraded to a supergroup chat")
        refusal.migrateTo = chat
        return refusal
    }
    static let kickedFromGroup = forbidden("bot was kicked from the group chat")
    static let replyNotFound = bad("message to be replied not found")
    static let queryTooOld = bad("query is too old and response timeout expired or query ID is invalid")
    static let webhookIsSet = conflict(
        "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first")
    static let otherPoll = conflict(
        "terminated by other getUpdates request; make sure that only one bot instance is running")
}
