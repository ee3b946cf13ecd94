package import Transport

/// Who looks after a group: its owner and all administrators, anonymous ones too; of bots only this one.
package struct GetChatAdministrators: BotRequest {
    package typealias Result = [ChatMember]
    package static let method = "getChatAdministrators"
    package var chatID: Int64
    package init(chatID: Int64) { self.chatID = chatID }

    /// Somebody may be waiting for it. A group has at most some dozens.
    package var limits: TransportLimits { TransportLimits(total: 15, responseBytes: 1 << 20) }
}
