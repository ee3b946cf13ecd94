/// Stage one of understanding: reads the text alone, outside any transaction.
package enum LineReader {
    package static func read(_ text: String, language: LanguageID = .english) -> ReadLine {
        let tables = LanguageTables.tables(for: language)
        let scalars = ScalarText(text)
        let spans = SpanScanner(text: scalars, tables: tables).spans()
        var assembly = LineAssembly(text: scalars, tables: tables)
        assembly.take(spans)
        let times = TimeReader(tokens: assembly.tokens, tables: tables, text: assembly.string).times()
        let wrapping = PoliteWrapping(tokens: assembly.tokens, words: PoliteWords.words(of: tables))
        return ReadLine(
            text: text, language: tables.id, tokens: assembly.tokens, found: assembly.found + times,
            isCut: scalars.isCut,
            starts: wrapping.starts, ends: wrapping.ends)
    }
}
