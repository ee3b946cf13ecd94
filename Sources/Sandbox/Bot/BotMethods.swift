/// What each method does. getUpdates is not here, since it waits.
enum BotMethods {
    typealias Handler = @Sendable (inout SandboxState, BotCall, Int) throws(BotRefusal) -> JSON

    /// By name in lower case.
    static let handlers: [String: Handler] = [
        "getme": { state, _, _ in state.me },
        "sendmessage": { state, call, now throws(BotRefusal) in try state.sendMessage(call, now: now) },
        "editmessagetext": { state, call, now throws(BotRefusal) in try state.editMessageText(call, now: now) },
        "editmessagecaption": { state, call, now throws(BotRefusal) in try state.editMessageCaption(call, now: now) },
        "editmessagereplymarkup": { state, call, now throws(BotRefusal) in
            try state.editMessageReplyMarkup(call, now: now)
        },
        "deletemessage": { state, call, now throws(BotRefusal) in try state.deleteMessage(call, now: now) },
        "deletemessages": { state, call, now throws(BotRefusal) in try state.deleteMessages(call, now: now) },
        "answercallbackquery": { state, call, now throws(BotRefusal) in
            try state.answerCallbackQuery(call, now: now)
        },
    ]
}

extension SandboxState {
    /// The answer to getMe.
    var me: JSON {
        guard case .object(var members) = wireBot else { return .null }
        members["can_join_groups"] = true
        members["can_read_all_group_messages"] = false
        members["supports_inline_queries"] = false
        return .object(members)
    }
}
