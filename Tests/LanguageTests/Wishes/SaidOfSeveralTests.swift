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
            ("2 and 3 tomorrow", .english, .rows([2, 3]), ["it tomorrow", "make it tomorrow"]),
            ("the second one at 5", .english, .rows([2]), ["it at 5", "make it at 5"]),
            ("delete the first two", .english, .rows([1, 2]), ["delete it"]),
            ("remove the last three", .english, .ending(3), ["remove it"]),
            ("the first and the third on friday", .english, .rows([1, 3]), ["it on friday", "make it on friday"]),
            ("3 on monday", .english, .row(3), ["it on monday", "make it on monday"]),
            ("move 2 to monday", .english, .row(2), ["move it to monday"]),
            ("got the rest", .english, .rest, ["got it"]), ("everything on friday", .english, .whole, nil),
            ("the first is urgent", .english, .rows([1]), ["it is urgent", "make it urgent"]),
            ("move the vet one to tuesday", .english, .called("vet"), ["move it to tuesday"]),
            ("the tuesday one at 1", .english, .called("tuesday"), ["it at 1", "make it at 1"]),
            ("lösch die letzten zwei", .german, .ending(2), ["lösch es"]),
            ("die ersten beiden morgen", .german, .rows([1, 2]), ["es morgen", "mach es morgen"]),
        ] as [(String, LanguageID, SaidOfSeveral.Which, [String]?)])
    func `Those of a list are pointed at by their places, and one of them by its words`(
        text: String, language: LanguageID, which: SaidOfSeveral.Which, readings: [String]?
    ) throws {
        let said = try #require(LineReader.read(text, language: language).saidOfSeveral)
        #expect(said.which == which)
        if let readings { #expect(said.readings.map(\.words) == readings) }
    }

    @Test(
        arguments: [
            ("dentist on the first of may", .english), ("the second of june at 9", .english), ("in 2 hours", .english),
            ("buy 2 eggs", .english), ("3 pm on monday", .english), ("the one", .english), ("erster mai", .german),
            ("delete the last 100000", .english),
        ] as [(String, LanguageID)])
    func `A date, an hour and an amount are no place in a list`(text: String, language: LanguageID) {
        #expect(LineReader.read(text, language: language).saidOfSeveral == nil)
    }

    @Test(
        arguments: [
            ("its wednesday", .english, "wednesday"), ("its the 27th", .english, "the 27th"),
            ("they moved it to wed 11", .english, "wed 11"), ("maybe 11", .english, "at 11"),
            ("10", .english, "at 10"), ("pm i mean", .english, "pm"), ("wednesdays its 9", .english, "wednesdays at 9"),
            ("no its 6", .english, "at 6"), ("wednesday", .english, nil), ("the april one is thursday", .english, nil),
            ("its raining", .english, nil), ("is it wednesday", .english, nil),
            ("i was there on monday", .english, nil),
            ("sorry monday is bad", .english, nil), ("for 2 instead", .english, nil),
            ("i told him monday", .english, nil), ("they called at 5", .english, nil),
            ("es ist am mittwoch", .german, "am mittwoch"), ("sie haben montag auf", .german, nil),
            ("ich muss um 5", .german, nil), ("doch 11", .german, "um 11"),
        ] as [(String, LanguageID, String?)])
    func `Another time is told with words that say nothing else`(text: String, language: LanguageID, time: String?) {
        #expect(LineReader.read(text, language: language).timeRestated == time)
    }

    @Test(
        arguments: [
            ("note please", "Keep as note", true), ("yes the note", "Keep as note", true),
            ("new list", "New list packing", true), ("tomorrow", "Tomorrow 09:00", true),
            ("please", "Keep as note", false), ("note bread", "Keep as note", false), ("it", "Keep as note", false),
        ])
    func `A button is named by some of its words`(text: String, label: String, isNamed: Bool) {
        #expect(LineReader.read(text, language: .english).names(button: label) == isNamed)
    }

    @Test(
        arguments: [
            ("when is the last one?", .english, .last), ("how many are left", .english, .left),
            ("next three", .english, .next(3)), ("and the one after", .english, .after),
            ("when is the last bus", .english, nil), ("wie oft noch", .german, .left),
            ("die nächsten drei", .german, .next(3)),
        ] as [(String, LanguageID, SeriesAsked?)])
    func `What is asked of a series is a whole question`(text: String, language: LanguageID, asked: SeriesAsked?) {
        #expect(LineReader.read(text, language: language).seriesAsked == asked)
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
