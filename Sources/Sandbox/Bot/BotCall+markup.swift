/// The two things that reply_markup can be.
enum ReplyMarkup: Sendable, Hashable {
    case buttons([[SandboxButton]])
    case change(SandboxKeyboardChange)
}

extension BotCall {
    /// The reply_markup parameter, read and checked as Telegram checks it; nil when absent.
    func replyMarkup(isPrivate: Bool) throws(BotRefusal) -> ReplyMarkup? {
        let fault = BotRefusal.bad("can't parse reply keyboard markup JSON object")
        guard let markup = try json("reply_markup", else: fault) else { return nil }
        guard let members = markup.object else { throw .bad("object expected as reply markup") }
        if markup.bytes.count > 10_240 { throw .bad("reply markup is too long") }
        if let rows = members["inline_keyboard"] { return .buttons(try InlineKeyboardReader.read(rows)) }
        if let rows = members["keyboard"] {
            return .change(.show(try KeyboardReader.read(rows, markup, isPrivate: isPrivate)))
        }
        if members["remove_keyboard"]?.bool == true { return .change(.remove) }
        if members["force_reply"]?.bool == true {
            return .change(.forceReply(placeholder: markup["input_field_placeholder"]?.string))
        }
        return nil
    }
}

/// Rows of a keyboard, the same for both kinds; empty rows fall away.
private func rows(_ json: JSON, _ field: String) throws(BotRefusal) -> [[JSON]] {
    guard let rows = json.array else { throw .bad("field \"\(field)\" must be of type Array") }
    var result: [[JSON]] = []
    for row in rows {
        guard let buttons = row.array else { throw .bad("field \"\(field)\" must be an Array of Arrays") }
        if !buttons.isEmpty { result.append(buttons) }
    }
    return result
}

/// Reads the buttons below a message.
enum InlineKeyboardReader {
    static func read(_ json: JSON) throws(BotRefusal) -> [[SandboxButton]] {
        var result: [[SandboxButton]] = []
        for row in try rows(json, "inline_keyboard") {
            var buttons: [SandboxButton] = []
            for button in row {
                var read = try read(button: button)
                read.style = try style(of: button)
                buttons.append(read)
            }
            guard buttons.count <= 8 else { throw .bad("reply markup is too long") }
            result.append(buttons)
        }
        guard result.joined().count <= 100 else { throw .bad("reply markup is too long") }
        return result
    }

    private static func style(of button: JSON) throws(BotRefusal) -> String? {
        guard let style = button["style"]?.string else { return nil }
        guard ["danger", "success", "primary"].contains(style) else {
            throw .bad("can't parse inline keyboard button: invalid button style specified")
        }
        return style
    }

    private static func read(button: JSON) throws(BotRefusal) -> SandboxButton {
        let prefix = "can't parse inline keyboard button: "
        guard button.object != nil else { throw .bad(prefix + "InlineKeyboardButton must be an Object") }
        guard let text = button["text"]?.string, !text.isEmpty else {
            throw .bad(prefix + "Can't find field \"text\"")
        }
        if let url = button["url"]?.string {
            guard let checked = LinkChecker.checked(url) else {
                throw .bad("inline keyboard button URL '\(url)' is invalid: Wrong HTTP URL")
            }
            return SandboxButton(text: text, action: .url(checked))
        }
        if let data = button["callback_data"]?.string {
            guard (1...64).contains(data.utf8.count) else { throw .bad("BUTTON_DATA_INVALID") }
            return SandboxButton(text: text, action: .callback(data))
        }
        if let copied = button["copy_text"] {
            guard let words = copied["text"]?.string, (1...256).contains(words.unicodeScalars.count) else {
                throw .bad("BUTTON_COPY_TEXT_INVALID")
            }
            return SandboxButton(text: text, action: .copy(words))
        }
        throw .bad(prefix + "Text buttons are unallowed in the inline keyboard")
    }
}

/// Reads the keys that stand in the place of the keyboard.
enum KeyboardReader {
    static func read(_ json: JSON, _ markup: JSON, isPrivate: Bool) throws(BotRefusal) -> SandboxKeyboard {
        var result: [[SandboxKeyboard.Key]] = []
        for row in try rows(json, "keyboard") {
            var keys: [SandboxKeyboard.Key] = []
            for key in row.prefix(12) { keys.append(try read(key: key, isPrivate: isPrivate)) }
            result.append(keys)
        }
        guard result.joined().count <= 300 else { throw .bad("reply markup is too long") }
        guard !result.isEmpty else { throw .bad("field \"keyboard\" must not be empty") }
        return SandboxKeyboard(
            rows: result, placeholder: markup["input_field_placeholder"]?.string,
            isOneTime: markup["one_time_keyboard"]?.bool ?? false)
    }

    private static func read(key: JSON, isPrivate: Bool) throws(BotRefusal) -> SandboxKeyboard.Key {
        let prefix = "can't parse keyboard button: "
        let text = key.string ?? key["text"]?.string
        guard let text, !text.isEmpty else { throw .bad(prefix + "Can't find field \"text\"") }
        let wantsLocation = key["request_location"]?.bool ?? false
        let wantsContact = key["request_contact"]?.bool ?? false
        let users = try key["request_users"].map { json throws(BotRefusal) in try usersRequest(json) }
        if users != nil, !isPrivate { throw .bad("users can be requested in private chats only") }
        guard [wantsLocation, wantsContact, users != nil].count(where: { $0 }) <= 1 else {
            throw .bad(prefix + "at most one thing can be requested by a key")
        }
        if wantsLocation, !isPrivate { throw .bad("location can be requested in private chats only") }
        if wantsContact, !isPrivate { throw .bad("phone number can be requested in private chats only") }
        return SandboxKeyboard.Key(
            text: text, requestsLocation: wantsLocation, requestsContact: wantsContact, requestsUsers: users)
    }

    /// Bot API: KeyboardButtonRequestUsers.
    private static func usersRequest(_ json: JSON) throws(BotRefusal) -> SandboxUsersRequest {
        let prefix = "can't parse keyboard button: "
        guard let id = json["request_id"]?.integer, Int32(exactly: id) != nil else {
            throw .bad(prefix + "Can't find field \"request_id\"")
        }
        let most = json["max_quantity"]?.integer ?? 1
        guard (1...10).contains(most) else { throw .bad(prefix + "max_quantity must be 1-10") }
        return SandboxUsersRequest(
            id: Int(id), most: Int(most), wantsNames: json["request_name"]?.bool ?? false,
            wantsUsernames: json["request_username"]?.bool ?? false, wantsBots: json["user_is_bot"]?.bool ?? false)
    }
}
