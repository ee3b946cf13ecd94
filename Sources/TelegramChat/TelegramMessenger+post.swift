import BotAPI
import Core
import Logging

extension TelegramMessenger {
    /// A new message.
    func post(_ draft: OutgoingDraft, to chat: Int64, silent: Bool) async throws(SendFailure) -> MessageRef {
        let markup = try Self.refusing { () throws(MessengerError) in
            try Keyboards.markup(for: draft.outgoing, isPrivate: chat > 0)
        }
        if markup != nil, !draft.outgoing.buttons.isEmpty, draft.outgoing.keyboard != nil {
            logger.warning("a message with buttons cannot change the keyboard too")
        }
        let message = try await retryingSimpler(draft) { draft throws(SendFailure) in
            try await self.post(draft, to: chat, markup, silent: silent ? true : nil)
        }
        return Self.reference(to: message)
    }

    /// Another content for a message of ours; `keepsMedia` where only the words under what it shows change.
    func edit(_ message: MessageRef, _ draft: OutgoingDraft, keepsMedia: Bool = false) async throws(SendFailure) {
        let (chat, id) = try Self.numbers(of: message)
        let markup = try Self.refusing { () throws(MessengerError) in try Keyboards.inline(draft.outgoing.buttons) }
        try await retryingSimpler(draft) { draft throws(SendFailure) in
            do throws(SendFailure) {
                try await self.edit(chat, id, draft, markup, keepsMedia: keepsMedia)
            } catch {
                // Another edit was quicker, or nothing has changed: it shows what it should.
                guard error.fault?.says("message is not modified") == true else { throw error }
            }
        }
    }

    private func post(
        _ draft: OutgoingDraft, to chat: Int64, _ markup: ReplyMarkup?, silent: Bool?
    ) async throws(SendFailure) -> SentMessage {
        do {
            switch (draft.kind, draft.upload) {
            case (.photo, let upload?):
                return try await client.call(
                    SendPhoto(
                        chatID: chat, photo: .upload(upload), caption: draft.caption, parseMode: draft.parseMode,
                        disableNotification: silent, replyMarkup: markup))
            case (_, let upload?):
                return try await client.call(
                    SendDocument(
                        chatID: chat, document: .upload(upload), caption: draft.caption, parseMode: draft.parseMode,
                        disableNotification: silent, replyMarkup: markup))
            default:
                return try await client.call(
                    SendMessage(
                        chatID: chat, text: draft.words, parseMode: draft.parseMode,
                        linkPreviewOptions: LinkPreviewOptions(isDisabled: true), disableNotification: silent,
                        messageEffectID: chat > 0 ? draft.effect?.telegramID : nil, replyMarkup: markup))
            }
        } catch {
            throw .api(error, chatOnly: true)
        }
    }

    /// A file that the message shows already comes without its bytes: then only the words change.
    private func edit(
        _ chat: Int64, _ id: Int, _ draft: OutgoingDraft, _ markup: InlineKeyboardMarkup?, keepsMedia: Bool
    ) async throws(SendFailure) {
        do {
            if draft.outgoing.media == nil, !keepsMedia {
                _ = try await client.call(
                    EditMessageText(
                        chatID: chat, messageID: id, text: draft.words, parseMode: draft.parseMode,
                        linkPreviewOptions: LinkPreviewOptions(isDisabled: true), replyMarkup: markup))
            } else if let upload = draft.upload {
                let media = InputMedia(
                    type: draft.kind == .photo ? .photo : .document, media: .attached(upload, name: "file"),
                    caption: draft.caption, parseMode: draft.parseMode)
                _ = try await client.call(
                    EditMessageMedia(chatID: chat, messageID: id, media: media, replyMarkup: markup))
            } else {
                _ = try await client.call(
                    EditMessageCaption(
                        chatID: chat, messageID: id, caption: draft.caption, parseMode: draft.parseMode,
                        replyMarkup: markup))
            }
        } catch {
            throw .api(error, chatOnly: true)
        }
    }

    /// Tries once more without what the server could not read: mark-up, an effect, or a picture's odd shape.
    private func retryingSimpler<Result>(
        _ draft: OutgoingDraft, _ attempt: (OutgoingDraft) async throws(SendFailure) -> Result
    ) async throws(SendFailure) -> Result {
        do throws(SendFailure) {
            return try await attempt(draft)
        } catch {
            guard let fault = error.fault, fault.code == 400 else { throw error }
            if draft.hasMarkup, fault.says("can't parse entities") {
                logger.error("our own mark-up was refused", metadata: ["reason": "\(fault.description)"])
                return try await attempt(draft.plain)
            }
            if draft.effect != nil, fault.says("effect_id_invalid") { return try await attempt(draft.calm) }
            if draft.kind == .photo, Self.oddPictures.contains(where: fault.says) {
                return try await attempt(draft.asDocument)
            }
            throw error
        }
    }

    private static let oddPictures = ["photo_invalid_dimensions", "image_process_failed", "photo_save_file_invalid"]

    private static func refusing<Result>(
        _ make: () throws(MessengerError) -> Result
    ) throws(SendFailure) -> Result {
        do {
            return try make()
        } catch {
            throw .refused(error)
        }
    }
}

extension MessageEffect {
    /// The effects that everybody may use have had these ids from the first; no method of the Bot API lists them.
    fileprivate var telegramID: String {
        switch self {
        case .celebration: "5046509860389126442"
        }
    }
}
