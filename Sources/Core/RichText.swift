/// Text in spans, so that no messenger's markup is ever typed by hand.
package struct RichText: Hashable, Sendable, Codable {
    package enum Style: Hashable, Sendable, Codable {
        case plain, bold, italic, code
        case link(String)
        /// The address that opens this bot with a start code, in the messenger's own form; it stands in the place of
        /// the span's text.
        case invite(String)
    }

    package struct Span: Hashable, Sendable, Codable {
        package let text: String
        package let style: Style
        package init(_ text: String, _ style: Style = .plain) {
            self.text = text
            self.style = style
        }
    }

    package var spans: [Span]

    package init(spans: [Span] = []) { self.spans = spans }
    package init(_ text: String, _ style: Style = .plain) { spans = [Span(text, style)] }

    /// The words without styles.
    package var plain: String { spans.count == 1 ? spans[0].text : spans.map(\.text).joined() }
    package var isEmpty: Bool { spans.allSatisfy { $0.text.isEmpty } }

    package static func + (left: RichText, right: RichText) -> RichText { RichText(spans: left.spans + right.spans) }
    package static func += (left: inout RichText, right: RichText) { left.spans += right.spans }
}

extension RichText: ExpressibleByStringInterpolation {
    package init(stringLiteral value: String) { self.init(value) }
}

extension Sequence<RichText> {
    /// The texts one after another, a separator between each two.
    package func joined(separator: String = "\n") -> RichText {
        var result = RichText()
        for (index, text) in enumerated() {
            if index > 0 { result.spans.append(.init(separator)) }
            result += text
        }
        return result
    }
}
