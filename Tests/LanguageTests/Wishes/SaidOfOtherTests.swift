import Testing

@testable import Language

/// What was meant of another thing, what is no name, and what is left out of all.
struct SaidOfOtherTests {
    @Test(
        arguments: [
            ("move meyer to thu", "meyer", "huber", "move huber to thu"),
            ("move Meeting Meyer to thu", "meeting meyer", "huber", "move huber to thu"),
            ("got the eggs", "eggs", "milk", "got the milk"), ("got it", "eggs", "milk", nil),
            ("move the meyer shoot to 5", "shoot meyer", "lunch", "move the lunch to 5"),
        ] as [(String, String, String, String?)])
    func `Another name stands in the place of the one that was said`(
        text: String, old: String, new: String, expected: String?
    ) {
        let line = LineReader.read(text)
        #expect(line.tokens(naming: old).map { line.putting(new, at: $0) } == expected)
    }

    @Test(arguments: [
        ("at korb", "korb"), ("for huber", "huber"), ("the bread", "bread"), ("korb", "korb"), ("at", "at"),
    ])
    func `Small words before a name are none of it`(text: String, expected: String) {
        #expect(LineReader.read(text).withoutLink == expected)
    }

    @Test(
        arguments: [
            ("oat milk", .english, true), ("only meyer", .english, false), ("both lists", .english, false),
            ("3 eggs", .english, true), ("after all", .english, false),
            ("butter", .german, true), ("wieder nicht", .german, false),
        ] as [(String, LanguageID, Bool)])
    func `Few words may be a name`(text: String, language: LanguageID, isName: Bool) {
        #expect(LineReader.read(text, language: language).mayName == isName)
    }

    @Test(
        arguments: [
            ("actually not", .english, true), ("ne doch nicht", .german, true), ("cancel it", .english, false),
            ("kein bedarf mehr", .german, false), ("no", .english, false),
        ] as [(String, LanguageID, Bool)])
    func `Whoever thinks better of it says so`(text: String, language: LanguageID, isSo: Bool) {
        #expect(LineReader.read(text, language: language).thinksBetter == isSo)
    }

    @Test(
        arguments: [
            ("got everything except milk", .english, "milk"), ("everything but milk done", .english, "milk"),
            ("got everything", .english, nil), ("everything except milk", .english, nil),
            ("alles außer milch und brot erledigt", .german, "milch und brot"), ("got milk", .english, nil),
        ] as [(String, LanguageID, String?)])
    func `All but what is named is got`(text: String, language: LanguageID, left: String?) {
        #expect(LineReader.read(text, language: language).gotAllBut == left)
    }

    @Test(
        arguments: [
            ("did the dishes", "the dishes"), ("did my homework.", "my homework"), ("did i do the dishes", nil),
            ("did ben call", nil), ("did the dishes?", nil), ("did it", nil),
        ] as [(String, String?)])
    func `What was done is told, and not asked`(text: String, what: String?) {
        #expect(LineReader.read(text).saidDid == what)
    }

    @Test(
        arguments: [
            ("dentist tomorrow at 10?", .english, true), ("remind me tomorrow at 10?", .english, false),
            ("could you add milk?", .english, false), ("buy milk?", .english, false),
            ("dentist at 10", .english, false),
            ("zahnarzt morgen um 10?", .german, true),
        ] as [(String, LanguageID, Bool)])
    func `A question mark behind a thing asks`(text: String, language: LanguageID, wonders: Bool) {
        #expect(LineReader.read(text, language: language).wonders == wonders)
    }

    @Test(
        arguments: [
            ("shift 6 to 14:00", .english, 6, 14), ("frühdienst 6 bis 14 uhr", .german, 6, 14),
            ("office from 7:30 to 16:00", .english, 7, 16), ("shop 12 to 18:00", .english, 12, 18),
        ] as [(String, LanguageID, Int, Int)])
    func `The clock of 24 hours is that of both ends`(text: String, language: LanguageID, first: Int, last: Int) throws
    {
        let span = LineReader.read(text, language: language).found.compactMap { found in
            if case .timeSpan(.between(let first, let last, _)) = found.value { (first, last) } else { nil }
        }.first
        let (start, end) = try #require(span)
        let clock = try #require(end.clock.flatMap { start.clock?.explained(by: $0) })
        #expect(clock.hour == first && (first == 12 ? clock.half == .pm : clock.half == .am) && end.clock?.hour == last)
    }

    @Test(arguments: ["am do um 17 uhr ist training", "heute um 20 uhr ist chorprobe"])
    func `A verb is no time zone`(text: String) {
        let zones = LineReader.read(text, language: .german).found.compactMap { found in
            if case .time(let time) = found.value { time.zone } else { nil }
        }
        #expect(zones.isEmpty)
    }

    @Test(arguments: [("call meyer", true), ("remove the old one", true), ("Call Center", false), ("cafe korb", false)])
    func `No pin is called like a call`(text: String, isDeed: Bool) {
        #expect(LineReader.read(text).callsSomebody == isDeed)
    }
}
