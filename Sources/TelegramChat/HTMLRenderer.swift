import Core

/// Writes spans as the HTML that Telegram reads: its tags are ours alone, words can never become one.
struct HTMLRenderer {
    func render(_ text: RichText) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.spans.reduce(0) { $0 + $1.text.utf8.count + 16 })
        for span in text.spans where !span.text.isEmpty { render(span, &bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func render(_ span: RichText.Span, _ bytes: inout [UInt8]) {
        switch span.style {
        case .plain, .invite: escape(span.text, &bytes)
        case .bold: tag("b", span.text, &bytes)
        case .italic: tag("i", span.text, &bytes)
        case .code: tag("code", span.text, &bytes)
        case .link(let url):
            bytes += "<a href=\"".utf8
            escape(url, &bytes)
            bytes += "\">".utf8
            escape(span.text, &bytes)
            bytes += "</a>".utf8
        }
    }

    private func tag(_ name: String, _ text: String, _ bytes: inout [UInt8]) {
        bytes += "<\(name)>".utf8
        escape(text, &bytes)
        bytes += "</\(name)>".utf8
    }

    /// Telegram asks for three characters, and quotes in an attribute. Control characters become spaces there in any case.
    private func escape(_ text: String, _ bytes: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            case UInt8(ascii: "\n"), UInt8(ascii: "\t"): bytes.append(byte)
            case 0...0x20: bytes.append(0x20)
            default: bytes.append(byte)
            }
        }
    }
}
