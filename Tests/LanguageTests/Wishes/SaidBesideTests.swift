import Testing

@testable import Language

/// What lines say of a list, an event or a change beside what was spoken of.
@Suite struct SaidBesideTests {
    @Test(
        "Rows of a list are read, with whether they are done",
        arguments: [
            ("got 1 and 3", [1, 3], true), ("bought 2", [2], true), ("1 2", [1, 2], false), ("1,2 done", [1, 2], true),
            ("i got 4", [4], true), ("done with the first two", [1, 2], true), ("the second one is done", [2], true),
            ("first and third done", [1, 3], true),
        ])
    func rows(_ text: String, _ numbers: [Int], _ isDone: Bool) {
        let rows = LineReader.read(text, language: .english).numberedRows
        #expect(rows?.numbers == numbers && rows?.isDone == isDone)
    }

    @Test(
        "What says more than rows names none",
        arguments: [
            "got 2 eggs", "call 1", "got the eggs", "100 200", "1.5", "room 3", "got", "the second", "got 1 and 1",
            "first things first", "got the first 99999999999", "done with the last 99999999999",
        ])
    func noRows(_ text: String) {
        #expect(LineReader.read(text, language: .english).numberedRows == nil)
    }

    @Test(
        "That all is got is told in few words",
        arguments: [
            ("got everything", true), ("i bought both", true), ("got all", true), ("everything", false),
            ("got everything except bread", false), ("all done", true),
            ("done with both", true), ("done with ben", false),
        ])
    func allGot(_ text: String, _ isTold: Bool) {
        #expect(LineReader.read(text, language: .english).tellsAllGot == isTold)
    }

    @Test(
        "What goes onto something that is not named is found",
        arguments: [
            ("eggs to it", "eggs"), ("put milk on it", "milk"), ("bread on the list", "bread"), ("eggs to camp", nil),
            ("to it", nil), ("milk", nil),
        ] as [(String, String?)])
    func pointed(_ text: String, _ words: String?) {
        #expect(LineReader.read(text, language: .english).pointedOnto == words)
    }

    @Test(
        "What is known and an hour are all that is said",
        arguments: [
            ("and the barber at 11", "the barber"), ("the dentist at 4pm", "the dentist"), ("dentist at 4pm", nil),
            ("the barber on friday", nil), ("the barber at 11 in town", nil),
        ] as [(String, String?)])
    func known(_ text: String, _ name: String?) {
        #expect(LineReader.read(text, language: .english).knownAtTime?.name == name)
    }

    @Test(
        "Two changes are parted, and one is not",
        arguments: [
            ("make it friday and ask ben", ["make it friday", "ask ben"]),
            ("make it p1 and monday", ["make it p1", "make it monday"]), ("make it friday and saturday", nil),
            ("make it milk and bread", nil), ("make it friday", nil),
        ] as [(String, [String]?)])
    func changes(_ text: String, _ parts: [String]?) {
        #expect(FollowUp(LineReader.read(text, language: .english))?.twoChanges == parts)
    }

    @Test(
        "A part that stands beside others without a mark is mixed with them",
        arguments: [
            ("the eggs", "buy milk eggs and bread", true), ("bread", "buy milk eggs and bread", false),
            ("milk", "buy oat milk", false), ("milk and eggs", "buy milk eggs and bread", false),
        ])
    func mixed(_ words: String, _ title: String, _ isMixed: Bool) {
        #expect(PartOfDeed.mixes(words, of: title, language: .english) == isMixed)
    }
}
