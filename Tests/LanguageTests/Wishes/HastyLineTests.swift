import Core
import Testing

@testable import Language

/// Lines typed in a hurry: short days, hours with a letter, what is said instead of something, and what comes before it.
struct HastyLineTests {
    private static func times(_ text: String, _ language: LanguageID) -> [SaidTime] {
        LineReader.read(text, language: language).found.compactMap {
            if case .time(let time) = $0.value { time } else { nil }
        }
    }

    @Test(
        arguments: [
            ("lena di holen um 4", 2), ("mit max mo zum friseur um 16h", 1), ("kuchen backen am so", 7),
            ("lena di holen", nil), ("so um 12 gehe ich", nil),
        ] as [(String, Int?)])
    func `A short day is one beside a time of day`(text: String, weekday: Int?) {
        let said = Self.times(text, .german).lazy.compactMap { time in
            if case .weekday(let weekday, _)? = time.day { weekday } else { nil }
        }.first
        #expect(said == weekday)
    }

    @Test(
        arguments: [
            ("in 2 wochen 14h friseur", .german, 14), ("in einer woche 9h arzt", .german, 9),
            ("in 2 weeks 3h", .english, nil),
        ] as [(String, LanguageID, Int?)])
    func `Behind days an hour with its letter tells the time`(text: String, language: LanguageID, hour: Int?) throws {
        let time = try #require(Self.times(text, language).first)
        #expect(time.clock?.hour == hour)
    }

    @Test(arguments: [("di zahnarzt 9h", 9), ("di zahnarzt 3h", nil), ("di dienst 8h", nil)] as [(String, Int?)])
    func `Whoever goes to the dentist stays no nine hours`(text: String, hour: Int?) {
        #expect(Self.times(text, .german).lazy.compactMap(\.clock?.hour).first == hour)
    }

    @Test(arguments: [
        ("dentist on the 24th half past 2", 24, 2), ("meeting 3rd quarter past 9", 3, 9),
    ])
    func `A day with half an hour is no half of a year`(text: String, day: Int, hour: Int) throws {
        let time = try #require(Self.times(text, .english).first)
        guard case .date(let date)? = time.day else { throw Missing() }
        #expect(date.day == day && time.clock?.hour == hour)
    }

    @Test(
        arguments: [
            ("lena um 4 statt um 3 holen", .german, "lena um 4 holen"),
            ("morgen lena um 12 holen statt um 1", .german, "morgen lena um 12 holen"),
            ("call mum at 5 instead of 4", .english, "call mum at 5"), ("buy butter instead of milk", .english, nil),
            ("instead of 5", .english, nil),
        ] as [(String, LanguageID, String?)])
    func `What it is not at is no part of it`(text: String, language: LanguageID, expected: String?) {
        #expect(LineReader.read(text, language: language).withoutTimeInstead?.text == expected)
    }

    @Test(
        arguments: [
            ("dentist fri 3pm remind me 1 hour before", .english, ["dentist fri 3pm", "remind me 1 hour before"]),
            ("dentist fri 3pm, 30 min before", .english, ["dentist fri 3pm", "remind me 30 min before"]),
            ("fr 16h zahnarzt, tag vorher erinnern", .german, ["fr 16h zahnarzt", "tag vorher erinnern"]),
            ("call mum before 5", .english, []),
        ] as [(String, LanguageID, [String])])
    func `How long before is said of what takes place`(text: String, language: LanguageID, parts: [String]) {
        #expect(WishSplit.parts(of: LineReader.read(text, language: language)) { _ in true } == parts)
    }

    @Test(arguments: [
        ("put the washing on at 5", "put the washing on"), ("log in tomorrow", "log in"),
        ("turn heating on tonight", "turn heating on"), ("call Ben on friday", "call Ben"), ("bins at 5", "bins"),
    ])
    func `A word that ends a verb is no part of the time`(text: String, title: String) {
        let slots = WishSlots.slots(of: LineReader.read(text), for: "task.add", names: .none, isAsked: true)
        #expect(slots.text("title") == title)
    }

    @Test(
        arguments: [
            ("ends at 9", 9), ("it finishes at 9 not at 10", 9), ("i finish at 9", 9), ("finish the report at 9", nil),
            ("does it end at 9", nil), ("ends soon", nil),
        ] as [(String, Int?)])
    func `When it is over is said of what was spoken of`(text: String, hour: Int?) {
        let time = LineReader.read(text).endingAlone
        #expect((time?.clock ?? time?.plainHour)?.hour == hour)
    }

    @Test(
        arguments: [
            ("antibiotikum 3x täglich", .german, 3), ("pills 2x daily", .english, 2), ("pills 3x a day", .english, 3),
            ("3x milch", .german, nil),
        ] as [(String, LanguageID, Int?)])
    func `So many times a day`(text: String, language: LanguageID, count: Int?) {
        let said = LineReader.read(text, language: language).found.lazy.compactMap { found in
            if case .repetition(let said) = found.value { said.timesADay } else { nil }
        }.first
        #expect(said == count)
    }

    @Test(
        arguments: [
            ("shopping list milk, eggs", .english, "shopping", ["milk", "eggs"]),
            ("packing list graz: socks, charger", .english, "packing graz", ["socks", "charger"]),
            ("einkaufsliste milch", .german, "einkaufsliste", ["milch"]),
            ("groceries: rice", .english, "groceries", ["rice"]),
            ("list for ikea: lamp, frame", .english, "ikea", ["lamp", "frame"]),
        ] as [(String, LanguageID, String, [String])])
    func `A line that begins with a list is for it`(text: String, language: LanguageID, list: String, titles: [String])
    {
        let things = ThingsForList(LineReader.read(text, language: language))
        #expect(things?.list == list && things?.titles == titles && things?.isSure == true)
    }

    @Test(arguments: ["shopping list", "shopping list please", "my list is long", "todo list milk", "make list milk"])
    func `No list is opened`(text: String) { #expect(ThingsForList(LineReader.read(text))?.isSure != true) }

    @Test(arguments: [
        ("pizza out of the oven in 20 minutes", true), ("turn off the lights in 20 minutes", false),
        ("pizza in 20 minutes?", false), ("request a driver in 5 minutes", false),
        ("pizza out of the oven on friday", false), ("play jazz in 5 minutes", false),
    ])
    func `What is named in minutes is to be done`(text: String, isMeant: Bool) {
        #expect(ImpliedTask.isSoon(LineReader.read(text)) == isMeant)
    }

    private struct Missing: Error {}
}
