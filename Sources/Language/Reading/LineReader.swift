/// Stage one of understanding: reads the text alone, outside any transaction.
package enum LineReader {
    package static func read(_ text: String, language: LanguageID = .english) -> ReadLine {
        let lexicon = Lexicon.of(language)
        let scalars = ScalarText(text)
        let spans = SpanScanner(text: scalars, lexicon: lexicon).spans()
        var assembly = LineAssembly(text: scalars, lexicon: lexicon)
        assembly.take(spans)
        let times = TimeReader(tokens: assembly.tokens, tables: lexicon.tables, text: text).times()
        let wrapping = PoliteWrapping(tokens: assembly.tokens, lexicon: lexicon)
        return ReadLine(
            text: text, language: lexicon.tables.id, tokens: assembly.tokens, found: assembly.found + times,
            isCut: scalars.isCut,
            starts: wrapping.starts, ends: wrapping.ends)
    }
}
