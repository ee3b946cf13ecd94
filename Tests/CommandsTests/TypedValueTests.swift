import Actions
import Core
import Store
import Testing

@testable import Commands

/// The values that people type: names, labels, headings and texts, at their limits.
struct TypedValueTests {
    private static let family = "👨‍👩‍👧‍👦"

    @Test(arguments: [
        ("Bakery", "Bakery"), ("  two\t words\n", "two words"), ("a\0b", "ab"), ("7", "7"), ("🏠", "🏠"), ("❤️", "❤️"),
        (family, family), ("שלום", "שלום"), ("日本", "日本"), ("C++", "C++"), ("\u{202E}abc", "\u{202E}abc"),
        (String(repeating: "x", count: 100), String(repeating: "x", count: 100)),
        (String(repeating: family, count: 14), String(repeating: family, count: 14)),
    ])
    func `A name that can be read is taken, in one line`(typed: String, name: String) throws {
        #expect(try PlaceName(checking: typed).text == name)
    }

    @Test(arguments: [
        ("", "pin.nameMissing"), (" \n\t", "pin.nameMissing"), ("...", "pin.nameMissing"), ("\0\0", "pin.nameMissing"),
        ("\u{200B}\u{FEFF}", "pin.nameMissing"), (String(repeating: "x", count: 101), "pin.nameTooLong"),
        (String(repeating: family, count: 15), "pin.nameTooLong"),
        (String(repeating: "e\u{301}", count: 51), "pin.nameTooLong"),
    ])
    func `A name that cannot be one is refused in words`(typed: String, key: String) {
        let refusal = #expect(throws: Refusal.self) { try PlaceName(checking: typed) }
        #expect(refusal?.wording.key == key)
    }

    @Test(arguments: [
        ("#food #cheap", ["food", "cheap"]), ("food, cheap", ["food", "cheap"]), ("Food FOOD food", ["food"]),
        ("none", []), ("NONE", []), ("", []), ("#", []), ("!!!", []), ("a-b c_d", ["a-b", "c_d"]),
        ("für éä", ["für", "éä"]),
        ("no;semi'colon\"s--", ["nosemicolons--"]),
        (String(repeating: "x", count: 60), [String(repeating: "x", count: 40)]),
        ("1 2 3 4 5 6 7 8 9 10 11 12", (1...10).map(String.init)),
    ])
    func `Labels are read as people type them`(typed: String, labels: [String]) {
        #expect(Label.list(in: typed) == labels)
    }

    @Test func `Whatever is a name or a label fits the store`() async throws {
        let house = try House()
        let zalgo = "a" + String(repeating: "\u{301}", count: 300)
        try await house.piece { session in
            let point = try #require(Coordinate(latitude: 1, longitude: 1))
            let name = try PlaceName(checking: String(repeating: Self.family, count: 14)).text
            let labels = Label.list(in: "\(zalgo) \(zalgo)b #ok")
            let place = try session.keepPlace(NewPlace(name: name, point: point, labels: labels))
            #expect(try session.labels(of: place.id) == labels)
            _ = try session.headingForNotes(named: name)
        }
    }

    @Test(arguments: [
        ("gym: squats", "gym", "squats"), ("my gym: 5x5", "my gym", "5x5"), ("a: b: c", "a", "b: c"),
        ("gym:\n- a\n- b", "gym", "- a\n- b"), ("gym:squats", "gym", "squats"),
        ("one two three four five six: x", "one two three four five six", "x"), ("gym: ", "gym", ""),
    ])
    func `What stands before a colon is a heading`(words: String, heading: String, text: String) {
        let headed = HeadedText(words)
        #expect(headed?.heading == heading && headed?.text == text)
    }

    @Test(arguments: [
        "squats", "at 7:30 the gym", "https://example.org/x", ": x", " : x", "gym:5x5", "a b:c", "gym:", "",
        "line\ntwo: x",
        "one two three four five six seven: x", String(repeating: "x", count: 61) + ": y",
    ])
    func `A time, a link or a sentence is no heading`(words: String) { #expect(HeadedText(words) == nil) }

    @Test(arguments: [
        ("Cafe 48, 16", "Cafe", 48.0, 16.0), ("Blue Cafe: 48,16", "Blue Cafe", 48, 16),
        ("Pole -90, 180", "Pole", -90, 180), ("Hut 7 47.5, -12", "Hut 7", 47.5, -12),
    ])
    func `Two numbers behind a name are coordinates`(words: String, name: String, latitude: Double, longitude: Double)
        throws
    {
        let pair = try TrailingPair(words)
        #expect(pair?.name == name)
        #expect(pair?.point == Coordinate(latitude: latitude, longitude: longitude))
    }

    @Test(arguments: ["Bad 95, 16", "Bad 48.1, 190.5", "Bad -91, 0"])
    func `Two numbers that are no place on Earth are refused`(words: String) {
        #expect(throws: Refusal.self) { try TrailingPair(words) }
    }

    @Test(arguments: ["Cafe", "Cafe 48", "Room 3.4", "48, 16", "Cafe 48, 16 north", ""])
    func `Other words are only a name`(words: String) throws { #expect(try TrailingPair(words) == nil) }

    @Test(arguments: ["91.5, 7.0", "43.7, 191.0", " -90.1,0.5 "])
    func `Two numbers alone that are no place on Earth are said to be none`(words: String) {
        #expect(throws: Refusal.self) { try LonePair.refuseWrong(words) }
    }

    @Test(arguments: ["91, 7", "91.5", "91.5, 7.0 and 3", "1.91.5, 7.0", "43.7, 7.4", "prices 120.5, 130.5"])
    func `Numbers that may mean something else are let be`(words: String) {
        #expect(throws: Never.self) { try LonePair.refuseWrong(words) }
    }

    @Test func `A note has at most 4000 characters`() throws {
        #expect(try NoteText(checking: String(repeating: "x", count: 4000)).text.count == 4000)
        #expect(try NoteText(checking: " a\0b \n").text == "ab")
        for (text, key) in [(String(repeating: "x", count: 4001), "note.tooLong"), (" \0\n", "note.empty")] {
            let refusal = #expect(throws: Refusal.self) { try NoteText(checking: text) }
            #expect(refusal?.wording.key == key)
        }
        #expect(try NoteText(checking: " ", mayBeEmpty: true).text.isEmpty)
    }
}
