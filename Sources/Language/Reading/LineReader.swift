/// Stage one of understanding: reads the text alone, outside any transaction.
package enum LineReader {
    package static func read(_ text: String, language: LanguageID = .english) -> ReadLine {
        let lexicon = Lexicon.of(language)
        let scalars = ScalarText(text)
        let spans = SpanScanner(text: scalars, lexicon: lexicon).spans()
        var assembly = LineAssembly(text: scalars, lexicon: lexicon)
        assembly.take(spans)
        let times = Self.times(assembly.tokens, lexicon, text)
        let quantities = Self.quantities(assembly.tokens, lexicon, text)
        let wrapping = PoliteWrapping(tokens: assembly.tokens, lexicon: lexicon)
        return ReadLine(
            text: text, language: lexicon.tables.id, tokens: assembly.tokens,
            found: assembly.found + times + quantities,
            isCut: scalars.isCut,
            starts: wrapping.starts, ends: wrapping.ends)
    }

    private static func times(_ tokens: [Token], _ lexicon: Lexicon, _ text: String) -> [Found] {
        let tokens = MisspeltDays(lexicon: lexicon).mended(tokens)
        guard TimeReader.hasTrigger(tokens) else { return [] }
        let reader = TimeReader(
            tokens: tokens, lexicon: lexicon.times, decimalSeparator: lexicon.tables.decimalSeparator,
            titleWords: lexicon.titleWords)
        return reader.values().map { value, range in
            let bytes = tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
            return Found(value: .init(value, text, bytes), range: bytes, tokens: range, isCertain: true)
        }
    }
}

extension LineReader {
    private static func quantities(_ tokens: [Token], _ lexicon: Lexicon, _ text: String) -> [Found] {
        guard QuantityReader.hasTrigger(tokens, text) else { return [] }
        let reader = QuantityReader(
            tokens: tokens, words: lexicon.tables.quantities, times: lexicon.times,
            decimalSeparator: lexicon.tables.decimalSeparator, text: text)
        return reader.values().map { value, range in
            let bytes = tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
            return Found(value: .init(value), range: bytes, tokens: range, isCertain: true)
        }
    }
}

extension Found.Value {
    fileprivate init(_ value: SaidQuantity) {
        switch value {
        case .distance(let distance): self = .distance(distance)
        case .money(let money): self = .money(money)
        case .rating(let rating): self = .rating(rating)
        }
    }

    fileprivate init(_ value: SaidValue, _ text: String, _ bytes: Range<Int>) {
        switch value {
        case .time(let time) where time.isTooFar: self = .timeProblem(.tooFar(text.string(atBytes: bytes)))
        case .time(let time): self = .time(time)
        case .span(let span): self = .timeSpan(span)
        case .length(let length): self = .length(length)
        case .repetition(let repetition): self = .repetition(repetition)
        case .noSuchClock(let time): self = .timeProblem(.noSuchClock(text.string(atBytes: bytes), time))
        case .noSuchDay(let time): self = .timeProblem(.noSuchDay(text.string(atBytes: bytes), time))
        }
    }
}

extension SaidTime {
    fileprivate var isTooFar: Bool {
        if let length { return length.isTooFar }
        if case .span(let length)? = day { return length.isTooFar }
        return false
    }
}
