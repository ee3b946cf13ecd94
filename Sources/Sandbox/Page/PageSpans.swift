/// Cuts a text with nested entities into stretches of one look each.
enum PageSpans {
    static func spans(_ text: SandboxText) -> [JSON] {
        let units = Array(text.text.utf16)
        var cuts: Set<Int> = [0, units.count]
        for entity in text.entities {
            cuts.insert(min(max(entity.offset, 0), units.count))
            cuts.insert(min(max(entity.offset + entity.length, 0), units.count))
        }
        let sorted = cuts.sorted()
        return zip(sorted, sorted.dropFirst()).map { start, end -> JSON in
            let words = String(decoding: units[start..<end], as: UTF16.self)
            let over = text.entities.filter { $0.offset <= start && end <= $0.offset + $0.length }
            let styles = over.compactMap { names[$0.type] }
            let url = over.compactMap { link($0, in: text) }.first
            return .members([
                "text": .string(words), "style": .string(styles.isEmpty ? "plain" : styles.joined(separator: " ")),
                "url": url.map(JSON.string),
            ])
        }
    }

    private static func link(_ entity: SandboxEntity, in text: SandboxText) -> String? {
        entity.url ?? (entity.type == "url" ? text.words(entity) : nil)
    }

    private static let names = [
        "bold": "bold", "italic": "italic", "underline": "underline", "strikethrough": "strikethrough",
        "spoiler": "spoiler", "code": "code", "pre": "pre", "blockquote": "blockquote",
        "expandable_blockquote": "blockquote", "text_link": "link", "url": "link", "mention": "mention",
        "text_mention": "mention", "bot_command": "command", "hashtag": "hashtag",
    ]
}
