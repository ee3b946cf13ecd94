import Core
import TestSupport
import Testing

@testable import Language

/// What belongs to the title of a wish, and what stands beside it.
struct TitleTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let line: String
        let title: String
        /// The other fields, sorted by name.
        let fields: String
        let intent: String
        var testDescription: String { line }

        init(_ line: String, _ title: String, _ fields: String, _ intent: String = "task.add") {
            (self.line, self.title, self.fields, self.intent) = (line, title, fields, intent)
        }
    }

    static let service = ParseService(matcher: PhraseMatcher([]))

    /// Said on Saturday, 14 March 2026, at nine.
    static func fields(_ line: String, as intent: String = "task.add") -> [String: FieldValue] {
        var request = ParseRequest(text: line, as: intent, places: ["Gym", "Office", "Old Bakery"])
        request.now = "2026-03-14T09:00:00"
        request.lists = ["Shopping", "Work", "Packing"]
        request.occasions = ["leave work", "leave office", "go to bed"]
        request.people = ["Ana", "Ben Miller"]
        request.items = ["Keys"]
        return service.answer(request).fields
    }

    @Test(arguments: kept) func `A title keeps the words that it needs`(line: String) {
        let fields = Self.fields(line)
        #expect(fields["title"] == .text(line))
        let measures: Set<String> = ["title", "distance", "money", "rating", "item"]
        #expect(fields.keys.allSatisfy(measures.contains), "\(Self.words(fields))")
    }

    @Test(arguments: taken) func `What stands beside a title is taken out of it`(row: Row) {
        var fields = Self.fields(row.line, as: row.intent)
        #expect(fields.removeValue(forKey: "title") ?? .text("") == .text(row.title))
        #expect(Self.words(fields) == row.fields)
    }

    @Test func `A note keeps its words whole`() {
        let fields = Self.fields("note to self call the bank tomorrow at 9 #money", as: "note.add")
        #expect(fields["text"] == .text("call the bank tomorrow at 9 #money"))
        #expect(fields["labels"] == .list([.text("money")]))
        #expect(fields["start"] == nil)
    }

    @Test func `A verb is the wish only where the line is not known to be one`() {
        let line = LineReader.read("add salt")
        #expect(WishSlots.slots(of: line, for: "task.add", names: .none).text("title") == "salt")
        #expect(WishSlots.slots(of: line, for: "task.add", names: .none, isAsked: true).text("title") == "add salt")
    }

    @Test func `A phrase's reading gets what stands beside its title`() {
        let matcher = PhraseMatcher([
            PhraseTable(intent: "reminder.add", phrases: ["remind me to {title:text} {start:time} {more:rest}"])
        ])
        var request = ParseRequest(text: "remind me to buy oats tomorrow at 8 p1 #food")
        request.now = "2026-03-14T09:00:00"
        let fields = ParseService(matcher: matcher).answer(request).fields
        #expect(fields["title"] == .text("buy oats"))
        #expect(fields["priority"] == .number(1))
        #expect(fields["labels"] == .list([.text("food")]))
        #expect(fields["start"] == .text("2026-03-15T08:00:00"))
    }

    static func words(_ fields: [String: FieldValue]) -> String {
        fields.sorted { $0.key < $1.key }.map { "\($0.key)=\(words($0.value))" }.joined(separator: " ")
    }

    static func words(_ value: FieldValue) -> String {
        switch value {
        case .text(let text): text
        case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
        case .list(let list): list.map(words).joined(separator: "+")
        case .object(let object): "(\(words(object)))"
        }
    }
}

/// Whatever is typed: a title of the line's own words, and time that grows with the line alone.
struct WishFuzzTests {
    static let seeds =
        Array(TitleTests.kept.prefix(20)) + TitleTests.taken.prefix(60).map(\.line)
        + [
            "within 10 minutes on foot, $12.50 or USD3.14 - 20 quid",
            "★★★☆ 4/5 stars, between 3 and 5 km, 7 feet 2 inches",
        ]

    static func check(_ text: String) {
        let line = LineReader.read(text)
        let names = Names(places: [Named(id: 1, name: "Gym")], lists: [Named(id: 2, name: "Shopping")])
        for intent in ["task.add", "reminder.add", "event.add", "note.add"] {
            for isAsked in [true, false] {
                for filled in WishSlots.slots(of: line, for: intent, names: names, isAsked: isAsked).all {
                    #expect(filled.range.upperBound <= text.utf8.count, "\(text.debugDescription)")
                    #expect(line.string(filled.range) == filled.typed, "\(text.debugDescription)")
                }
            }
        }
        for found in line.found { #expect(found.range.upperBound <= text.utf8.count, "\(text.debugDescription)") }
    }

    @Test(arguments: FuzzRun.seeds(6)) func `Mutated wishes never break the reader`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<60 { Self.check(random.mutated(random.pick(Self.seeds))) }
    }

    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            "p1 ", "to my ", "every ", "@a ", "! ", "before i leave ", "5 km ", "$", "and ", "1/2 ", "* ", "(", "5' ",
            "#a ",
            "tomorrow or ", "on the list ", "with Gym ", "7 feet ",
        ]) func `The longest lines of one thing are read`(part: String)
    {
        Self.check(String(repeating: part, count: ScalarText.limit / part.utf8.count))
    }
}
