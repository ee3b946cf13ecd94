import Core

/// Reads HTML back as strictly as Telegram does, as far as our spans go: anything else is an error.
struct HTMLReader {
    struct Malformed: Error {}

    private var rest: Substring
    private var spans: [RichText.Span] = []

    static func read(_ html: String) throws -> [RichText.Span] {
        var reader = HTMLReader(rest: html[...])
        while !reader.rest.isEmpty { try reader.readSpan() }
        return reader.spans
    }

    private mutating func readSpan() throws {
        guard rest.first == "<" else { return spans.append(.init(try words(), .plain)) }
        let tag = rest.dropFirst().prefix { $0 != ">" }
        rest = rest.dropFirst(tag.count + 2)
        let name = tag.prefix { $0 != " " }
        let style = try style(name: name, attributes: tag.dropFirst(name.count))
        spans.append(.init(try words(), style))
        guard rest.hasPrefix("</\(name)>") else { throw Malformed() }
        rest = rest.dropFirst(name.count + 3)
    }

    private func style(name: Substring, attributes: Substring) throws -> RichText.Style {
        switch (name, attributes.isEmpty) {
        case ("b", true): return .bold
        case ("i", true): return .italic
        case ("code", true): return .code
        case ("a", false):
            guard attributes.hasPrefix(" href=\""), attributes.hasSuffix("\"") else { throw Malformed() }
            var value = HTMLReader(rest: attributes.dropFirst(7).dropLast())
            return .link(try value.words())
        default: throw Malformed()
        }
    }

    private mutating func words() throws -> String {
        var result = ""
        while let character = rest.first, character != "<" {
            guard character != "\"", character != ">" else { throw Malformed() }
            if character == "&" {
                let names = ["&lt;": "<", "&gt;": ">", "&amp;": "&", "&quot;": "\""]
                guard let name = names.keys.first(where: rest.hasPrefix), let value = names[name] else {
                    throw Malformed()
                }
                result += value
                rest = rest.dropFirst(name.count)
            } else {
                result.append(character)
                rest = rest.dropFirst()
            }
        }
        return result
    }
}
