import Core

/// A stretch of a line that is one thing: quoted words, a link, a label, a coordinate.
struct Span {
    enum Kind {
        case quoted(inner: Range<Int>)
        case link
        case value(Found.Value, isCertain: Bool)
        /// A link that shows a point.
        case linkedPoint(Found.Value)
    }

    let kind: Kind
    /// Scalars.
    let range: Range<Int>
}

/// Finds the spans of a line, from left to right; what is inside one is never looked at again.
struct SpanScanner {
    let text: ScalarText
    let lexicon: Lexicon

    func spans() -> [Span] {
        var quotes = QuoteReader(text: text)
        let points = CoordinateReader(text: text, lexicon: lexicon)
        let codes = PlusCodeReader(text: text)
        var result: [Span] = []
        var index = 0
        while index < text.count {
            Effort.step()
            if let span = quotes.read(at: index) ?? link(at: index) ?? label(at: index) ?? code(codes, at: index)
                ?? point(points, at: index)
            {
                result.append(span)
                index = span.range.upperBound
            } else {
                index = next(after: index)
            }
        }
        return result
    }

    /// Nothing but a quote begins inside a word.
    private func next(after index: Int) -> Int {
        guard text.scalars[index].isLetter else { return index + 1 }
        var index = index + 1
        while let scalar = text[index], scalar.isLetter || scalar.isDigit { index += 1 }
        return index
    }

    private func point(_ reader: CoordinateReader, at index: Int) -> Span? {
        guard text.mayHaveDigits, let reading = reader.read(at: index) else { return nil }
        return Span(kind: .value(reading.value, isCertain: reading.isCertain), range: reading.range)
    }

    private func code(_ reader: PlusCodeReader, at index: Int) -> Span? {
        reader.read(at: index).map { Span(kind: .value($0.value, isCertain: true), range: index..<$0.end) }
    }

    private func link(at index: Int) -> Span? {
        guard text.scalars[index].isLetter, isBoundary(before: index), let end = LinkReader.end(in: text, at: index)
        else { return nil }
        if let value = LinkReader.point(of: text.string(index..<end)) {
            return Span(kind: .linkedPoint(value), range: index..<end)
        }
        return Span(kind: .link, range: index..<end)
    }

    private func label(at index: Int) -> Span? {
        guard text.scalars[index] == "#" || text.scalars[index] == "＃", isBoundary(before: index) else { return nil }
        var end = index + 1
        var hasLetter = false
        while let scalar = text[end], scalar == "_" || scalar == "-" || Self.isInLabel(scalar) {
            if scalar.isLetter { hasLetter = true }
            end += 1
        }
        while end > index + 1, text.scalars[end - 1] == "-" { end -= 1 }
        guard hasLetter else { return nil }
        return Span(kind: .value(.label(text.string(index + 1..<end)), isCertain: true), range: index..<end)
    }

    private static func isInLabel(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.kind {
        case .letter, .digit, .mark, .joiner: true
        default: false
        }
    }

    private func isBoundary(before index: Int) -> Bool {
        guard let before = text[index - 1] else { return true }
        return !before.isLetter && !before.isDigit && before != "#" && before != "&"
    }
}
