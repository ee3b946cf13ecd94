/// Turns a `Wording`'s template into spans.
struct WordingRenderer {
    let voice: Voice
    let values: [String: WordingValue]

    func render(_ template: String) -> RichText {
        var result = RichText()
        var plain = ""
        var style = RichText.Style.plain
        func flush() {
            if !plain.isEmpty { result.spans.append(.init(plain, style)) }
            plain = ""
        }
        // By bytes: every mark is one, and a mark is never part of a longer character in a template of ours.
        var rest = template.utf8[...]
        while let end = rest.firstIndex(where: Self.isMark) {
            plain += Substring(rest[..<end])
            let mark = rest[end]
            rest = rest[end...].dropFirst()
            switch mark {
            case UInt8(ascii: "\\"):
                guard let next = Substring(rest).unicodeScalars.first else { break }
                plain.unicodeScalars.append(next)
                rest = rest.dropFirst(UTF8.width(next))
            case UInt8(ascii: "{"):
                let field = rest.prefix { $0 != UInt8(ascii: "}") }
                rest = rest[field.endIndex...].dropFirst()
                flush()
                result += styled(value(of: Substring(field)), style)
            default:
                flush()
                style = style == .plain ? Self.style(of: mark) : .plain
            }
        }
        plain += Substring(rest)
        flush()
        return result
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "{"): true
        default: false
        }
    }

    private static func style(of mark: UInt8) -> RichText.Style {
        switch mark {
        case UInt8(ascii: "*"): .bold
        case UInt8(ascii: "_"): .italic
        default: .code
        }
    }

    /// `name` alone, or `name:one|many`.
    private func value(of field: Substring) -> RichText {
        let parts = field.split(separator: ":", maxSplits: 1)
        guard let name = parts.first, let value = values[String(name)] else { return RichText("{\(field)}") }
        if parts.count == 2, case .number(let count) = value {
            let forms = parts[1].split(separator: "|", omittingEmptySubsequences: false)
            return RichText("\(count) \(count == 1 ? forms[0] : forms[forms.count - 1])")
        }
        return switch value {
        case .text(let text): RichText(text)
        case .rich(let text): text
        case .number(let number): RichText(String(number))
        case .wording(let wording): voice.say(wording)
        }
    }

    private func styled(_ text: RichText, _ style: RichText.Style) -> RichText {
        style == .plain ? text : RichText(spans: text.spans.map { $0.style == .plain ? .init($0.text, style) : $0 })
    }
}
