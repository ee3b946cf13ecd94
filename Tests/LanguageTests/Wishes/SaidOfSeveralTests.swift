import Testing

@testable import Language

/// What is said of several things at once, of the days of something, and of others who were asked.
struct SaidOfSeveralTests {
    @Test(
        arguments: [
            ("move both to Monday", .english, 2, ["move it to Monday"]),
            ("both of them tomorrow", .english, 2, ["it tomorrow", "make it tomorrow"]),
            ("both are done", .english, 2, ["it are done", "done"]),
            ("all three every week", .english, 3, ["it every week", "make it every week"]),
            ("delete them", .english, 0, ["delete it"]), ("they are off", .english, 0, ["it are off", "off"]),
            ("verschieb beide auf Freitag", .german, 2, ["verschieb es auf Freitag"]),
            ("alle drei morgen", .german, 3, ["es morgen", "mach es morgen"]),
        ] as [(String, LanguageID, Int, [String])])
    func `Several are pointed at, and what is said of each is said of it`(
        text: String, language: LanguageID, count: Int, readings: [String]
    ) throws {
        let said = try #require(LineReader.read(text, language: language).saidOfSeveral)
        #expect(said.which == .lately(count) && said.readings.map(\.words) == readings)
    }

    @Test(
        arguments: [
            ("buy milk", .english), ("\"both\" is a word", .english), ("sie kommt", .german), ("both", .german),
        ]
            as [(String, LanguageID)])
    func `Other lines point at nothing`(text: String, language: LanguageID) {
        #expect(LineReader.read(text, language: language).saidOfSeveral == nil)
    }

    @Test(
        arguments: [
            ("until sunday", .english, .weekday(7, .coming), nil),
            ("leave monday", .english, .weekday(1, .coming), nil),
            ("we're back on tuesday", .english, .weekday(2, .coming), nil),
            ("back tuesday", .english, .weekday(2, .coming), nil),
            ("ends friday", .english, .weekday(5, .coming), nil), ("until sunday 5pm", .english, nil, nil),
            ("from thursday", .english, nil, .weekday(4, .coming)), ("from thursday at 9", .english, nil, nil),
            ("until sunday it rains", .english, nil, nil), ("leave", .english, nil, nil),
            ("bis montag", .german, .weekday(1, .coming), nil), ("ab donnerstag", .german, nil, .weekday(4, .coming)),
        ] as [(String, LanguageID, SaidDay?, SaidDay?)])
    func `A line is the first or the last day, and nothing else`(
        text: String, language: LanguageID, last: SaidDay?, first: SaidDay?
    ) {
        let line = LineReader.read(text, language: language)
        #expect(line.lastDayAlone?.day == last)
        #expect(line.firstDayAlone?.day == first)
    }

    @Test(
        arguments: [
            (
                "remind me every day at 8pm to take pills except sunday", .english,
                "remind me every day at 8pm except sunday to take pills"
            ),
            ("yoga every tuesday 7pm except in july", .english, nil), ("buy everything except milk", .english, nil),
            ("every day buy bread except milk", .english, nil),
            (
                "jeden tag um 20 uhr tabletten nehmen außer am sonntag", .german,
                "jeden tag um 20 uhr außer am sonntag tabletten nehmen"
            ),
        ] as [(String, LanguageID, String?)])
    func `The days on which it does not come stand beside how often it comes`(
        text: String, language: LanguageID, moved: String?
    ) {
        #expect(LineReader.read(text, language: language).withExceptionBeside == moved)
    }

    @Test(
        arguments: [
            ("to call the plumber", .english, "call the plumber"), ("to the bakery", .english, nil),
            ("bread", .english, nil), ("to call", .english, nil),
        ] as [(String, LanguageID, String?)])
    func `What is asked of somebody behind what they were asked`(
        text: String, language: LanguageID, deed: String?
    ) {
        #expect(LineReader.read(text, language: language).deedAskedFor == deed)
    }

    @Test(
        arguments: [
            ("start at 9:30 instead", .english, .correct), ("earlier, 2pm", .english, .correct),
            ("same day, 10am", .english, .correct), ("back to 2", .english, .correct), ("back to work", .english, nil),
            ("copy to friday", .english, .again), ("this time at 8", .english, .thisOnce),
            ("at 6 just this once", .english, .thisOnce), ("this time", .english, nil),
            ("earlier, milk", .english, nil),
            ("früher, 14 uhr", .german, .correct), ("am selben tag um 10", .german, .correct),
            ("diesmal um 20 uhr", .german, .thisOnce), ("ausnahmsweise erst um 20 uhr", .german, .thisOnce),
        ] as [(String, LanguageID, FollowUp.Kind?)])
    func `Another time is said of what was spoken of`(text: String, language: LanguageID, kind: FollowUp.Kind?) {
        #expect(FollowUp(LineReader.read(text, language: language))?.kind == kind)
    }
}
