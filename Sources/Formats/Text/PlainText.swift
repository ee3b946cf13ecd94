import Foundation

/// HTML in a description to plain text, and back.
enum PlainText {
    /// Text without tags or entities stays as it is; a `br`, a paragraph or a row ends a line.
    static func from(html: String) -> String {
        guard html.contains(#/<[a-zA-Z!\/]|&[a-zA-Z#][a-zA-Z0-9]*;/#) else { return html }
        var text = "", isTag = false, tag = ""
        let flat = ShownHTML.text(of: html).replacing(#/[ \t\r\n]+/#, with: " ")
        for character in flat {
            switch character {
            case "<" where !isTag: (isTag, tag) = (true, "")
            case ">" where isTag:
                isTag = false
                text += trace(of: tag, after: text)
            default:
                if isTag { tag.append(character) } else { text.append(character) }
            }
        }
        if isTag { text += "<" + tag }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return entities(lines.map { $0.trimmingCharacters(in: blank) }.joined(separator: "\n")).trimmed
    }

    /// What `from(html:)` reads as the same text.
    static func html(_ text: String) -> String {
        var html = text.escapedForXML.replacingOccurrences(of: "\n", with: "<br>")
            .replacingOccurrences(of: "\t", with: "&#9;")
        while html.contains("  ") { html = html.replacingOccurrences(of: "  ", with: "&nbsp; ") }
        return html
    }

    private static let blank = CharacterSet(charactersIn: " ")

    /// What is left of a tag.
    private static func trace(of tag: String, after text: String) -> String {
        switch name(tag) {
        case "br", "hr": "\n"
        case "p", "div", "tr", "li", "h1", "h2", "h3", "h4", "table", "ul":
            text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
        case "td", "th": tag.hasPrefix("/") ? " " : ""
        default: ""
        }
    }

    private static func name(_ tag: String) -> String {
        tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    }

    private static func entities(_ text: String) -> String {
        text.replacing(#/&(#[xX][0-9a-fA-F]{1,6}|#[0-9]{1,7}|[a-zA-Z]{2,8});/#) { match in
            let name = match.1
            if name.hasPrefix("#x") || name.hasPrefix("#X") { return character(UInt32(name.dropFirst(2), radix: 16)) }
            if name.hasPrefix("#") { return character(UInt32(name.dropFirst())) }
            return named[String(name)] ?? String(match.0)
        }
    }

    private static func character(_ number: UInt32?) -> String {
        number.flatMap(Unicode.Scalar.init).flatMap { $0.value == 0 ? nil : String(Character($0)) } ?? "\u{FFFD}"
    }

    private static let named = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–", "mdash": "—",
        "hellip": "…", "euro": "€", "deg": "°", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö",
        "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "copy": "©",
        "rsquo": "’", "lsquo": "‘", "ldquo": "“", "rdquo": "”", "middot": "·", "bull": "•", "times": "×",
    ]
}

extension String {
    /// `&`, `<`, `>` and quotes as entities, what XML cannot hold left out (XML 1.0, 2.2).
    var escapedForXML: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\r": result += "&#13;"
            case "\t", "\n", "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...:
                result.unicodeScalars.append(scalar)
            default: break
            }
        }
        return result
    }
}
