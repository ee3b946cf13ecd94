import BotAPI
import Core

/// Buttons and keys in Telegram's form, refused here when Telegram would refuse them.
enum Keyboards {
    /// Nil when the message shall leave the keyboard as it is. Telegram takes one of the two kinds: buttons come first.
    static func markup(for outgoing: Outgoing, isPrivate: Bool) throws(MessengerError) -> ReplyMarkup? {
        if let inline = try inline(outgoing.buttons) { return .inline(inline) }
        return try outgoing.keyboard.map { keyboard throws(MessengerError) in
            try markup(for: keyboard, isPrivate: isPrivate)
        }
    }

    static func inline(_ rows: [[Button]]) throws(MessengerError) -> InlineKeyboardMarkup? {
        let rows = rows.flatMap { $0.inRows(of: TelegramLimits.buttonsInRow) }
        guard !rows.isEmpty else { return nil }
        guard rows.reduce(0, { $0 + $1.count }) <= TelegramLimits.buttons else {
            throw .rejected("more than \(TelegramLimits.buttons) buttons")
        }
        var markup = InlineKeyboardMarkup(inlineKeyboard: [])
        for row in rows {
            markup.inlineKeyboard.append(try row.map { button throws(MessengerError) in try inline(button) })
        }
        guard !markup.isLonger(than: TelegramLimits.keyboard) else { throw .rejected("the buttons are too long") }
        return markup
    }

    private static func inline(_ button: Button) throws(MessengerError) -> InlineKeyboardButton {
        guard !button.label.isEmpty else { throw .rejected("a button without a label") }
        switch button.action {
        case .press(let data):
            guard (1...TelegramLimits.buttonData).contains(data.utf8.count) else {
                throw .rejected("button data of \(data.utf8.count) bytes")
            }
            return InlineKeyboardButton(text: button.label, callbackData: data, style: button.tone?.style)
        case .open(let url):
            return InlineKeyboardButton(text: button.label, url: url)
        case .copy(let text):
            guard (1...TelegramLimits.copiedText).contains(text.unicodeScalars.count) else {
                throw .rejected("a text to copy of \(text.unicodeScalars.count) characters")
            }
            return InlineKeyboardButton(text: button.label, copyText: CopyTextButton(text: text))
        case .invite, .copyInvite, .sendInvite:
            throw .rejected("an invitation without an address")
        }
    }

    /// A group has no key that sends a location or picks people.
    private static func markup(for keyboard: ReplyKeyboard, isPrivate: Bool) throws(MessengerError) -> ReplyMarkup {
        let rows = keyboard.rows
            .map { $0.compactMap { key(for: $0, isPrivate: isPrivate) } }
            .flatMap { $0.inRows(of: TelegramLimits.keysInRow) }
        guard !rows.isEmpty else { return .remove(ReplyKeyboardRemove()) }
        guard rows.reduce(0, { $0 + $1.count }) <= TelegramLimits.keys else {
            throw .rejected("more than \(TelegramLimits.keys) keys")
        }
        let placeholder = keyboard.placeholder.map { $0.fitted(to: TelegramLimits.placeholder) }
        return .keyboard(
            ReplyKeyboardMarkup(
                keyboard: rows, resizeKeyboard: true, oneTimeKeyboard: keyboard.isOneTime,
                inputFieldPlaceholder: placeholder?.isEmpty == true ? nil : placeholder))
    }

    /// One such key in a message is enough, so its number is always the same.
    private static func people(_ text: String, most: Int) -> KeyboardButton {
        let quantity = min(max(most, 1), TelegramLimits.pickedPeople)
        return KeyboardButton(
            text: text, requestUsers: .init(requestID: 1, userIsBot: false, maxQuantity: quantity))
    }

    private static func key(for key: ReplyKeyboard.Key, isPrivate: Bool) -> KeyboardButton? {
        switch key {
        case .text(let text): KeyboardButton(text: text)
        case .requestLocation(let text): isPrivate ? KeyboardButton(text: text, requestLocation: true) : nil
        case .requestPeople(let text, let most): isPrivate ? people(text, most: most) : nil
        }
    }
}

extension Button.Tone {
    /// As Telegram names it (Bot API: InlineKeyboardButton.style).
    fileprivate var style: String {
        switch self {
        case .good: "success"
        case .bad, .urgent: "danger"
        }
    }
}
