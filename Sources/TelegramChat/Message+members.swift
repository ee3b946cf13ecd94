import BotAPI
import Core

extension Message {
    /// Who came or went, as the group's talk shows it; nil where nobody did.
    func memberEvent(username: String?) -> Incoming.Event? {
        guard chat.isGroup else { return nil }
        if isFounded || newChatMembers?.contains(where: { $0.isBot(called: username) }) == true {
            return .added(isShown: true)
        }
        if let newChatMembers { return .members(newChatMembers.compactMap(\.human).map { MemberChange($0, .present) }) }
        return leftChatMember.map { .members([$0.human].compactMap { $0 }.map { MemberChange($0, .gone) }) }
    }

    /// The group was made with the bot in it.
    private var isFounded: Bool { groupChatCreated == true || supergroupChatCreated == true }
}

extension User {
    /// Before the bot's own name is known, every bot counts.
    fileprivate func isBot(called username: String?) -> Bool {
        isBot && (username == nil || self.username?.lowercased() == username?.lowercased())
    }
}
