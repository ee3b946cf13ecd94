import Testing

@testable import Language

/// Which words say that something is done, and which lines tell how something is or was.
struct DoneFormsTests {
    @Test(arguments: [
        ("called mum", "call mum", true), ("called mum", "get mum a present", false),
        ("cleaned the kitchen", "paint the kitchen", false), ("cleaned the kitchen", "clean kitchen", true),
        ("returned the book", "book hotel", false), ("hotel booked", "book hotel", true),
        ("bought milk", "milk", true), ("bought milk", "get milk", true), ("took it", "take the pill", true),
        ("called her", "take the pill", false), ("got it", "call mum", true), ("done", "paint", true),
    ])
    func `A word is of what was to be done`(line: String, title: String, fits: Bool) {
        #expect(LineReader.read(line).tellsDone(of: title) == fits)
    }

    @Test(arguments: [
        ("Mama angerufen", "Mama anrufen", true), ("Mama angerufen", "Geschenk für Mama kaufen", false),
        ("Küche geputzt", "Küche streichen", false), ("Milch gekauft", "Milch besorgen", true),
    ])
    func `The same in German`(line: String, title: String, fits: Bool) {
        #expect(LineReader.read(line, language: .german).tellsDone(of: title) == fits)
    }

    @Test(arguments: [
        "mia's shoe size is 31", "Ben likes red wine", "the spare key is under the pot", "gave Mia calpol at 8:50",
        "we had lunch with Ben", "we met Lisa",
    ])
    func `A line tells a fact`(line: String) { #expect(LineReader.read(line).tellsFact) }

    @Test(arguments: [
        "is ben there", "it is late", "i am tired", "you are great", "buy milk", "ask ben if he has time",
        "where is the key", "had", "lunch is?", "met office 3pm monday", "booked table for friday 8pm",
    ])
    func `A line tells no fact`(line: String) { #expect(!LineReader.read(line).tellsFact) }

    @Test(arguments: ["it", "about", "him", "that", "u", "the it"])
    func `Small words name nothing`(words: String) {
        let finder = TitleFinder([(1, "concert with Edith about that"), (2, "get him a present")], language: .english)
        #expect(finder.find(words).isEmpty)
    }
}
