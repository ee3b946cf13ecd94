import Core
import Testing

@testable import Commands
@testable import Language

struct WordingTests {
    @Test func `The scan finds the messages of the sources`() {
        let keys = Set(WordingScan.all.map(\.key))
        #expect(
            keys.isSuperset(of: ["common.undo", "place.deletedWithNotes", "entry.pinned", "card.below", "about.*"]))
        #expect(WordingScan.all.count > 200)
    }

    @Test func `The scan reads a call`() throws {
        let source = """
            case .a(let n): MyWording("no", "x"); Wording(
                "a.\\(n)", "{n:day|days}\\n*of* \\"{who}\\"", ["n": .number(f(n, "z")), "who": .text(m["k"])])
            """
        let found = try #require(WordingScan.wordings(in: source, of: "f").first)
        #expect(found.key == "a.*" && found.place == "f:1" && found.values == ["n", "who"])
        #expect(found.english == "{n:day|days}\n*of* \"{who}\"" && found.placeholders == ["n", "who"])
    }

    @Test func `A key has one English`() {
        let english = Dictionary(grouping: WordingScan.all.filter { !$0.isFamily }, by: \.key)
        for (key, written) in english {
            #expect(Set(written.map(\.english)).count == 1, "\(key): \(written.map(\.place))")
        }
    }

    @Test(arguments: WordingScan.all)
    func `A message is well formed`(_ wording: WrittenWording) {
        #expect(wording.key.contains(".") && !wording.key.contains(" "))
        #expect(wording.isFamily || wording.english?.isEmpty == false, "its English is no plain text")
        #expect(wording.placeholders.isSubset(of: wording.values), "no value for \(wording.placeholders)")
        #expect(wording.values.isSubset(of: wording.placeholders), "a value is never shown: \(wording.values)")
        #expect(wording.openMarks.isEmpty)
    }

    @Test(arguments: LanguageTables.all.map { Sample($0.id) })
    func `A language's table holds every key of the sources and no other`(_ language: Sample<LanguageID>) {
        let table = LanguageTables.tables(for: language.value).replies()
        #expect(Translation(table).unknown == [])
        if language.value != .english { #expect(Translation(table).missing == []) }
    }

    @Test func `What a language lacks and what it has too much is listed`() {
        let translation = Translation([
            "common.undo": "Rückgängig", "day.3": "Mittwoch", "common.undoo": "?", "day.x": "?",
        ])
        #expect(translation.unknown == ["common.undoo", "day.x"])
        #expect(translation.missing.contains("common.cancel") && translation.missing.contains("day.1"))
        #expect(translation.missing.contains("about.pin.rename") && !translation.missing.contains("common.undo"))
    }

    @Test func `A translation keeps the placeholders of the English`() {
        for tables in LanguageTables.all {
            for wording in WordingScan.all {
                guard let text = tables.replies()[wording.key] else { continue }
                let translated = WrittenWording(
                    place: tables.id.rawValue, key: wording.key, english: text, values: wording.values)
                #expect(translated.placeholders == wording.placeholders, "\(translated)")
                #expect(translated.openMarks.isEmpty, "\(translated)")
            }
        }
    }
}

/// A language's table held against the keys of the sources.
struct Translation {
    /// Every key that a message can have.
    static let keys: Set<String> = {
        var keys = Set(WordingScan.all.filter { !$0.isFamily }.map(\.key))
        keys.formUnion(CommandCatalog.commands.map { $0.about.wording.key })
        keys.formUnion((1...7).map { "day.\($0)" })
        keys.formUnion(["pins.title", "pins.titleInGroup", "pins.order.near", "pins.order.name"])
        return keys
    }()

    let table: [String: String]
    init(_ table: [String: String]) { self.table = table }

    var unknown: [String] { table.keys.filter { !Self.keys.contains($0) }.sorted() }
    var missing: [String] { Self.keys.filter { table[$0] == nil }.sorted() }
}
