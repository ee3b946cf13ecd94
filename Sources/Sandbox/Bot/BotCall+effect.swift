extension BotCall {
    /// The emoji of the effect that is asked for; nil for none. Only private chats have any.
    func messageEffect(isPrivate: Bool) throws(BotRefusal) -> String? {
        let id = string("message_effect_id")
        guard !id.isEmpty else { return nil }
        guard isPrivate, let emoji = Self.effects[id] else { throw .bad("EFFECT_ID_INVALID") }
        return emoji
    }

    /// Those that everybody may use, as Telegram's programs list them.
    private static let effects = [
        "5104841245755180586": "🔥", "5107584321108051014": "👍", "5104858069142078462": "👎",
        "5159385139981059251": "❤️", "5046509860389126442": "🎉", "5046589136895476101": "💩",
    ]
}
