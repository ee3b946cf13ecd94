/// What stands under a message or in the place of the letters.
package enum ReplyMarkup: Encodable, Sendable, Hashable {
    case inline(InlineKeyboardMarkup)
    case keyboard(ReplyKeyboardMarkup)
    case remove(ReplyKeyboardRemove)

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .inline(let markup): try markup.encode(to: encoder)
        case .keyboard(let markup): try markup.encode(to: encoder)
        case .remove(let markup): try markup.encode(to: encoder)
        }
    }
}

package struct InlineKeyboardMarkup: Encodable, Sendable, Hashable {
    package var inlineKeyboard: [[InlineKeyboardButton]]
    package init(inlineKeyboard: [[InlineKeyboardButton]]) { self.inlineKeyboard = inlineKeyboard }
}

/// Exactly one of the optional fields is set.
package struct InlineKeyboardButton: Encodable, Sendable, Hashable {
    package var text: String
    package var url: String?
    /// 1-64 bytes.
    package var callbackData: String?
    package var copyText: CopyTextButton?
    /// "success" (green), "danger" (red) or "primary" (blue).
    package var style: String?
    package init(
        text: String, url: String? = nil, callbackData: String? = nil, copyText: CopyTextButton? = nil,
        style: String? = nil
    ) {
        self.text = text
        self.url = url
        self.callbackData = callbackData
        self.copyText = copyText
        self.style = style
    }
}

package struct CopyTextButton: Encodable, Sendable, Hashable {
    /// 1-256 characters.
    package var text: String
    package init(text: String) { self.text = text }
}

package struct ReplyKeyboardMarkup: Encodable, Sendable, Hashable {
    package var keyboard: [[KeyboardButton]]
    package var resizeKeyboard: Bool?
    package var oneTimeKeyboard: Bool?
    /// 1-64 characters.
    package var inputFieldPlaceholder: String?
    package init(
        keyboard: [[KeyboardButton]], resizeKeyboard: Bool? = nil, oneTimeKeyboard: Bool? = nil,
        inputFieldPlaceholder: String? = nil
    ) {
        self.keyboard = keyboard
        self.resizeKeyboard = resizeKeyboard
        self.oneTimeKeyboard = oneTimeKeyboard
        self.inputFieldPlaceholder = inputFieldPlaceholder
    }
}

package struct KeyboardButton: Encodable, Sendable, Hashable {
    package var text: String
    /// Private chats only.
    package var requestLocation: Bool?
    /// Private chats only.
    package var requestUsers: KeyboardButtonRequestUsers?
    package init(text: String, requestLocation: Bool? = nil, requestUsers: KeyboardButtonRequestUsers? = nil) {
        self.text = text
        self.requestLocation = requestLocation
        self.requestUsers = requestUsers
    }
}

/// Which people may be picked; neither their names nor their pictures are asked for.
package struct KeyboardButtonRequestUsers: Encodable, Sendable, Hashable {
    /// Comes back with the choice; unique within the message.
    package var requestID: Int32
    package var userIsBot: Bool?
    /// 1-10; 1 where it is left out.
    package var maxQuantity: Int?
    package init(requestID: Int32, userIsBot: Bool? = nil, maxQuantity: Int? = nil) {
        self.requestID = requestID
        self.userIsBot = userIsBot
        self.maxQuantity = maxQuantity
    }
}

package struct ReplyKeyboardRemove: Encodable, Sendable, Hashable {
    var removeKeyboard = true
    package init() {}
}

extension InlineKeyboardMarkup {
    /// Whether the markup has more bytes as it travels.
    package func isLonger(than limit: Int) -> Bool {
        inlineKeyboard.joined().reduce(64, { $0 + $1.mostBytes }) > limit && encodedSize > limit
    }

    private var encodedSize: Int { (try? WireCoding.data(of: self).count) ?? 0 }
}

extension InlineKeyboardButton {
    /// It never has more: no byte is written as more than six, and its names and marks have less than a hundred.
    fileprivate var mostBytes: Int {
        100 + 6 * [text, url, callbackData, copyText?.text, style].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
    }
}
