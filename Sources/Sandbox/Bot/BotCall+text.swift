extension BotCall {
    /// The parameter `name` as text with entities, by parse_mode or by the entity list.
    ///
    /// Refuses as Telegram does: entities that cannot be read, more than `limit` code points.
    func formattedText(
        _ name: String, entities: String, limit: Int, tooLong: BotRefusal
    ) throws(BotRefusal) -> SandboxText {
        let source = string(name)
        guard source.utf8.count <= 32_768 else { throw tooLong }
        let marked = try marked(source, entities: entities)
        var text = marked.trimmed()
        guard text.text.unicodeScalars.count <= limit else { throw tooLong }
        text.entities = EntityFinder.find(in: text.text, besides: text.entities)
        return text
    }

    private func marked(_ source: String, entities: String) throws(BotRefusal) -> SandboxText {
        switch string("parse_mode").lowercased() {
        case "": return SandboxText(source, entities: try entityList(entities, length: source.utf16.count))
        case "html": return try HTMLReader.read(source)
        default: throw .bad("unsupported parse_mode")
        }
    }

    private func entityList(_ name: String, length: Int) throws(BotRefusal) -> [SandboxEntity] {
        guard let list = try json(name, else: .bad("can't parse entities JSON object")) else { return [] }
        guard let rows = list.array else { throw .bad("expected an Array of MessageEntity") }
        var result: [SandboxEntity] = []
        for row in rows {
            guard let type = row["type"]?.string, let offset = row["offset"]?.integer,
                let count = row["length"]?.integer
            else { throw .bad("can't parse MessageEntity: Can't find field \"type\", \"offset\" or \"length\"") }
            guard offset >= 0, count > 0, offset + count <= length else { continue }
            result.append(
                SandboxEntity(
                    type: type, offset: offset, length: count, url: row["url"]?.string,
                    language: row["language"]?.string))
        }
        return result
    }
}
