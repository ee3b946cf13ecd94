import Core
import Foundation
import Language
import Testing

@testable import Commands

/// German, as the proof that a language is tables alone; a third one gets the first three tests by being listed.
struct GermanTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let command: any Command.Type
        let language: LanguageID
        let line: String
        var testDescription: String { "\(language.rawValue) \(command): \(line)" }
    }

    static let foreign = LanguageTables.others(than: .english)
    static let examples = foreign.flatMap { tables in
        CommandCatalog.commands.flatMap { command in
            command.about.examples(in: tables.id).map { Example(command: command, language: tables.id, line: $0) }
        }
    }

    static let names = Names(
        places: ["Bäckerei", "Büro", "Spielplatz"].enumerated().map {
            Named(id: Int64($0.offset + 1), name: $0.element)
        },
        headings: [Named(id: 1, name: "Sport")],
        occasions: ["Arbeit", "Einkaufen", "Kochen"].enumerated().map {
            Named(id: Int64($0.offset + 1), name: $0.element)
        }, language: .german)

    @Test(arguments: foreign.map { Sample($0.id) })
    func `A language has phrases and examples for every command and for nothing else`(_ language: Sample<LanguageID>) {
        let table = LanguageTables.tables(for: language.value).phrases
        #expect(Set(table.keys) == Set(CommandCatalog.commands.map { $0.about.key }))
        for (key, entry) in table { #expect(!entry.phrases.isEmpty && !entry.examples.isEmpty, "\(key)") }
    }

    @Test(arguments: examples)
    func `An example of a language is understood as its command`(_ example: Example) throws {
        let heard = Heard(example.line, names: Self.names, language: example.language)
        #expect(heard.isMeant(as: example.command), "\(heard.nearest)")
        #expect(heard.understanding.line.language == example.language)
        #expect(try heard.understanding.command(for: heard.spoken) != nil)
    }

    @Test(arguments: examples)
    func `It is understood by somebody whose messenger speaks English, too`(_ example: Example) {
        let heard = Heard(example.line, names: Self.names)
        #expect(heard.isMeant(as: example.command), "\(heard.nearest)")
    }

    @Test(arguments: examples.filter { $0.language == .german })
    func `An example is understood in capitals, with a full stop and politely wrapped`(_ example: Example) {
        for line in [example.line.uppercased(), example.line + ".", "kannst du bitte " + example.line + " danke"] {
            let heard = Heard(line, names: Self.names, language: .german)
            #expect(heard.isMeant(as: example.command), "“\(line)”: \(heard.nearest)")
        }
    }

    /// Lines as people type them, with the command's intent.
    @Test(arguments: CorpusTests.rows(of: "german.tsv").map { ($0[0], $0[1]) })
    func `A German line is understood`(line: String, intent: String) {
        let heard = Heard(line, names: Self.names, language: .german)
        #expect(heard.intent == intent, "\(heard.nearest)")
    }

    /// `wayside parse` with `"language": "de"`.
    @Test(arguments: [
        ("erinner mich morgen um 8 an den Müll", "reminder.add", ["title": "Müll", "start": "2026-03-15T08:00:00"]),
        ("erinnere uns am 3.10. um halb vier an die Abfahrt", "reminder.add", ["start": "2026-10-03T15:30:00"]),
        ("notiz Bäckerei: Roggenbrot", "note.add", ["title": "Bäckerei: Roggenbrot"]),
        ("wie komm ich zum buero", "pin.navigate", ["place": "Büro"]),
        ("pin Café 48,2082 16,3738", "pin.create", ["name": "Café"]), ("rückgängig", "undo", [:]),
        ("remind me at 18:00 to call mum", "reminder.add", ["title": "call mum", "start": "2026-03-14T18:00:00"]),
        ("wie alt ist der Stephansdom", "none", [:]),
    ])
    func `A German line is parsed`(text: String, intent: String, fields: [String: String]) {
        var request = ParseRequest(text: text, language: "de-AT", places: ["Büro", "Bäckerei"])
        request.now = "2026-03-14T09:00:00"
        let answer = CommandCatalog.parseService.answer(request)
        #expect(answer.intent == intent)
        for (name, value) in fields { #expect(answer.fields[name] == .text(value), "\(name)") }
    }

    @Test(arguments: [
        "die another day", "was it good", "so long", "hello hier", "an idea in the bad", "gift for mum",
        "the wand is rot",
        "i will remind him", "notice the list", "pin the tail on the donkey", "hand me the brot", "note worthy",
        "orte nuts",
    ])
    func `An English line is no German command`(line: String) {
        let heard = Heard(line)
        #expect(heard.intent == "none" || heard.understanding.line.language == .english, "\(heard.nearest)")
    }

    @Test(arguments: [
        ("kannst du mir sagen wie das wetter in den bergen wird", LanguageID.english, LanguageID.german),
        ("could you tell me what the weather will be like", .german, .english),
        ("milk", .german, .german), ("milch", .english, .english), ("pin", .german, .german),
    ])
    func `A line is taken for another language only where that knows clearly more of its words`(
        line: String, own: LanguageID, likeliest: LanguageID
    ) {
        #expect(LineReader.read(line, language: own).inLikeliestLanguage.language == likeliest)
    }
}
