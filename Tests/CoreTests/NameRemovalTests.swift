import Testing

@testable import Core

/// Words that others will read, without names.
struct NameRemovalTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let text: String
        let left: String
        let count: Int
        init(_ text: String, _ left: String, _ count: Int) { (self.text, self.left, self.count) = (text, left, count) }
        var testDescription: String { text }
    }

    static let removal = NameRemoval(["Ana", "Ben Huber", "ben_h", "Zoë", "Li", "李"])

    @Test(arguments: [
        Row("sun cream", "sun cream", 0), Row("", "", 0), Row("call Ana", "call …", 1),
        Row("call ana about the keys", "call … about the keys", 1), Row("Ana's tent", "tent", 1),
        Row("Ana: tent", "tent", 1), Row("Anas Zelt", "Zelt", 1), Row("stove from Ben Huber", "stove from …", 1),
        Row("stove from Ben or Mr Huber", "stove from … or Mr …", 2), Row("ask ben_h", "ask …", 1),
        Row("@someone_else buy bread", "buy bread", 1), Row("buy bread @someone", "buy bread …", 1),
        Row("Ana", "", 1), Row("Ana, Ben", "", 2), Row("zoe and ZOË", "and …", 2),
        // Names of two letters are words of every day, and what only begins so is another word.
        Row("Li", "Li", 0), Row("bandana", "bandana", 0), Row("Benjamin", "Benjamin", 0),
        Row("mail to me@example.org", "mail to me@example.org", 0),
        Row("🏕 tent – Ana", "🏕 tent – …", 1),
    ])
    func `Names and mentions go, and what is left can be read`(row: Row) {
        let found = Self.removal(row.text)
        #expect(found.text == row.left)
        #expect(found.count == row.count)
    }

    @Test(arguments: [("pick up cake at Blue Bakery", "pick up cake at …"), ("a blue jacket", "a blue jacket")])
    func `A place's name counts only as a whole`(text: String, left: String) {
        #expect(NameRemoval(wholly: "Blue Bakery")(text).text == left)
    }
}
