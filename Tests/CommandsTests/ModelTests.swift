import Foundation
import Language
import Testing

struct ModelTests {
    /// `make learn` writes it anew.
    @Test(arguments: LanguageTables.all.map(\.id))
    func `What was learned of a language was learned from its corpus as it is`(language: LanguageID) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.appending(path: "Corpus/\(language.rawValue)")
        #expect(try School.digest(of: folder, language: language) == School.digestInUse(of: language))
    }
}
