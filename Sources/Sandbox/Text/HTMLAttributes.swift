/// Reads a start tag's attributes up to its `>`, and gives the one that means something.
enum HTMLAttributes {
    static func read(
        _ source: [UInt8], _ position: inout Int, tag: String, begin: Int
    ) throws(BotRefusal) -> String {
        var reader = AttributeReader(source: source, position: position, tag: tag, begin: begin)
        try reader.run()
        position = reader.position
        return reader.argument
    }
}

private struct AttributeReader {
    let source: [UInt8]
    var position: Int
    let tag: String
    let begin: Int
    var argument = ""

    private var unclosed: BotRefusal { .entities("Unclosed start tag \"\(tag)\" at byte offset \(begin)") }

    private var unclosedValue: BotRefusal { .entities("Unclosed start tag at byte offset \(begin)") }

    mutating func run() throws(BotRefusal) {
        while true {
            skipSpaces()
            guard let byte = peek() else { throw unclosed }
            if byte == UInt8(ascii: ">") { return }
            let name = readName()
            if name.isEmpty {
                throw .entities("Empty attribute name in the tag \"\(tag)\" at byte offset \(begin)")
            }
            skipSpaces()
            guard peek() == UInt8(ascii: "=") else {
                if tag == "blockquote", name == "expandable" { argument = "1" }
                continue
            }
            position += 1
            try take(name, try readValue())
        }
    }

    private mutating func readName() -> String {
        let from = position
        while let byte = peek(), !byte.isHTMLSpace, !#"=>/"'"#.utf8.contains(byte) { position += 1 }
        return String(decoding: source[from..<position], as: UTF8.self)
    }

    private mutating func readValue() throws(BotRefusal) -> String {
        skipSpaces()
        guard let first = peek() else { throw unclosed }
        let quoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
        let value = quoted ? readQuoted(first) : try readToken()
        guard peek() != nil else { throw unclosedValue }
        return value
    }

    private mutating func readQuoted(_ quote: UInt8) -> String {
        position += 1
        var value: [UInt8] = []
        while let byte = peek(), byte != quote {
            if byte == UInt8(ascii: "&"), let scalar = HTMLCharacterReference.read(source, &position) {
                value.append(contentsOf: String(Character(Unicode.Scalar(scalar) ?? "\u{FFFD}")).utf8)
            } else {
                value.append(byte)
                position += 1
            }
        }
        if peek() == quote { position += 1 }
        return String(decoding: value, as: UTF8.self)
    }

    private mutating func readToken() throws(BotRefusal) -> String {
        let from = position
        while let byte = peek(), byte.isASCIIAlphanumeric || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") {
            position += 1
        }
        if let byte = peek(), !byte.isHTMLSpace, byte != UInt8(ascii: ">") {
            throw .entities("Unexpected end of name token at byte offset \(from)")
        }
        return String(decoding: source[from..<position], as: UTF8.self).lowercased()
    }

    private mutating func take(_ name: String, _ value: String) throws(BotRefusal) {
        switch (tag, name) {
        case ("a", "href"), ("tg-emoji", "emoji-id"): argument = value
        case ("code", "class") where value.hasPrefix("language-"): argument = String(value.dropFirst(9))
        case ("span", "class") where value.hasPrefix("tg-"): argument = String(value.dropFirst(3))
        case ("blockquote", "expandable"): argument = "1"
        case ("tg-time", "unix"): argument = value
        case ("tg-time", "format"):
            guard value == "r" || value.allSatisfy("wWdDtT".contains) else {
                throw .entities("Invalid date format used")
            }
        default: break
        }
    }

    private mutating func skipSpaces() { while let byte = peek(), byte.isHTMLSpace { position += 1 } }
    private func peek() -> UInt8? { position < source.count && source[position] != 0 ? source[position] : nil }
}
