import Core
import Testing

@testable import Language

/// What a line says of coming, going and having finished, and which occasion it means.
struct CheckInTests {
    struct Row: Sendable {
        let line: String
        let relation: OccasionRelation?
        let what: String
        var name: String?
    }

    @Test(arguments: [
        Row(line: "check in leaving office", relation: .before, what: "leaving office", name: "leave office"),
        Row(line: "about to leave for Eastern branch", relation: .before, what: "leave for Eastern branch"),
        Row(line: "I'm about to go to the gym", relation: .before, what: "go to the gym"),
        Row(line: "I’m about to go to the gym!", relation: .before, what: "go to the gym"),
        Row(line: "just finished work", relation: .after, what: "finished work", name: "finish work"),
        Row(line: "I just came home", relation: .when, what: "came home", name: "come home"),
        Row(line: "I just finished", relation: .after, what: ""),
        Row(line: "check in", relation: nil, what: ""),
        Row(line: "check in lunch", relation: nil, what: "lunch"),
        Row(line: "Check in: at the gym", relation: .when, what: "at the gym", name: "gym"),
        Row(line: "off to bed", relation: .before, what: "off to bed", name: "go to bed"),
        Row(
            line: "on my way to the office", relation: .before, what: "on my way to the office",
            name: "go to the office"),
        Row(line: "just left the office", relation: .after, what: "left the office", name: "leave the office"),
        Row(line: "back from the gym", relation: .after, what: "the gym", name: "gym"),
        Row(line: "done with training now", relation: .after, what: "training"),
        Row(line: "", relation: nil, what: ""),
    ])
    func `An English line says where somebody stands to an occasion`(row: Row) {
        let said = SaidCheckIn(LineReader.read(row.line, language: .english))
        #expect(said.relation == row.relation && said.what == row.what)
        #expect(said.name == row.name ?? row.what)
    }

    @Test(arguments: [
        Row(line: "check in Büro verlassen", relation: .before, what: "Büro verlassen"),
        Row(line: "ich gehe gleich zum Training", relation: .before, what: "gehe gleich zum Training"),
        Row(line: "ich bin gleich beim Training", relation: .before, what: "beim Training", name: "Training"),
        Row(line: "gerade heimgekommen", relation: .when, what: "heimgekommen"),
        Row(line: "ich bin gerade fertig", relation: .after, what: ""),
        Row(line: "bin fertig mit der Arbeit", relation: .after, what: "der Arbeit", name: "Arbeit"),
    ])
    func `A German line says where somebody stands to an occasion`(row: Row) {
        let said = SaidCheckIn(LineReader.read(row.line, language: .german))
        #expect(said.relation == row.relation && said.what == row.what)
        #expect(said.name == row.name ?? row.what)
    }

    @Test(
        arguments: [
            ("near billa", "billa", .arrive), ("close to the vet", "vet", .arrive), ("passing Lidl", "Lidl", .arrive),
            ("at the post office", "post office", .arrive), ("leave work", "work", .leave), ("start work", nil, nil),
        ] as [(String, String?, OccasionMove?)])
    func `Where an occasion is stands in its words`(name: String, words: String?, move: OccasionMove?) {
        let site = OccasionSite(name, .when, language: .english)
        #expect(site?.words == words && site?.move == move)
    }

    private static let occasions: [(id: Int64, name: String)] = [
        (1, "go to Eastern branch"), (2, "leave office"), (3, "go to the gym"), (4, "get home"), (5, "go to work"),
        (6, "leave work"), (7, "lunch"), (8, "go to Western branch"),
    ]

    @Test(arguments: [
        ("leave for Eastern branch", 1), ("going to eastern branhc", 1), ("leaving the office", 2),
        ("leaving ofice", 2),
        ("at the gym", 3), ("finished the gym", 3), ("came home", 4), ("leaving work", 6), ("finished work", 6),
        ("at work", 5), ("lunch", 7), ("Lunch!", 7), ("got to the gym", 3), ("head to work", 5),
    ])
    func `Other forms of its words mean an occasion`(text: String, id: Int64) {
        #expect(OccasionFinder(Self.occasions, language: .english).find(text) == .sure(id))
    }

    @Test(
        arguments: [
            ("the branch", [1, 8]), ("leave the gym", [3]), ("off to the office", [2]), ("going to the office", [2]),
            ("go to the office", [2]), ("work", [5, 6]), ("the moon", []), ("", []), ("leave", []), ("!!!", []),
        ] as [(String, [Int64])])
    func `What may mean several, or comes near only, is not guessed`(text: String, ids: [Int64]) {
        guard case .near(let near) = OccasionFinder(Self.occasions, language: .english).find(text) else {
            Issue.record("taken for sure")
            return
        }
        #expect(Set(near) == Set(ids))
    }

    @Test(arguments: [
        ("das Büro verlassen", 1), ("verlasse das Büro", 1), ("aus dem Büro gehen", 1), ("gehe zum Training", 2),
        ("fertig mit Training", 2), ("nach Hause kommen", 3),
    ])
    func `German occasions are found by other forms of their words`(text: String, id: Int64) {
        let occasions: [(id: Int64, name: String)] = [
            (1, "Büro verlassen"), (2, "zum Training gehen"), (3, "nach Hause komme"),
        ]
        #expect(OccasionFinder(occasions, language: .german).find(text) == .sure(id))
    }

    @Test func `Of names that are a slip apart, the one that was said is meant`() {
        let finder = OccasionFinder([(1, "leave floor1"), (2, "leave floor2"), (3, "lunch")], language: .english)
        #expect(finder.find("leaving floor2") == .sure(2))
        #expect(finder.find("leaving floor3") == .near([1, 2]))
    }
}
