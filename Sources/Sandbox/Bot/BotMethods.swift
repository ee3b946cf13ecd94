/// What each method does. getUpdates is not here, since it waits.
enum BotMethods {
    typealias Handler = @Sendable (inout SandboxState, BotCall, Int) throws(BotRefusal) -> JSON

    /// By name in lower case; a test holds the names against the table.
    static let handlers: [String: Handler] = [
        "getme": { state, _, _ in state.me },
        "getwebhookinfo": { state, _, _ in state.webhookInfo },
        "setchatmenubutton": { _, _, _ in true },
        "sendmessage": { state, call, now throws(BotRefusal) in try state.sendMessage(call, now: now) },
        "sendphoto": { state, call, now throws(BotRefusal) in try state.sendPhoto(call, now: now) },
        "senddocument": { state, call, now throws(BotRefusal) in try state.sendDocument(call, now: now) },
        "sendlocation": { state, call, now throws(BotRefusal) in try state.sendLocation(call, now: now) },
        "sendvenue": { state, call, now throws(BotRefusal) in try state.sendVenue(call, now: now) },
        "editmessagetext": { state, call, now throws(BotRefusal) in try state.editMessageText(call, now: now) },
        "editmessagecaption": { state, call, now throws(BotRefusal) in try state.editMessageCaption(call, now: now) },
        "editmessagemedia": { state, call, now throws(BotRefusal) in try state.editMessageMedia(call, now: now) },
        "editmessagereplymarkup": { state, call, now throws(BotRefusal) in
            try state.editMessageReplyMarkup(call, now: now)
        },
        "pinchatmessage": { state, call, now throws(BotRefusal) in try state.pinChatMessage(call, now: now) },
        "unpinchatmessage": { state, call, now throws(BotRefusal) in try state.unpinChatMessage(call, now: now) },
        "deletemessage": { state, call, now throws(BotRefusal) in try state.deleteMessage(call, now: now) },
        "deletemessages": { state, call, now throws(BotRefusal) in try state.deleteMessages(call, now: now) },
        "answercallbackquery": { state, call, now throws(BotRefusal) in try state.answerCallbackQuery(call, now: now) },
        "getfile": { state, call, now throws(BotRefusal) in try state.getFile(call, now: now) },
        "sendchataction": { state, call, now throws(BotRefusal) in try state.sendChatAction(call, now: now) },
        "getchat": { state, call, now throws(BotRefusal) in try state.getChat(call, now: now) },
        "getchatadministrators": { state, call, now throws(BotRefusal) in
            try state.getChatAdministrators(call, now: now)
        },
        "getchatmember": { state, call, now throws(BotRefusal) in try state.getChatMember(call, now: now) },
        "setmessagereaction": { state, call, now throws(BotRefusal) in try state.setMessageReaction(call, now: now) },
        "deletewebhook": { state, call, now throws(BotRefusal) in try state.deleteWebhook(call, now: now) },
        "setmycommands": { state, call, now throws(BotRefusal) in try state.setMyCommands(call, now: now) },
        "getmycommands": { state, call, now throws(BotRefusal) in try state.getMyCommands(call, now: now) },
        "deletemycommands": { state, call, now throws(BotRefusal) in try state.deleteMyCommands(call, now: now) },
        "setmyname": { state, call, now throws(BotRefusal) in try state.setMyName(call, now: now) },
        "getmyname": { state, call, now throws(BotRefusal) in try state.getMyName(call, now: now) },
        "setmydescription": { state, call, now throws(BotRefusal) in try state.setMyDescription(call, now: now) },
        "getmydescription": { state, call, now throws(BotRefusal) in try state.getMyDescription(call, now: now) },
        "setmyshortdescription": { state, call, now throws(BotRefusal) in
            try state.setMyShortDescription(call, now: now)
        },
        "getmyshortdescription": { state, call, now throws(BotRefusal) in
            try state.getMyShortDescription(call, now: now)
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
