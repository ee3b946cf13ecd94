import BotAPI
import Core

extension TelegramMessenger {
    /// Puts a message of ours on top of its chat without a sound, or takes it off.
    func pin(_ message: MessageRef, _ isPinned: Bool) async throws(SendFailure) {
        let (chat, id) = try Self.numbers(of: message)
        do {
            if isPinned {
                _ = try await client.call(PinChatMessage(chatID: chat, messageID: id, disableNotification: true))
            } else {
                _ = try await client.call(UnpinChatMessage(chatID: chat, messageID: id))
            }
        } catch .api(let fault) where fault.isAboutPinning {
            // What may not be taken off the top is not ours to take off; what is not there is off.
            if isPinned { throw .refused(.mayNotPin(fault.description)) }
        } catch {
            throw .api(error, chatOnly: true)
        }
    }
}

extension APIFault {
    /// The chat is there, and so may the message be: only its top is not ours.
    fileprivate var isAboutPinning: Bool {
        code == 400 && migrateTo == nil
            && ["not enough rights", "chat_admin_required", "have no rights to pin", "message to unpin not found"]
                .contains(where: says)
    }
}
