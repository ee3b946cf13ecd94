/// getChatAdministrators, getChatMember.
extension SandboxState {
    /// The bot itself only where it is one; other bots there are none.
    mutating func getChatAdministrators(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        let chat = try group(of: call)
        let people = chat.members.filter { chat.roles?.isAdministrator($0) == true }
        let bots = chat.roles?.botIsAdministrator == true ? [bot.id] : []
        return .array((people + bots).map { wire(memberOf: chat, $0) })
    }

    mutating func getChatMember(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        let chat = try group(of: call)
        guard let id = Int64(call.string("user_id")), wireUser(id) != nil else { throw .userNotFound }
        return wire(memberOf: chat, id)
    }

    private func group(of call: BotCall) throws(BotRefusal) -> SandboxChat {
        let chat = try chat(of: call)
        guard chat.kind == .group else { throw .privateHasNoAdministrators }
        if chat.isBlocked { throw chat.refusalWhereBlocked }
        return chat
    }

    /// A ChatMember of the Bot API, with all that the kind must have.
    func wire(memberOf chat: SandboxChat, _ id: Int64, as status: String? = nil) -> JSON {
        let status = status ?? (id == bot.id ? botStatus(in: chat) : chat.status(of: id))
        var members: [String: JSON?] = ["user": wireUser(id), "status": .string(status)]
        switch status {
        case "creator": members["is_anonymous"] = false
        case "administrator":
            for right in Self.rights { members[right] = true }
            members["can_be_edited"] = false
            members["is_anonymous"] = false
        case "kicked": members["until_date"] = 0
        default: break
        }
        return .members(members)
    }

    private func botStatus(in chat: SandboxChat) -> String {
        chat.isBlocked ? "kicked" : chat.roles?.botIsAdministrator == true ? "administrator" : "member"
    }

    /// What an administrator is told to be allowed (Bot API: ChatMemberAdministrator).
    private static let rights = [
        "can_manage_chat", "can_delete_messages", "can_manage_video_chats", "can_restrict_members",
        "can_promote_members", "can_change_info", "can_invite_users", "can_post_stories", "can_edit_stories",
        "can_delete_stories", "can_pin_messages", "can_send_welcome_messages",
    ]
}
