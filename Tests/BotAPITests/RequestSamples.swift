import BotAPI
import Foundation
import Testing

/// Every request twice: with nothing but what it must have, and with all it can have.
struct RequestSample: Sendable, CustomTestStringConvertible {
    let method: String
    let minimal: any BotRequest
    let full: any BotRequest

    init<Request: BotRequest>(_ minimal: Request, _ full: Request) {
        method = Request.method
        self.minimal = minimal
        self.full = full
    }

    var testDescription: String { method }

    static let buttons = InlineKeyboardMarkup(inlineKeyboard: [
        [
            .init(text: "Press", callbackData: "d"), .init(text: "Open", url: "https://example.org"),
            .init(text: "Copy", copyText: .init(text: "48.2, 16.3")),
        ]
    ])
    static let keys = ReplyKeyboardMarkup(
        keyboard: [
            [.init(text: "Here", requestLocation: true)],
            [.init(text: "Them", requestUsers: .init(requestID: 1, userIsBot: false, maxQuantity: 10))],
        ], resizeKeyboard: true, oneTimeKeyboard: true,
        inputFieldPlaceholder: "Where?")
    static let preview = LinkPreviewOptions(isDisabled: true)

    static let all: [RequestSample] = [
        .init(GetMe(), GetMe()),
        .init(GetWebhookInfo(), GetWebhookInfo()),
        .init(GetUpdates(), GetUpdates(offset: 1, limit: 100, timeout: 30, allowedUpdates: ["message"])),
        .init(DeleteWebhook(), DeleteWebhook(dropPendingUpdates: true)),
        .init(
            SetMyCommands(commands: [.init(command: "pin", description: "Pin a place")]),
            SetMyCommands(commands: [.init(command: "pin", description: "Pin a place")], languageCode: "de")),
        .init(
            SendMessage(chatID: 1, text: "t"),
            SendMessage(
                chatID: 1, text: "t", parseMode: .html, linkPreviewOptions: preview, disableNotification: true,
                messageEffectID: "5104841245755180586", replyMarkup: .inline(buttons))),
        .init(
            SendMessage(chatID: 1, text: "t", replyMarkup: .remove(.init())),
            SendMessage(
                chatID: 1, text: "t", parseMode: .html, linkPreviewOptions: preview, disableNotification: true,
                messageEffectID: "5104841245755180586", replyMarkup: .keyboard(keys))),
        .init(GetChatAdministrators(chatID: -100), GetChatAdministrators(chatID: -100)),
        .init(DeleteMessage(chatID: 1, messageID: 2), DeleteMessage(chatID: 1, messageID: 2)),
        .init(
            PinChatMessage(chatID: 1, messageID: 2),
            PinChatMessage(chatID: 1, messageID: 2, disableNotification: true)),
        .init(UnpinChatMessage(chatID: 1), UnpinChatMessage(chatID: 1, messageID: 2)),
        .init(
            AnswerCallbackQuery(callbackQueryID: "q"),
            AnswerCallbackQuery(callbackQueryID: "q", text: "t", showAlert: true)),
        .init(
            EditMessageText(chatID: 1, messageID: 2, text: "t"),
            EditMessageText(
                chatID: 1, messageID: 2, text: "t", parseMode: .html, linkPreviewOptions: preview, replyMarkup: buttons)
        ),
        .init(
            EditMessageCaption(chatID: 1, messageID: 2),
            EditMessageCaption(chatID: 1, messageID: 2, caption: "c", parseMode: .html, replyMarkup: buttons)),
        .init(
            EditMessageMedia(chatID: 1, messageID: 2, media: .init(type: .document, media: .id("f"))),
            EditMessageMedia(
                chatID: 1, messageID: 2,
                media: .init(type: .photo, media: .id("f"), caption: "c", parseMode: .html), replyMarkup: buttons)),
        .init(
            SendPhoto(chatID: 1, photo: .id("f")),
            SendPhoto(
                chatID: 1, photo: .id("f"), caption: "c", parseMode: .html, disableNotification: true,
                replyMarkup: .inline(buttons))),
        .init(
            SendDocument(chatID: 1, document: .id("f")),
            SendDocument(
                chatID: 1, document: .id("f"), caption: "c", parseMode: .html, disableNotification: true,
                replyMarkup: .inline(buttons))),
        .init(GetFile(fileID: "f"), GetFile(fileID: "f")),
    ]
}
