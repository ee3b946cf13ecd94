extension BotRefusal {
    static func entities(_ text: String) -> BotRefusal { .bad("can't parse entities: " + text) }
}

extension UInt8 {
    /// C's isspace, as TDLib has it.
    var isHTMLSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
    var isASCIIAlphanumeric: Bool {
        (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
    }
}

extension SandboxEntity {
    /// Order of entities over the same stretch (TDLib `get_type_priority`).
    var rank: Int {
        switch type {
        case "expandable_blockquote", "blockquote": 0
        case "pre": language == nil ? 11 : 10
        case "code": 20
        case "text_link", "text_mention": 49
        case "bold": 90
        case "italic": 91
        case "underline": 92
        case "strikethrough": 93
        case "spoiler": 94
        case "custom_emoji": 99
        default: 50
        }
    }
}
