import Testing

@testable import Language

/// What a line has somebody else do, in one line: "kind names: words".
struct HandingTests {
    @Test func `The phrases are well formed`() {
        #expect(Handing.faults.isEmpty && AskedSaying.faults.isEmpty && SaidWithout.faults.isEmpty)
    }

    private static func read(_ text: String, _ language: LanguageID) -> String? {
        Handing.readings(of: LineReader.read(text, language: language)).first.map {
            "\($0.kind.rawValue) \($0.names.joined(separator: "+")): \($0.words)"
        }
    }

    @Test(arguments: [
        ("tell ben to buy milk", "order ben: buy milk"), ("ask @ben and cara to mop", "order @ben+cara: mop"),
        ("tell ben he should buy milk", "order ben: buy milk"),
        ("ask ben if he can buy milk", "order ben: buy milk"),
        ("ben should buy milk", "wish ben: buy milk"), ("get ben to call the landlord", "wish ben: call the landlord"),
        ("can ana do the dishes", "plea ana: do the dishes"), ("ask ben if he has time", "question ben: he has time"),
        ("ben has to mop", "duty ben: mop"), ("ben muss noch aufräumen", "duty ben: aufräumen"),
        ("ask ben if he can on saturday", "question ben: he can on saturday"), ("ask ben for help", "wish ben: help"),
        ("remind ben and cara to pay rent", "reminder ben+cara: pay rent"),
        ("remind ben and me of the rent", "reminder ben+me: the rent"),
        ("remind me and ben to pay rent", "reminder me+ben: pay rent"),
        ("tell ana that i come later", "message ana: i come later"),
        ("tell ben to bring milk to cara", "order ben: bring milk to cara"),
        ("ben should ask cara if she should come", "wish ben: ask cara if she should come"),
        ("ben soll milch kaufen", "wish ben: milch kaufen"),
        ("sag ben er soll milch kaufen", "order ben: milch kaufen"),
        ("sag ben dass er milch kaufen soll", "order ben: milch kaufen"),
        ("bitte ben milch zu kaufen", "wish ben: milch kaufen"),
        ("frag ben ob er samstag zeit hat", "question ben: er samstag zeit hat"),
        ("frag ben ob er milch kaufen kann", "order ben: milch kaufen"),
        ("ana soll bitte am freitag die wohnung saugen", "wish ana: am freitag die wohnung saugen"),
    ])
    func `Who is to do what is read in either language`(line: String, expected: String) {
        for language in [LanguageID.english, .german] { #expect(Self.read(line, language) == expected, "\(line)") }
    }

    @Test(arguments: [
        "tell me a joke", "ask me later", "can you do that", "the meeting should start at 9", "buy milk", "should i go",
        "remind me to call ben", "remind us to pay", "could it be cancer?", "das essen soll um 8 fertig sein",
        "erinnere mich an die miete", "sag mal", "can ben be right",
        "ben should come?", "ben has to be careful",
    ])
    func `What speaks of nobody by name is none`(line: String) {
        for language in [LanguageID.english, .german] { #expect(Self.read(line, language) == nil, "\(line)") }
    }

    @Test(arguments: [
        ("ok", AskedSaying.nod), ("ok will do", .take), ("sure", .take), ("yes great", .nod), ("in a min", .take),
        ("ill do it tomorrow", .take), ("no", .deny), ("cant tonight", .refuse), ("sorry, i cant", .refuse),
        ("done", .did), ("i did it", .did), ("already done", .did), ("later", .wait), ("kann heute nicht", .refuse),
        ("mach ich morgen", .take), ("hab ich schon gemacht", .did), ("ja", .nod), ("nein", .deny),
    ])
    func `A whole answer to being asked is read`(line: String, expected: AskedSaying) {
        for language in [LanguageID.english, .german] {
            #expect(AskedSaying(LineReader.read(line, language: language)) == expected, "\(line)")
        }
    }

    @Test(arguments: [
        "no, bread", "no its not", "cant find my keys", "yes bread and milk", "done with the milk", "milk",
    ])
    func `What says something else is no answer`(line: String) {
        #expect(AskedSaying(LineReader.read(line, language: .english)) == nil)
    }
}
