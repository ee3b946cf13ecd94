/// What waits for the bot. Pure: the times are handed in.
struct UpdateQueue: Codable, Sendable {
    struct Update: Codable, Sendable {
        let id: Int
        let type: String
        let body: JSON
        /// Seconds since 1970 from which it is no longer given out.
        let expires: Int

        var json: JSON { .object(["update_id": .number(id), type: body]) }
    }

    private(set) var updates: [Update] = []
    private(set) var nextID = 1
    /// The types asked for; nil stands for the default set.
    private(set) var allowed: Set<String>?

    /// Types of the Bot API's Update that the sandbox can make or at least knows by name.
    static let types: Set<String> = [
        "message", "edited_message", "channel_post", "edited_channel_post", "business_connection",
        "business_message", "edited_business_message", "deleted_business_messages", "message_reaction",
        "message_reaction_count", "inline_query", "chosen_inline_result", "callback_query", "shipping_query",
        "pre_checkout_query", "purchased_paid_media", "poll", "poll_answer", "my_chat_member", "chat_member",
        "chat_join_request", "chat_boost", "removed_chat_boost",
    ]
    /// Not given unless asked for by name.
    static let excludedByDefault: Set<String> = ["chat_member", "message_reaction", "message_reaction_count"]

    mutating func start(at id: Int) { nextID = id }

    /// Leaves out ids that may have been given before an unclean end.
    mutating func leap(by count: Int) { nextID += count }

    /// Remembers the list; unknown names do not count, and a list without a known name is the default.
    mutating func allow(_ names: [String]) {
        let known = Set(names).intersection(Self.types)
        allowed = known.isEmpty ? nil : known
    }

    func wants(_ type: String) -> Bool { allowed?.contains(type) ?? !Self.excludedByDefault.contains(type) }

    /// Nothing happens for a type that nobody wants now: the filter acts when an update is made.
    mutating func add(_ type: String, _ body: JSON, expires: Int) {
        guard wants(type) else { return }
        updates.append(Update(id: nextID, type: type, body: body, expires: expires))
        nextID += 1
    }

    /// Forgets what `offset` confirms and what has expired, and gives at most `limit` of the rest.
    ///
    /// A negative offset keeps only so many of the newest. An offset far beyond the end is none
    /// (tdlib/telegram-bot-api Client.cpp `do_get_updates`).
    mutating func take(offset: Int, limit: Int, now: Int) -> [Update] {
        updates.removeAll { $0.expires <= now }
        if offset < 0 {
            updates.removeFirst(max(0, updates.count + offset))
        } else if offset <= nextID + 10 {
            updates.removeAll { $0.id < offset }
        }
        return Array(updates.prefix(limit))
    }

    mutating func dropAll() { updates.removeAll() }
}
