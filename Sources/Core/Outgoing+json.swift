/// The JSON that `Codable` reads back, written by hand: every reply is kept once before it is sent, and the library's
/// encoder measured ten times slower.
extension Outgoing {
    package var json: String {
        var json = JSONWriter()
        json.object {
            $0.member("text") { $0.object { $0.member("spans") { $0.array(text.spans) { $0.span($1) } } } }
            $0.member("buttons") { $0.array(buttons) { $0.array($1) { $0.button($1) } } }
            if let keyboard { $0.member("keyboard") { $0.keyboard(keyboard) } }
            if let media { $0.member("media") { $0.media(media) } }
        }
        return json.text
    }
}

extension JSONWriter {
    fileprivate mutating func span(_ span: RichText.Span) {
        object {
            $0.member("text", span.text)
            $0.member("style") { $0.style(span.style) }
        }
    }

    private mutating func style(_ style: RichText.Style) {
        switch style {
        case .plain: choice("plain")
        case .bold: choice("bold")
        case .italic: choice("italic")
        case .code: choice("code")
        case .link(let url): choice("link", "_0", url)
        }
    }

    fileprivate mutating func button(_ button: Button) {
        object {
            $0.member("label", button.label)
            $0.member("action") {
                switch button.action {
                case .press(let data): $0.choice("press", "_0", data)
                case .open(let url): $0.choice("open", "url", url)
                case .copy(let text): $0.choice("copy", "_0", text)
                }
            }
        }
    }

    fileprivate mutating func keyboard(_ keyboard: ReplyKeyboard) {
        object {
            $0.member("rows") { $0.array(keyboard.rows) { $0.array($1) { $0.key($1) } } }
            $0.member("isOneTime") { $0.literal(keyboard.isOneTime ? "true" : "false") }
            if let placeholder = keyboard.placeholder { $0.member("placeholder", placeholder) }
        }
    }

    private mutating func key(_ key: ReplyKeyboard.Key) {
        switch key {
        case .text(let text): choice("text", "_0", text)
        case .requestLocation(let text): choice("requestLocation", "_0", text)
        }
    }

    fileprivate mutating func media(_ media: Media) {
        object {
            $0.member("kind", media.kind.rawValue)
            $0.member("hash", media.hash)
            $0.member("name", media.name)
        }
    }

    /// A case of an enum as `Codable` writes it, with one value or none.
    private mutating func choice(_ name: String, _ label: String? = nil, _ value: String = "") {
        object { $0.member(name) { $0.object { if let label { $0.member(label, value) } } } }
    }
}
