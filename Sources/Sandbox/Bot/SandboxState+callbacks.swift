extension SandboxState {
    /// How long a client waits for the answer to a pressed button, as observed (openclaw/openclaw#42156).
    static let callbackLifetime = 15

    mutating func answerCallbackQuery(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        let id = call.string("callback_query_id")
        guard let query = queries[id], !query.isAnswered, now - query.date <= Self.callbackLifetime else {
            throw .queryTooOld
        }
        let text = call.string("text")
        guard text.unicodeScalars.count <= 200 else { throw .bad("MESSAGE_TOO_LONG") }
        queries[id]?.isAnswered = true
        version += 1
        let url = call.string("url")
        note(
            .popUp(
                queryID: id, person: query.person, text: text, isAlert: call.flag("show_alert"),
                url: url.isEmpty ? nil : url),
            in: query.chat)
        return true
    }
}
