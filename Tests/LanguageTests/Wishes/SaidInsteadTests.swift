import Core
import Foundation
import Testing

@testable import Language

/// What is said in the place of something, several hours of one thing, and medicine.
struct SaidInsteadTests {
    @Test(
        arguments: [
            ("buy milk", "butter", "buy butter"), ("buy milk", "oat milk", "buy oat milk"),
            ("call mum", "the plumber", "call the plumber"), ("water the plants", "flowers", "water flowers"),
            ("buy milk for Ben", "butter", nil), ("buy milk", "call dad", nil), ("milk", "butter", nil),
            ("buy milk", "bread and butter", nil), ("dinner with Ben", "lunch", nil),
            ("buy milk", "p1", nil),
        ] as [(String, String, String?)])
    func `The same is done with something else`(title: String, words: String, expected: String?) {
        #expect(LineReader.read(title).withObject(words) == expected)
    }

    @Test(
        arguments: [
            ("milch kaufen", "butter", "butter kaufen"), ("milch kaufen", "papa anrufen", nil),
            ("milch", "butter", nil),
        ] as [(String, String, String?)])
    func `Where verbs stand last it is said before them`(title: String, words: String, expected: String?) {
        #expect(LineReader.read(title, language: .german).withObject(words) == expected)
    }

    @Test(
        arguments: [
            ("wash and iron shirts", "iron shirts", "iron shirts | wash shirts"),
            ("wash, fold and iron shirts", "fold shirts", "fold shirts | wash shirts and iron shirts"),
            ("buy milk, paint and brushes", "paint", "buy paint | buy milk and brushes"),
            ("wash and iron shirts", "shirts", nil),
        ] as [(String, String, String?)])
    func `A verb alone is of what the next one is done with`(title: String, words: String, expected: String?) {
        let part = PartOfDeed(named: words, of: title, language: .english)
        #expect(part.map { "\($0.part) | \($0.rest)" } == expected)
    }

    @Test(arguments: [
        ("eggs", "buy milk eggs bread", true), ("milk", "buy oat milk", false),
        ("plumber", "call plumber kitchen sink", false),
        ("milk", "buy milk at the market", false),
    ])
    func `Of three words with no mark nobody knows where one ends`(words: String, title: String, isMixed: Bool) {
        #expect(PartOfDeed.mixes(words, of: title, language: .english) == isMixed)
    }

    @Test(arguments: [
        ("standup monday at 7 instead of 6", "standup", "monday at 7"),
        ("dentist friday rather than thursday", "dentist", "friday"), ("dentist at 5, not 4", "dentist", "at 5"),
    ])
    func `It is at this time in place of that`(text: String, name: String, time: String) {
        let told = LineReader.read(text).toldAnew
        #expect(told?.name == name && told?.time == time)
    }

    @Test(arguments: ["oat milk instead of milk", "go for a walk instead of the gym at 7", "instead of 6"])
    func `It says nothing of two times`(text: String) { #expect(LineReader.read(text).toldAnew == nil) }

    @Test(
        arguments: [
            ("monday at 7 instead of 6", .english, true), ("tuesday instead of monday", .english, true),
            ("7 instead of butter", .english, false), ("montag um 7 statt 6", .german, true),
            ("postpone to friday", .english, true), ("move to 2pm", .english, true),
            ("move to Berlin", .english, false),
            ("auf freitag verschieben", .german, true),
        ] as [(String, LanguageID, Bool)])
    func `It says only when`(text: String, language: LanguageID, isMeant: Bool) {
        #expect((FollowUp(LineReader.read(text, language: language))?.saysOnlyWhen == true) == isMeant)
    }

    @Test(arguments: [
        ("the dentist moved me to friday", "the dentist", "friday"), ("school changed us to 4pm", "school", "4pm"),
    ])
    func `Whoever moved somebody is what has moved`(text: String, name: String, time: String) {
        let told = LineReader.read(text).movedBySomebody
        #expect(told?.name == name && told?.time == time)
    }

    @Test(arguments: [
        ("2 ibuprofen at 14:00", true), ("meds 10:05", true), ("insulin every 8 hours", true),
        ("eye drops at noon", true),
        ("ibuprofen", false), ("dentist with tablet at 3", false), ("are the pills at 8?", false),
        ("pills for the old dog next door at 8", false), ("meds on friday", false),
    ])
    func `Medicine and its hour is something to do`(text: String, isMeant: Bool) {
        #expect(ImpliedTask.isIntake(LineReader.read(text)) == isMeant)
    }

    @Test(
        arguments: [
            ("pills at 8 and 20", ["pills at 08:00", "pills at 20"]),
            ("pills at 8, 14 and 20", ["pills at 08:00", "pills at 14", "pills at 20"]),
            ("pills at 8am 2pm and 8pm", ["pills at 8am", "pills 2pm", "pills 8pm"]),
            ("lunch at 12 and 3 friends", []), ("milk at 8, 2 eggs", []),
        ] as [(String, [String])])
    func `Hours one after the other are of the same thing`(text: String, parts: [String]) {
        #expect(WishSplit.parts(of: LineReader.read(text)) { _ in true } == parts)
    }

    @Test func `What is to be done at an hour for so many days comes on each`() throws {
        let slots = WishSlots.slots(of: LineReader.read("pills at 8am for 7 days"), for: "task.add", names: .none)
        guard case .repetition(let said)? = slots["due"]?.value else { throw Missing() }
        #expect(said.rule == Recurrence(.daily) && said.lasts == SaidLength(7, .day) && said.clocks.count == 1)
    }

    @Test(arguments: [
        ("share the list with ben", true), ("share my list with ben", true), ("share shopping with ben", false),
        ("list of all", false),
    ])
    func `A list may be pointed at`(text: String, isPointedAt: Bool) {
        #expect(LineReader.read(text).pointsAtList == isPointedAt)
    }

    @Test(arguments: [
        ("reply to jonas", true), ("talk to Ben", true), ("buy bread", true), ("reply", false),
        ("the reply to jonas", false), ("call to jonas?", false),
    ])
    func `It opens with something to do`(text: String, isDeed: Bool) {
        #expect(LineReader.read(text).opensWithDeed == isDeed)
    }

    @Test(arguments: [
        ("di Müll rausbringen", true), ("mi yoga", true), ("di einkaufen", true), ("di oder da", false),
    ])
    func `A short weekday stands before what is done or takes place`(text: String, isDay: Bool) {
        #expect(!LineReader.read(text, language: .german).times.isEmpty == isDay)
    }

    /// On a Saturday, of what is on a day from now.
    @Test(arguments: [(6, 6, 7), (13, 6, 7), (0, 6, nil), (6, 5, nil)] as [(Int, Int, Int?)])
    func `Nobody calls today by its weekday`(ahead: Int, weekday: Int, expected: Int?) throws {
        let now = Date(timeIntervalSince1970: 1_773_475_200)
        let zone = try #require(TimeZone(identifier: "UTC"))
        let frame = TimeFrame(now: now, zone: zone)
        let said = SaidTime(day: .weekday(weekday, .coming)).notToday(of: frame.wall.day + ahead, in: frame)
        #expect(said.day == (expected.map { .ahead($0) } ?? .weekday(weekday, .coming)))
    }

    private struct Missing: Error {}
}
