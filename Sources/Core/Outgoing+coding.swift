// What is left out where it is as usual: a message is written down and compared for nearly every update.

extension RichText.Span {
    private enum Key: CodingKey { case text, style }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        text = try container.decode(String.self, forKey: .text)
        style = try container.decodeIfPresent(RichText.Style.self, forKey: .style) ?? .plain
    }

    /// Most spans are plain, which goes without saying.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(text, forKey: .text)
        if style != .plain { try container.encode(style, forKey: .style) }
    }
}

extension Button {
    private enum Key: CodingKey { case label, press, action, tone }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        label = try container.decode(String.self, forKey: .label)
        action =
            try container.decodeIfPresent(String.self, forKey: .press).map(Action.press)
            ?? container.decode(Action.self, forKey: .action)
        tone = try container.decodeIfPresent(Tone.self, forKey: .tone)
    }

    /// Most buttons are pressed, and say with what.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(label, forKey: .label)
        if case .press(let data) = action {
            try container.encode(data, forKey: .press)
        } else {
            try container.encode(action, forKey: .action)
        }
        try container.encodeIfPresent(tone, forKey: .tone)
    }
}
