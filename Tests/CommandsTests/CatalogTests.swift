import Core
import Foundation
import Language
import Testing

@testable import Commands

struct CatalogTests {
    /// One command with one of its examples.
    struct Example: Sendable, CustomTestStringConvertible {
        let command: any Command.Type
        let line: String
        var testDescription: String { "\(command): \(line)" }
    }

    static let examples = CommandCatalog.commands.flatMap { command in
        command.about.examples.map { Example(command: command, line: $0) }
    }

    @Test(arguments: examples)
    func `An example that help shows is understood as its command`(_ example: Example) throws {
        let heard = Heard(example.line)
        #expect(heard.isMeant(as: example.command), "\(heard.nearest)")
        #expect(try heard.understanding.command(for: heard.spoken) != nil)
    }

    @Test(arguments: examples)
    func `An example is understood in capitals, with a full stop and politely wrapped`(_ example: Example) {
        for line in [example.line.uppercased(), example.line + ".", "could you " + example.line + " please?"] {
            let heard = Heard(line)
            #expect(heard.isMeant(as: example.command), "“\(line)”: \(heard.nearest)")
        }
    }

    @Test func `No phrase is faulty`() {
        #expect(CommandCatalog.matcher.faults == [])
    }

    @Test(arguments: CommandCatalog.commands.map { Sample($0) })
    func `A command has phrases, examples and a summary`(_ sample: Sample<any Command.Type>) {
        let about = sample.value.about
        #expect(!about.phrases.isEmpty && !about.examples.isEmpty)
        #expect(about.summary.first?.isUppercase == true || about.summary.first?.isNumber == true)
        #expect(about.summary.last?.isPunctuation == false)
        #expect(!about.intent.isEmpty && about.intent.allSatisfy { $0.isLowercase || $0 == "." })
    }

    @Test func `Verbs are unique among presses, cards and questions`() {
        for verbs in [
            CommandCatalog.presses.map { $0.verb }, CommandCatalog.cards.map { $0.verb },
            CommandCatalog.questions.map { $0.verb },
        ] {
            #expect(verbs.count == Set(verbs).count, "\(verbs.sorted())")
            #expect(verbs.allSatisfy { !$0.isEmpty && !$0.contains(":") })
        }
    }

    @Test func `Summaries are known apart by their keys`() {
        let keys = CommandCatalog.commands.map { $0.about.wording.key }
        #expect(keys.count == Set(keys).count, "\(keys.sorted())")
    }

    /// Bot API: BotCommand, setMyCommands.
    @Test func `The command menu keeps the messenger's rules`() {
        let menus = Dictionary(grouping: CommandCatalog.menu, by: \.language)
        #expect(menus.count == LanguageTables.all.count)
        for menu in menus.values {
            #expect(menu.count <= 100 && menu.count == menus[nil]?.count)
            #expect(Set(menu.map(\.command)).count == menu.count)
        }
        for entry in CommandCatalog.menu {
            #expect((1...32).contains(entry.command.utf8.count) && (1...256).contains(entry.summary.utf16.count))
            #expect(entry.command.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "_") })
        }
    }

    @Test(arguments: LanguageTables.all.map(\.id), CommandCatalog.menu)
    func `A word of the menu typed alone is understood as its command by everybody`(
        reader: LanguageID, entry: MenuEntry
    ) throws {
        let heard = Heard("/" + entry.command, language: reader)
        let best = try #require(heard.understanding.best, "\(heard.nearest)")
        #expect(Understanding.command(of: best).about.menu(in: LanguageID(tag: entry.language)) == entry.command)
    }

    @Test(arguments: CommandCatalog.menu)
    func `Help finds the area of a menu word`(entry: MenuEntry) {
        let language = LanguageID(tag: entry.language)
        let command = CommandCatalog.commands.first { $0.about.menu(in: language) == entry.command }
        let area = HelpCard.area(named: entry.command, LanguageTables.voice(for: language.rawValue))
        #expect(area != nil && area == command?.about.area)
    }
}

/// A value with a short name for the test report.
struct Sample<Value: Sendable>: Sendable, CustomTestStringConvertible {
    let value: Value
    init(_ value: Value) { self.value = value }
    var testDescription: String { "\(value)" }
}
