import BotAPI
package import Core
package import Foundation
import Logging
import Synchronization

extension TelegramMessenger {
    package func send(
        _ request: SendRequest, file: @Sendable (Media) async throws -> Data
    ) async throws(MessengerError) -> MessageRef? {
        do throws(SendFailure) {
            switch request {
            case .new(let outgoing, let chat, _, let silent):
                return try await post(addressed(outgoing), to: chat, silent: silent, file)
            case .edit(let message, let outgoing):
                if let isPinned = outgoing.pin { try await pin(message, isPinned) }
                try await edit(message, addressed(outgoing), file)
                return message
            case .reword(let message, let outgoing):
                let draft = try await OutgoingDraft(addressed(outgoing), isCaption: true)
                try await edit(message, draft, keepsMedia: true)
                return message
            case .delete(let message):
                try await delete(message)
            case .answer(let queryID, let text, let isAlert):
                try await answer(queryID, text, isAlert: isAlert)
            }
            return nil
        } catch {
            throw error.meaning
        }
    }

    private func post(
        _ outgoing: Outgoing, to chat: ChatRef, silent: Bool, _ file: @Sendable (Media) async throws -> Data
    ) async throws(SendFailure) -> MessageRef {
        let draft = try await OutgoingDraft(outgoing).loaded(by: file)
        let message = try await post(draft, to: Self.number(of: chat), silent: silent)
        memory.withLock { $0.shown.note(outgoing.media, in: message) }
        return message
    }

    /// Media that the message shows already are not sent again.
    private func edit(
        _ message: MessageRef, _ outgoing: Outgoing, _ file: @Sendable (Media) async throws -> Data
    ) async throws(SendFailure) {
        let isShown = memory.withLock { memory in
            let isShown = outgoing.media.map { memory.shown.shows($0, in: message) } ?? false
            // Whether the new one arrived may stay unknown.
            if !isShown { memory.shown.note(nil, in: message) }
            return isShown
        }
        let draft = try OutgoingDraft(outgoing)
        try await edit(message, isShown ? draft : try await draft.loaded(by: file))
        memory.withLock { $0.shown.note(outgoing.media, in: message) }
    }

    private func delete(_ message: MessageRef) async throws(SendFailure) {
        let (chat, id) = try Self.numbers(of: message)
        do {
            _ = try await client.call(DeleteMessage(chatID: chat, messageID: id))
        } catch .api(let fault) where fault.says("message to delete not found") {
            // It is gone, which is what was asked for.
        } catch {
            throw .api(error, chatOnly: true)
        }
    }

    private func answer(_ queryID: String, _ text: String?, isAlert: Bool) async throws(SendFailure) {
        let words = text.map { $0.fitted(to: TelegramLimits.popUp) }
        do {
            _ = try await client.call(
                AnswerCallbackQuery(callbackQueryID: queryID, text: words, showAlert: isAlert ? true : nil))
        } catch {
            throw .api(error, chatOnly: false)
        }
    }

    static func number(of chat: ChatRef) throws(SendFailure) -> Int64 {
        guard let number = Int64(chat.id) else { throw .refused(.rejected("a chat id that is no number")) }
        return number
    }

    static func numbers(of message: MessageRef) throws(SendFailure) -> (chat: Int64, message: Int) {
        guard let id = Int(message.id) else { throw .refused(.rejected("a message id that is no number")) }
        return (try number(of: message.chat), id)
    }

    static func reference(to message: SentMessage) -> MessageRef {
        MessageRef(
            chat: ChatRef(messenger: .telegram, id: String(message.chat.id)), id: String(message.messageID))
    }
}

/// Why a send did not come off, before it is told in neutral words.
enum SendFailure: Error {
    case api(BotAPIError, chatOnly: Bool)
    /// Refused before anything left.
    case refused(MessengerError)

    var meaning: MessengerError {
        switch self {
        case .api(let error, let chatOnly): error.meaning(chatOnly: chatOnly)
        case .refused(let error): error
        }
    }

    /// The server's no, if it was one.
    var fault: APIFault? {
        if case .api(.api(let fault), _) = self { fault } else { nil }
    }
}
