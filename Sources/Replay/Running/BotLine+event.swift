import Sandbox

extension BotLine {
    /// - Returns: nil for what nobody sees: an answer without words only stops the client's waiting sign.
    init?(_ event: SandboxEvent, chat: String, bot: Int64) {
        switch event.kind {
        case .sent(let message): self.init(.says, message, chat)
        case .edited(let message): self.init(.edits, message, chat)
        case .deleted: self.init(chat: chat, verb: .deletes)
        case .popUp(_, _, let text, _, let url):
            let words = [text, url.map { "-> " + $0 } ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
            if words.isEmpty { return nil }
            self.init(chat: chat, verb: .popUp, text: words)
        case .pinned(let message): self.init(chat: chat, verb: .pins, text: Self.firstLine(message))
        case .unpinned(let message): self.init(chat: chat, verb: .unpins, text: Self.firstLine(message))
        case .reacted(let message):
            guard let emoji = message.reactions[String(bot)] else { return nil }
            self.init(chat: chat, verb: .reacts, text: emoji)
        }
    }

    private init(_ verb: Verb, _ message: SandboxMessage, _ chat: String) {
        self.init(chat: chat, verb: verb, media: Self.tag(message.media), text: message.text.text)
        effect = verb == .says ? message.effect : nil
        isSilent = verb == .says && message.isSilent == true
        facts = message.file?.description?.split(separator: "\n").map(String.init) ?? []
        rows = message.buttons.map { $0.map(Self.label).joined(separator: " ") }
        if case .show(let keyboard) = message.keyboardChange {
            rows += keyboard.rows.map { $0.map { ButtonRow.button($0.text) }.joined(separator: " ") }
        }
    }

    private static func firstLine(_ message: SandboxMessage) -> String {
        message.text.text.split(separator: "\n").first.map(String.init) ?? ""
    }

    private static func label(_ button: SandboxButton) -> String {
        switch button.action {
        case .callback: ButtonRow.button(button.text)
        case .url(let url): ButtonRow.button("\(button.text) -> \(url)")
        case .copy(let text): ButtonRow.button("\(button.text) = \(text)")
        }
    }

    private static func tag(_ media: SandboxMedia?) -> String {
        switch media {
        case nil: ""
        case .photo: "<picture>"
        case .document(let file), .voice(let file): "<document \(file.name)>"
        case .location(let point): "<location \(point.latitude) \(point.longitude)>"
        case .venue(let point, let title, let address):
            "<venue \(point.latitude) \(point.longitude) \(title), \(address)>"
        }
    }
}
