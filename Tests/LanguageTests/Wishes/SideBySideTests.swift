import Testing

@testable import Language

/// Several things in one line without a word between them, ends behind beginnings, and weeks said of another day.
struct SideBySideTests {
    @Test(
        arguments: [
            ("gym 6pm dinner 8pm tomorrow", ["gym 6pm tomorrow", "dinner 8pm tomorrow"]),
            ("train fri 17:58 back sun 19:02", ["train fri 17:58", "train back sun 19:02"]),
            ("sat: 10am fortress, 1pm lunch", ["sat: 10am fortress", "sat 1pm lunch"]),
            ("train fri 17:58 arrives 19:02", []), ("meeting 3pm ends 5pm tomorrow", []),
            ("dinner at 7 with anna at 8", []), ("gym 6 dinner 8", []), ("gym 6pm dinner 8pm with ben", []),
            ("mtg mon 9 w anna, tue 10 w ben", ["mtg mon 9 w anna", "mtg tue 10 w ben"]),
            ("class starts 6pm doors open 5:30pm starts 6:15pm", []),
        ] as [(String, [String])])
    func `Each thing stands before its time of day`(text: String, parts: [String]) {
        #expect(WishSplit.parts(of: LineReader.read(text)) { _ in true } == parts)
    }

    @Test(
        arguments: [
            ("meeting 3pm ends 5pm tomorrow", .english, "meeting 3pm - 5pm tomorrow"),
            ("train fri 17:58 arrives at 19:02", .english, "train fri 17:58 - 19:02"),
            ("meeting tomorrow 3pm ends tomorrow 5pm", .english, nil), ("ends at 5", .english, nil),
            ("meeting ends 5pm", .english, nil), ("meeting 3pm ends well", .english, nil),
            ("zug fr 17:58 ankunft 19:02", .german, "zug fr 17:58 - 19:02"),
        ] as [(String, LanguageID, String?)])
    func `When it ends stands behind when it begins`(text: String, language: LanguageID, expected: String?) {
        #expect(LineReader.read(text, language: language).withEndLinked?.text == expected)
    }

    @Test(
        arguments: [
            ("dentist fri 3pm, reminder 30 min before", ["dentist fri 3pm", "remind me 30 min before"]),
            ("dentist fri 3pm with an alert 1 hour before", ["dentist fri 3pm", "remind me 1 hour before"]),
            ("write a reminder 30 min before", []), ("dentist fri 3pm, reminder", []),
        ] as [(String, [String])])
    func `What is to be told before it is named`(text: String, parts: [String]) {
        #expect(WishSplit.parts(of: LineReader.read(text)) { _ in true } == parts)
    }

    @Test(
        arguments: [
            ("tutoring thursday instead of wednesday this week", .english, "tutoring thursday this week"),
            ("tutoring thursday instead of wednesday", .english, "tutoring thursday"),
            ("tutoring thursday instead of wednesday this month", .english, "tutoring thursday this month"),
            ("nachhilfe donnerstag statt mittwoch nächste woche", .german, "nachhilfe donnerstag nächste woche"),
        ] as [(String, LanguageID, String)])
    func `The week of the old day is that of the new one`(text: String, language: LanguageID, expected: String) {
        #expect(LineReader.read(text, language: language).withoutTimeInstead?.text == expected)
    }

    @Test(
        arguments: [
            ("dentist next thursday 2 o clock", 2), ("call mum at 5 o clock pm", 5), ("two o clock", 2),
        ] as [(String, Int)])
    func `A clock may be written apart`(text: String, hour: Int) {
        let clocks = LineReader.read(text).found.compactMap { found in
            if case .time(let time) = found.value { time.clock?.hour } else { nil }
        }
        #expect(clocks == [hour])
    }

    @Test(
        arguments: [
            ("the friday one", true), ("the appointment on friday", true), ("friday", true), ("yoga friday", false),
        ]
            as [(String, Bool)])
    func `What takes place is named by its day alone`(text: String, isAny: Bool) {
        let named = LineReader.read(text).nameOnDay
        #expect(LineReader.read(named.name).isAnyEvent == isAny && named.time != nil)
    }

    @Test(
        arguments: [("set a timer 10m", true), ("timer 10m", true), ("cafe 10m", false)] as [(String, Bool)])
    func `The letter of minutes is enough for a timer`(text: String, isLength: Bool) {
        let lengths = LineReader.read(text).found.contains { if case .length = $0.value { true } else { false } }
        #expect(lengths == isLength)
    }
}
