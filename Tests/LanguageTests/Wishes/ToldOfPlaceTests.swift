import Testing

@testable import Language

/// What a line tells of a place that it names or that was spoken of.
struct ToldOfPlaceTests {
    @Test(
        arguments: [
            ("is open mon to fri 9-17", .english, true), ("hours: mon-fri 9-17", .english, true),
            ("opens at 9 on saturdays", .english, true), ("is closed in august", .english, true),
            ("closed down", .english, true), ("is on friday at 6", .english, false),
            ("opens at 9, buy milk", .english, false), ("is great", .english, false),
            ("hat mo-fr 8-12 offen", .german, true), ("ist im August geschlossen", .german, true),
            ("ist am Freitag um 8", .german, false),
        ] as [(String, LanguageID, Bool)])
    func `When a named place is open`(text: String, language: LanguageID, isTold: Bool) {
        #expect(LineReader.read(text, language: language).tellsHoursOfNamed == isTold)
    }

    @Test(arguments: [
        ("closed on wednesdays", true), ("open till 6", true), ("opens at 9 on saturdays", true),
        ("its closed on mondays", true), ("open the shop at 9 tomorrow", false), ("open shop at 9", false),
        ("close the windows at 9", false),
    ])
    func `When what was spoken of is open`(text: String, isTold: Bool) {
        #expect(LineReader.read(text).tellsHoursAlone == isTold)
    }

    @Test(
        arguments: [
            ("phone 01 234567", .english, true), ("address: hauptstr 5", .english, true),
            ("opening hours mo-fr 8-12", .english, true), ("phone mum", .english, false),
            ("phone mum at 5", .english, false), ("address book", .english, false), ("number 3", .english, false),
            ("telefon 01 234567", .german, true), ("adresse: Hauptstraße 5", .german, true),
        ] as [(String, LanguageID, Bool)])
    func `A number or an address without whose it is`(text: String, language: LanguageID, isTold: Bool) {
        #expect(LineReader.read(text, language: language).tellsDetail == isTold)
    }

    @Test(
        arguments: [
            ("its on the 3rd floor", .english, true), ("it has wifi", .english, true),
            ("its on friday", .english, false),
            ("it works", .english, false), ("is it open now", .english, false), ("es ist im 3. Stock", .german, true),
        ] as [(String, LanguageID, Bool)])
    func `How what was spoken of is`(text: String, language: LanguageID, isTold: Bool) {
        #expect(LineReader.read(text, language: language).tellsOfIt == isTold)
    }

    @Test(
        arguments: [
            ("its now at 48.2104, 16.3655", .english, true), ("it moved to 48.2104, 16.3655", .english, true),
            ("pin it at 48.2104, 16.3655", .english, false), ("its raining at 48.2104, 16.3655", .english, false),
            ("es ist jetzt bei 48.2104, 16.3655", .german, true),
        ] as [(String, LanguageID, Bool)])
    func `Where something is from now on`(text: String, language: LanguageID, isTold: Bool) {
        #expect((LineReader.read(text, language: language).newPoint != nil) == isTold)
    }

    @Test(
        arguments: [
            ("show my cafes", .english, "cafes"), ("how many cafes", .english, "cafes"),
            ("food places", .english, "food"), ("cafes", .english, nil), ("show me a map now", .english, nil),
            ("zeig meine cafés", .german, "cafés"), ("wie viele cafés", .german, "cafés"),
        ] as [(String, LanguageID, String?)])
    func `What is looked for among one's own places`(text: String, language: LanguageID, word: String?) {
        #expect(LineReader.read(text, language: language).labelAskedFor == word)
    }

    @Test(
        arguments: [
            ("books to read: dune, emma", .english, "books to read"),
            ("restaurants to try: rosa, pho sai", .english, "restaurants to try"),
            ("gift ideas for tom: socks, book", .english, "gift ideas for tom"),
            ("bücher zum lesen: dune, emma", .german, "bücher zum lesen"),
        ] as [(String, LanguageID, String)])
    func `A list of things to choose from is plainly one`(text: String, language: LanguageID, list: String) {
        let things = ThingsForList(LineReader.read(text, language: language))
        #expect(things?.list == list && things?.isSure == true)
    }

    @Test(arguments: ["my sister: tall, blonde", "party: milk, eggs", "i want to read: dune, emma"])
    func `Anything else is asked about`(text: String) {
        #expect(ThingsForList(LineReader.read(text))?.isSure != true)
    }
}
