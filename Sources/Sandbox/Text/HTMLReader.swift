/// Reads Telegram's HTML into text and entities, with the refusals of TDLib's `parse_html`
/// (td/telegram/MessageEntity.cpp). Works on UTF-8 bytes, since the refusals count bytes.
struct HTMLReader {
    private struct Open {
        let tag: String
        let argument: String
        let offset: Int
        let begin: Int
    }

    private let source: [UInt8]
    private var position = 0
    private var output: [UInt8] = []
    private var utf16 = 0
    private var hasSurrogates = false
    private var open: [Open] = []
    private var entities: [SandboxEntity] = []

    private init(_ text: String) { source = Array(text.utf8) }

    static func read(_ text: String) throws(BotRefusal) -> SandboxText {
        var reader = HTMLReader(text)
        return try reader.run()
    }

    private static let tags: Set<String> = [
        "a", "b", "strong", "i", "em", "s", "strike", "del", "u", "ins", "tg-spoiler", "tg-emoji", "tg-time", "span",
        "pre", "code", "blockquote",
    ]

    private mutating func run() throws(BotRefusal) -> SandboxText {
        while let byte = peek() {
            if byte == UInt8(ascii: "&"), let scalar = HTMLCharacterReference.read(source, &position) {
                append(scalar)
            } else if byte == UInt8(ascii: "<") {
                try readTag()
            } else {
                if byte & 0xC0 != 0x80 { utf16 += byte >= 0xF0 ? 2 : 1 }
                output.append(byte)
                position += 1
            }
        }
        if let last = open.last {
            throw .entities("Can't find end tag corresponding to start tag \"\(last.tag)\"")
        }
        if hasSurrogates {
            throw .entities(
                "Text contains invalid Unicode characters after decoding HTML entities, "
                    + "check for unmatched surrogate code units")
        }
        for index in entities.indices where entities[index].type == "code" { entities[index].language = nil }
        entities.sort { ($0.offset, -$0.length, $0.rank) < ($1.offset, -$1.length, $1.rank) }
        return SandboxText(String(decoding: output, as: UTF8.self), entities: entities)
    }

    private mutating func readTag() throws(BotRefusal) {
        let begin = position
        position += 1
        if peek() == UInt8(ascii: "/") {
            try readEndTag(begin)
        } else {
            try readStartTag(begin)
        }
    }

    private mutating func readStartTag(_ begin: Int) throws(BotRefusal) {
        while let byte = peek(), !byte.isHTMLSpace, byte != UInt8(ascii: ">") { position += 1 }
        guard peek() != nil else { throw .entities("Unclosed start tag at byte offset \(begin)") }
        let tag = text(begin + 1, position).lowercased()
        guard Self.tags.contains(tag) else {
            throw .entities("Unsupported start tag \"\(tag)\" at byte offset \(begin)")
        }
        let argument = try HTMLAttributes.read(source, &position, tag: tag, begin: begin)
        if tag == "span", argument != "spoiler" {
            throw .entities("Tag \"span\" must have class \"tg-spoiler\" at byte offset \(begin)")
        }
        open.append(Open(tag: tag, argument: argument, offset: utf16, begin: output.count))
        position += 1
    }

    private mutating func readEndTag(_ begin: Int) throws(BotRefusal) {
        guard let start = open.last else { throw .entities("Unexpected end tag at byte offset \(begin)") }
        while let byte = peek(), !byte.isHTMLSpace, byte != UInt8(ascii: ">") { position += 1 }
        let name = text(begin + 2, position).lowercased()
        skipSpaces()
        guard peek() == UInt8(ascii: ">") else { throw .entities("Unclosed end tag at byte offset \(begin)") }
        guard name.isEmpty || name == start.tag else {
            throw .entities(
                "Unmatched end tag at byte offset \(begin), expected \"</\(start.tag)>\", found \"</\(name)>\"")
        }
        if utf16 > start.offset { try close(start, at: begin) }
        open.removeLast()
        position += 1
    }

    private mutating func close(_ start: Open, at begin: Int) throws(BotRefusal) {
        var entity = SandboxEntity(type: "", offset: start.offset, length: utf16 - start.offset)
        switch start.tag {
        case "i", "em": entity.type = "italic"
        case "b", "strong": entity.type = "bold"
        case "s", "strike", "del": entity.type = "strikethrough"
        case "u", "ins": entity.type = "underline"
        case "tg-spoiler", "span": entity.type = "spoiler"
        case "blockquote": entity.type = start.argument.isEmpty ? "blockquote" : "expandable_blockquote"
        case "tg-emoji":
            guard let id = Int64(start.argument), id != 0 else {
                throw .entities("Invalid custom emoji identifier specified")
            }
            entity.type = "custom_emoji"
            entity.argument = start.argument
        case "tg-time":
            entity.type = "date_time"
            entity.argument = start.argument
        case "a":
            guard let link = link(start) else { return }
            entity.type = link.type
            entity.url = link.url
            entity.argument = link.user
        default:
            return closeCode(entity, start)
        }
        entities.append(entity)
    }

    /// `<pre><code class="language-…">` in either order is one entity.
    private mutating func closeCode(_ bare: SandboxEntity, _ start: Open) {
        var entity = bare
        entity.type = start.tag
        entity.language = start.tag == "code" && !start.argument.isEmpty ? start.argument : nil
        if let last = entities.last, last.offset == entity.offset, last.length == entity.length,
            Set([last.type, entity.type]) == ["pre", "code"], let language = last.language ?? entity.language
        {
            entities[entities.count - 1].type = "pre"
            entities[entities.count - 1].language = language
            return
        }
        entities.append(entity)
    }

    private func link(_ start: Open) -> (type: String, url: String?, user: String?)? {
        let target =
            start.argument.isEmpty ? String(decoding: output[start.begin...], as: UTF8.self) : start.argument
        let prefix = "tg://user?id="
        if target.lowercased().hasPrefix(prefix), let user = Int64(target.dropFirst(prefix.count)), user > 0 {
            return ("text_mention", nil, String(user))
        }
        return LinkChecker.checked(target).map { ("text_link", $0, nil) }
    }

    private mutating func append(_ scalar: UInt32) {
        utf16 += scalar > 0xFFFF ? 2 : 1
        if let scalar = Unicode.Scalar(scalar) {
            output.append(contentsOf: String(Character(scalar)).utf8)
        } else {
            hasSurrogates = true
        }
    }

    private mutating func skipSpaces() { while let byte = peek(), byte.isHTMLSpace { position += 1 } }
    private func peek() -> UInt8? { position < source.count && source[position] != 0 ? source[position] : nil }
    private func text(_ from: Int, _ to: Int) -> String { String(decoding: source[from..<to], as: UTF8.self) }
}
