import BotAPI
package import Core

extension TelegramMessenger {
    package func administrators(of chat: ChatRef) async throws(MessengerError) -> [Sender] {
        guard let number = Int64(chat.id) else { throw .rejected("a chat id that is no number") }
        do throws(BotAPIError) {
            let members = try await client.call(GetChatAdministrators(chatID: number))
            return members.filter(\.isAdministrator).compactMap { $0.user?.human }
        } catch {
            throw error.meaning(chatOnly: true)
        }
    }
}

extension ChatMember {
    var isAdministrator: Bool { ["creator", "administrator"].contains(status) }

    /// Of a group.
    var standing: MemberChange.Standing {
        switch status {
        case "creator", "administrator": .administrator
        case "member": .ordinary
        case "restricted": isMember ?? false ? .ordinary : .gone
        default: .gone
        }
    }
}

extension User {
    /// nil for a bot, which also stands in for whoever speaks in a group's or a channel's name.
    var human: Sender? { isBot ? nil : sender }
}
