import Testing

@testable import Language

/// What is named with its time, and of which everybody knows what is done with it.
struct NamedWithTimeTests {
    @Test(arguments: [
        ("pay gas bill", true), ("pay rent", true), ("pay my cable bill", false), ("i must pay my bill", false),
        ("pay", false), ("pay ben", false),
    ])
    func `In few words nobody asks a bank`(text: String, isMeant: Bool) {
        #expect(ImpliedTask.paysBill(LineReader.read(text)) == isMeant)
    }

    @Test(arguments: [
        ("rent 850 on the 1st", true), ("laundry in 50 minutes", true), ("the bins and dishes tomorrow", true),
        ("pizza in 12 minutes", true), ("pizza on friday", false), ("laundry", false), ("laundry tomorrow?", false),
        ("my car was here on friday", false), ("car rental on friday", false),
    ])
    func `Things of the house with a time are to be done`(text: String, isMeant: Bool) {
        #expect(ImpliedTask.isOfHouse(LineReader.read(text)) == isMeant)
    }

    @Test(
        arguments: [
            ("vacuum tomorrow", .english, true), ("at 6 tidy", .english, true), ("vacuum", .english, false),
            ("vacuum tomorrow?", .english, false), ("yoga tomorrow", .english, false),
            ("morgen einkaufen", .german, true),
            ("morgen joggen", .german, false),
        ] as [(String, LanguageID, Bool)])
    func `What people do is to be done where it is said when`(text: String, language: LanguageID, isMeant: Bool) {
        #expect(ImpliedTask.isDeedWithTime(LineReader.read(text, language: language)) == isMeant)
    }

    @Test(arguments: [
        ("stretch every hour", true), ("stretch every 20 minutes", true), ("stretch every day", false),
        ("it rings every hour", true), ("are you here every hour", false),
    ])
    func `What comes by the clock is in no calendar`(text: String, isMeant: Bool) {
        #expect(ImpliedTask.comesByClock(LineReader.read(text)) == isMeant)
    }

    @Test(
        arguments: [
            ("call mum and dad", "call mum"), ("call mum and dad tomorrow", "call mum tomorrow"), ("call mum", nil),
            ("buy milk and call dad", nil), ("mum and dad", nil), ("call mum and my dad", nil),
        ] as [(String, String?)])
    func `What is said of one is said of both`(text: String, one: String?) {
        #expect(LineReader.read(text).withOneOfPair == one)
    }

    @Test(
        arguments: [
            ("rent every 1st 850", .english, false), ("yoga tuesday 730", .english, true),
            ("miete am 1. 850", .german, false),
        ] as [(String, LanguageID, Bool)])
    func `An amount is no time of day`(text: String, language: LanguageID, hasClock: Bool) {
        let says = LineReader.read(text, language: language).found.contains { found in
            switch found.value {
            case .time(let time): time.clock != nil
            case .repetition(let said): !said.clocks.isEmpty
            default: false
            }
        }
        #expect(says == hasClock)
    }
}
