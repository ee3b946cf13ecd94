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

    @Test(
        arguments: [
            ("windows closed", "close windows", .english, "windows"), ("locked", "lock the door", .english, ""),
            ("i have tidied the room", "tidy room", .english, "room"),
            ("floor mopped", "mop the floor", .english, "floor"),
            ("fed the cat", "feed cat", .english, "cat"), ("the shop closed", "close windows", .english, "shop"),
            ("windows open", "close windows", .english, nil), ("ended", "call mum", .english, nil),
            ("Fahrrad abgesperrt", "Fahrrad absperren", .german, "Fahrrad"),
            ("Fenster geputzt", "Fenster putzen", .german, "Fenster"), ("geregnet", "Fenster putzen", .german, nil),
        ] as [(String, String, LanguageID, String?)])
    func `What was to be done is told as done with its verb`(
        line: String, title: String, language: LanguageID, object: String?
    ) {
        #expect(LineReader.read(line, language: language).objectOfDeed(done: title) == object)
    }

    @Test(
        arguments: [
            ("wifi is now 67890", "wifi | 67890"), ("the cellar code is 4712 now", "cellar code | 4712"),
            ("now it rains", nil), ("is the wifi now 67890", nil), ("wifi is 67890", nil), ("the gym is now", nil),
        ] as [(String, String?)])
    func `A fact is told anew`(line: String, expected: String?) {
        #expect(LineReader.read(line).factRetold.map { "\($0.name) | \($0.value)" } == expected)
    }

    @Test(
        arguments: [
            ("skip the next two", .english, 2), ("skip the next 3 times", .english, 3),
            ("skip the next", .english, nil),
            ("skip the next one", .english, nil), ("skip 2", .english, nil), ("skip the next 2 weeks", .english, nil),
            ("überspring die nächsten zwei male", .german, 2),
        ] as [(String, LanguageID, Int?)])
    func `So many times are left out`(line: String, language: LanguageID, count: Int?) {
        #expect(LineReader.read(line, language: language).nextTimesLeftOut == count)
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
