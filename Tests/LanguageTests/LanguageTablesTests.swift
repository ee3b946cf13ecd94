import Core
import Testing

@testable import Language

struct LanguageTablesTests {
    @Test(arguments: [
        ("en", "en"), ("en-GB", "en"), ("EN_us", "en"), ("de", "de"), ("de-AT", "de"), ("DE_ch", "de"), ("xx", "en"),
        ("", "en"),
    ])
    func `A tag finds its language, or English`(tag: String, language: String) {
        #expect(LanguageID(tag: tag).rawValue == language)
        #expect(LanguageTables.voice(for: tag).language == language)
    }

    @Test func `No tag is English`() {
        #expect(LanguageID(tag: nil) == .english)
    }

    @Test func `Tables are folded and whole`() {
        for tables in LanguageTables.all {
            let common = tables.commonWords()
            let words = common.union(tables.articles).union(tables.stopWords).union(tables.zonePlaces.keys)
            for word in words { #expect(Folding.fold(word) == word, "\(word)") }
            #expect(common.count > 1000)
        }
    }

    @Test func `Each language is listed once`() {
        #expect(Set(LanguageTables.all.map(\.id)).count == LanguageTables.all.count)
    }
}
