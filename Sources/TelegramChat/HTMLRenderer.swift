import Core

/// Writes spans as the HTML that Telegram reads: its tags are ours alone, words can never become one.
struct HTMLRenderer {
    func render(_ text: RichText) -> String {
        text.spans.map(render).joined()
    }

    private func render(_ span: RichText.Span) -> String {
        guard !span.text.isEmpty else { return "" }
        let words = escape(span.text)
        return switch span.style {
        case .plain, .invite: words
        case .bold: "<b>\(words)</b>"
        case .italic: "<i>\(words)</i>"
        case .code: "<code>\(words)</code>"
        case .link(let url): "<a href=\"\(escape(url))\">\(words)</a>"
        }
    }

    /// Telegram asks for three characters, and quotes in an attribute. Control characters become spaces there in any case.
    private func escape(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            case "\"": result += "&quot;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case "\0"..." ": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
