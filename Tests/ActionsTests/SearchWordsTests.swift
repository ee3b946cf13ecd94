import Testing

@testable import Actions

struct SearchWordsTests {
    @Test(arguments: [
        ("bread", ["bread"]), ("  Rye BREAD!", ["rye", "bread"]), ("it's 5 o'clock", ["it", "5", "o", "clock"]),
        ("\"a\" OR b*", ["a", "or", "b"]), ("Straße 12a", ["straße", "12a"]), ("面包", ["面包"]),
        ("a:b:c", ["a", "b", "c"]),
    ])
    func `Words are letters and digits in small letters`(text: String, words: [String]) throws {
        let read = try #require(SearchWords(text))
        #expect(read.words == words)
        #expect(SearchWords(read.code) == read)
    }

    @Test(arguments: ["", "!!!", "🥖", "\n\t"])
    func `Without a letter or a digit there is nothing to look for`(text: String) {
        #expect(SearchWords(text) == nil)
    }

    @Test(arguments: [
        String(repeating: "a", count: 500), String(repeating: "жук ", count: 50),
        "long " + String(repeating: "x", count: 90),
    ])
    func `What is too long for a button is cut, never within a letter`(text: String) throws {
        let read = try #require(SearchWords(text))
        #expect((1...SearchWords.longest).contains(read.code.utf8.count))
        #expect(text.lowercased().hasPrefix(read.code))
    }

    @Test(arguments: [
        ("bread", "Bread and breadcrumbs", ["Bread", "bread"]), ("cafe", "the Café there", ["Café"]),
        ("ute", "München, Ute", ["Ute"]), ("mun", "MÜNCHEN", ["MÜN"]), ("zebra", "bread", []),
        ("mias", "for Mia", ["Mia"]), ("mia's", "for Mia", ["Mia"]), ("glass", "glad", []), ("tennis", "tenni", []),
    ])
    func `What was found is where a word begins so`(words: String, text: String, found: [String]) throws {
        let read = try #require(SearchWords(words))
        #expect(read.matches(in: text).map { String(text[$0]) } == found)
    }

    @Test func `FTS5's own marks cannot be typed`() throws {
        let read = try #require(SearchWords("\") OR whose : (o1"))
        #expect(read.match(.begun, of: ["k0o7"]) == "whose : (k0o7) AND text : (\"or\" * AND \"whose\" * AND \"o1\" *)")
    }
}
