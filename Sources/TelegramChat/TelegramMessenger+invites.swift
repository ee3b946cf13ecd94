import BotAPI
import Core
import Synchronization

/// Addresses that open the bot's private chat with a start code.
///
/// Sources: core.telegram.org/api/links, "Bot links" and "Share links".
struct InviteAddress {
    let username: String

    func opening(_ code: String) -> String { "https://t.me/\(username)?start=\(code)" }

    /// Lets the person choose a chat to which the address goes.
    func sending(_ code: String) -> String {
        "https://t.me/share/url?url=https%3A%2F%2Ft.me%2F\(username)%3Fstart%3D\(code)"
    }
}

extension TelegramMessenger {
    /// The same with the bot's own address wherever one is invited.
    func addressed(_ outgoing: Outgoing) async throws(SendFailure) -> Outgoing {
        guard outgoing.invites else { return outgoing }
        return outgoing.addressed(InviteAddress(username: try await username()))
    }

    /// As it was learnt at the start, else asked now.
    private func username() async throws(SendFailure) -> String {
        if let known = memory.withLock({ $0.identity?.username }), !known.isEmpty { return known }
        let name: String?
        do {
            name = try await client.call(GetMe()).username
        } catch {
            throw .api(error, chatOnly: false)
        }
        guard let name, !name.isEmpty else { throw .refused(.rejected("the bot has no user name")) }
        return name
    }
}

extension Outgoing {
    fileprivate var invites: Bool {
        text.spans.contains { if case .invite = $0.style { true } else { false } }
            || buttons.contains { $0.contains { $0.action.invites } }
    }

    fileprivate func addressed(_ address: InviteAddress) -> Outgoing {
        var result = self
        result.text.spans = text.spans.map { span in
            guard case .invite(let code) = span.style else { return span }
            return RichText.Span(address.opening(code), .link(address.opening(code)))
        }
        result.buttons = buttons.map { $0.map { Button($0.label, $0.action.addressed(address)) } }
        return result
    }
}

extension Button.Action {
    fileprivate var invites: Bool {
        switch self {
        case .invite, .copyInvite, .sendInvite: true
        case .press, .open, .copy: false
        }
    }

    fileprivate func addressed(_ address: InviteAddress) -> Button.Action {
        switch self {
        case .invite(let code): .open(url: address.opening(code))
        case .copyInvite(let code): .copy(address.opening(code))
        case .sendInvite(let code): .open(url: address.sending(code))
        case .press, .open, .copy: self
        }
    }
}
