import Core
import Testing

@testable import Language

/// Several things to do in a line that was kept as one.
struct DeedsInLineTests {
    @Test(arguments: [
        ("buy milk and call dad", ["buy milk", "call dad"]),
        ("wash the car, buy milk and call dad", ["wash the car", "buy milk", "call dad"]),
        ("buy bread and butter", ["buy bread and butter"]), ("bread and butter", ["bread and butter"]),
        ("wash and dry the dishes", ["wash and dry the dishes"]), ("call mum and dad", ["call mum and dad"]),
        ("shoes, hat, gloves", ["shoes", "hat", "gloves"]), ("shoes, hat", ["shoes, hat"]),
        ("call Tom, the plumber", ["call Tom, the plumber"]), ("buy milk", ["buy milk"]), (",", [","]),
    ])
    func `Each has a verb and a thing of its own, or they are listed`(title: String, parts: [String]) {
        #expect(DeedsInLine.parts(of: title, language: .english) == parts)
    }

    @Test func `Where verbs stand last, each part ends with one`() {
        let parts = DeedsInLine.parts(of: "Milch kaufen und Papa anrufen", language: .german)
        #expect(parts == ["Milch kaufen", "Papa anrufen"])
        #expect(DeedsInLine.parts(of: "Brot und Butter kaufen", language: .german).count == 1)
    }
}

/// The number with which the words of a reminder begin.
struct LeadingHourTests {
    @Test(arguments: [
        ("9 call mum", "9 call mum: sure"), ("8 bins", "8 bins: perhaps"), ("25 bins", "-"), ("8", "-"),
        ("8pm bins", "-"), ("3rd floor", "-"), ("bins 8", "-"), ("8, bins", "-"),
    ])
    func `It may be the hour`(words: String, expected: String) {
        let hour = LeadingHour(words, language: .english)
        let text = hour.map { "\($0.clock.hour) \($0.rest): \($0.isSure ? "sure" : "perhaps")" }
        #expect(text ?? "-" == expected)
    }
}

/// What is said of how urgent something is, behind its words.
struct EndingPriorityTests {
    @Test(arguments: [
        ("call mum, urgent", "call mum 1"), ("call mum urgent", "call mum 1"), ("rent, important", "rent 1"),
        ("call mum asap", "call mum 1"), ("call mum p2", "call mum 2"), ("call mum !!!", "call mum 1"),
        ("call mum!", "-"), ("say that it is urgent", "-"), ("read what is important", "-"), ("urgent", "-"),
        ("call mum", "-"), ("find something important", "-"), ("tell him its urgent", "-"), ("", "-"),
    ])
    func `It is taken where it is said of the whole`(words: String, expected: String) {
        let cut = LineReader.read(words).beforePriority
        #expect(cut.map { "\($0.text) \($0.level)" } ?? "-" == expected)
    }
}

/// A thing, and what is said to become of it.
struct ChangesTests {
    @Test(arguments: [
        ("change call mum to Friday", "call mum > Friday"), ("change x to y to z", "x > y to z, x to y > z"),
        ("change it", ""), ("change to Friday", ""), ("move call mum to Friday", ""),
    ])
    func `A line is parted at each word that may part it`(line: String, expected: String) {
        let changes = LineReader.read(line).changes(.changing).map { "\($0.name) > \($0.new)" }
        #expect(changes.joined(separator: ", ") == expected)
    }

    @Test(arguments: [
        ("repeat bins every Monday", "bins > every Monday"), ("repeat bins", "-"), ("bins every Monday", "-"),
    ])
    func `What is to come again is named with how often`(line: String, expected: String) {
        #expect(LineReader.read(line).repeated.map { "\($0.name) > \($0.rule)" } ?? "-" == expected)
    }
}
