import Core
import Testing

@testable import Language

/// What is said of a thing after it was kept: how many of it, the day beside its own, where it is now; and hours of days.
struct SaidAfterwardsTests {
    @Test(
        arguments: [
            ("buy wine", 3, false, "buy 3 wine"), ("buy 3 wine", 2, false, "buy 2 wine"), ("milk", 2, true, "2 milk"),
            ("2 litres of milk", 3, true, "3 litres of milk"), ("6 eggs", 3, false, "3 eggs"),
            ("buy the milk", 2, false, "buy 2 milk"), ("milk", 2, false, nil), ("call mum", 6, true, nil),
            ("buy milk and bread", 2, true, nil), ("buy wine at 5", 3, false, nil), ("", 3, true, nil),
        ] as [(String, Int, Bool, String?)])
    func `The number of what is to be got is put anew`(title: String, amount: Int, isOnList: Bool, expected: String?) {
        #expect(LineReader.read(title).getting(amount, isShopping: isOnList) == expected)
    }

    @Test(
        arguments: [
            ("6 eggs", "6 eggs"), ("actually 2 milk", "2 milk"), ("2 milk actually", "2 milk"), ("eggs", nil),
            ("6", nil), ("0 eggs", nil), ("6 pm", nil), ("2 hours", nil), ("6 eggs, 2 milk", nil),
            ("3 of them are for the party", nil),
        ] as [(String, String?)])
    func `A number and a thing are read`(text: String, expected: String?) {
        #expect(LineReader.read(text).amountOfThing.map { "\($0.amount) \($0.thing)" } == expected)
    }

    @Test(
        arguments: [
            ("check in the day before", .english, "check in on 2026-03-27"),
            ("pack the night before", .english, "pack on 2026-03-27 in the evening"),
            ("pack the night before at 8pm", .english, "pack on 2026-03-27 at 8pm"),
            ("brunch the next day at 11", .english, "brunch on 2026-03-29 at 11"),
            ("book a table that day", .english, "book a table on 2026-03-28"), ("the day before", .english, nil),
            ("pick up cake day before at 5", .english, "pick up cake on 2026-03-27 at 5"),
            ("call every day before 5", .english, nil), ("the day before the exam learn", .english, nil),
            ("a week later", .english, nil),
            ("einchecken am tag davor", .german, "einchecken am 2026-03-27"),
            ("am abend vorher packen", .german, "am 2026-03-27 abends packen"),
            ("eine woche später", .german, nil), ("tag vorher erinnern", .german, nil),
        ] as [(String, LanguageID, String?)])
    func `A day is counted from another`(text: String, language: LanguageID, expected: String?) throws {
        let day = try #require(CalendarDate(year: 2026, month: 3, day: 28))
        #expect(LineReader.read(text, language: language).naming(day) == expected)
    }

    @Test(
        arguments: [
            ("party is now at Tom's place", .english, "party | Tom's place"),
            ("the party is at mum's instead", .english, "party | mum's"),
            ("party is at 9", .english, nil), ("party at Tom's", .english, nil), ("is at Tom's", .english, nil),
            ("die Party ist jetzt bei Tom", .german, "Party | Tom"),
            ("die party ist jetzt im büro", .german, "party | büro"), ("party is in full swing", .english, nil),
            ("das fest ist in vollem gang", .german, nil),
        ] as [(String, LanguageID, String?)])
    func `Where something is told to be is read`(text: String, language: LanguageID, expected: String?) {
        let told = LineReader.read(text, language: language).toldPlace
        #expect(told.map { "\($0.name) | \($0.place)" } == expected)
    }
}
