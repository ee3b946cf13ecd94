import Testing

@testable import Language

/// A day as it is dictated, what is told not to have been done, and what is put right in the same line.
struct InTurnTests {
    @Test(
        arguments: [
            (
                "take the car in tomorrow at 8 then call the bank and on tuesday fetch it at 5", .english,
                ["take the car in tomorrow at 8", "call the bank", "on tuesday fetch it at 5"]
            ),
            (
                "tomorrow 9 dentist and then 11 gym and 3 call mum", .english,
                ["tomorrow 9 dentist", "gym tomorrow at 11:00", "call mum tomorrow at 15:00"]
            ),
            (
                "rubbish every tuesday, recycling every second friday", .english,
                ["rubbish every tuesday", "recycling every second friday"]
            ),
            (
                "water the ferns every 3 days and the cactus monthly", .english,
                ["water the ferns every 3 days", "water the cactus monthly"]
            ),
            ("call mum at 5 and dad at 6", .english, ["call mum at 5", "call dad at 6"]),
            ("today at 2pm and 4pm standup", .english, ["today at 2pm standup", "today 4pm standup"]),
            ("um 8 und um 20 uhr tropfen", .german, ["um 08:00 tropfen", "um 20 uhr tropfen"]),
            ("dinner with tom and anna at 7", .english, []), ("buy 2 milk and 3 eggs tomorrow", .english, []),
            ("taxes, starting 1 april, due 30 april", .english, []),
            ("tell tom and ben about the trip at 9", .english, []),
        ] as [(String, LanguageID, [String])])
    func `Each thing of a day is one by itself`(text: String, language: LanguageID, parts: [String]) {
        #expect(WishSplit.parts(of: LineReader.read(text, language: language)) { _ in true } == parts)
    }

    @Test(
        arguments: [
            ("took no pills", .english, "took pills"), ("no milk bought", .english, "milk bought"),
            ("i couldnt call gran", .english, "call gran"), ("konnte oma nicht anrufen", .german, "oma anrufen"),
            ("keine milch gekauft", .german, "milch gekauft"), ("took pills", .english, nil),
            ("no milk", .english, nil), ("did you buy no milk?", .english, nil), ("paid rent, no taxes", .english, nil),
        ] as [(String, LanguageID, String?)])
    func `What is told not to have been done is no deed`(text: String, language: LanguageID, expected: String?) {
        #expect(LineReader.read(text, language: language).saidUndone?.text == expected)
    }

    @Test(
        arguments: [
            ("got all but eggs", .english, true), ("cancel everything except for the dentist", .english, true),
            ("alles bis auf eier erledigt", .german, true), ("got all eggs", .english, false),
            ("nothing but eggs", .english, false),
        ] as [(String, LanguageID, Bool)])
    func `All but one thing is not that one`(text: String, language: LanguageID, expected: Bool) {
        #expect(LineReader.read(text, language: language).saysAllBut == expected)
    }

    @Test(
        arguments: [
            ("remind me at 5 no 6 to call tom", "remind me at 6 to call tom"),
            ("lunch thursday 1 no 2", "lunch thursday at 2"), ("meeting mon 3 i mean 4", "meeting mon at 4"),
            ("dentist tuesday 3 no half 3", "dentist tuesday half 3"), ("bake at 9 make 12 muffins", nil),
            ("call at 5 no later", nil),
        ] as [(String, String?)])
    func `Another hour right behind one is that hour`(text: String, expected: String?) {
        #expect(LineReader.read(text).putRight == expected)
    }

    @Test(
        arguments: [
            ("this time half an hour earlier", -1800.0), ("next week an hour later", 3600), ("an hour later", nil),
            ("next week at 5", nil), ("this time at 8", nil),
        ] as [(String, Double?)])
    func `One time alone is later or earlier`(text: String, expected: Double?) {
        let line = LineReader.read(text)
        #expect(line.shiftOnce(FollowUp(line))?.length.seconds == expected)
    }

    @Test(
        arguments: [
            ("revise every day until the exam", "exam"), ("revise every day until friday", nil),
            ("revise until the exam", nil), ("wait until", nil),
        ] as [(String, String?)])
    func `What comes again is over with what is named`(text: String, expected: String?) {
        #expect(LineReader.read(text).endNamed == expected)
    }

    @Test(
        arguments: [
            ("eva wants 12.30", "at 12:30"), ("eva wants 12:30", "12:30"), ("eva wants 2 or 3pm or 4pm", nil),
            ("eva wants tea", nil),
        ] as [(String, String?)])
    func `One hour may be the new time`(text: String, expected: String?) {
        #expect(LineReader.read(text).onlyClock?.words == expected)
    }

    @Test(
        arguments: [
            ("paid rent 800 on 1 march", .english, true), ("car serviced 12 january", .english, true),
            ("oelstand nachgefuellt am 3.3.", .german, true), ("pay rent on 1 march", .english, false),
            ("dentist 1 march", .english, false),
        ] as [(String, LanguageID, Bool)])
    func `A deed may be told with its date`(text: String, language: LanguageID, expected: Bool) {
        #expect(LineReader.read(text, language: language).tellsDeedDone == expected)
    }

    @Test(
        arguments: [
            ("beer only 2", "2 beer"), ("eggs 12", "12 eggs"), ("6 eggs", "6 eggs"), ("room 6", nil), ("call 6", nil),
        ] as [(String, String?)])
    func `How many stands before or behind`(text: String, expected: String?) {
        #expect(LineReader.read(text).amountOfThing.map { "\($0.amount) \($0.thing)" } == expected)
    }
}
