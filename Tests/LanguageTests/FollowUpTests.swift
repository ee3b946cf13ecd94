import Testing

@testable import Language

/// What is read of a line that refers to what was said before, in one line: "kind words | time | length | choice".
struct FollowUpTests {
    @Test func `The phrases are well formed`() { #expect(FollowUp.faults.isEmpty) }

    @Test(arguments: [
        ("make it 6 instead", "change 6 at 6:00"), ("make it 6", "change 6 at 6:00"),
        ("please make that 7pm", "change 7pm at 7:00 pm"),
        ("change it to half past six", "change half past six at 6:30"),
        ("set it to 8:30", "change 8:30 at 8:30"), ("make it tomorrow", "change tomorrow at +1"),
        ("remind me at 7 instead", "change at 7 at 7:00"), ("make it oat milk", "change oat milk"),
        ("make it 6 boxes", "change 6 boxes"),
        ("no, 6", "correct 6 at 6:00"), ("same time on sunday", "correct on sunday at weekday 7"),
        ("postpone it by a week", "delay a week by 7 days"), ("a week later", "later a week by 7 days"),
        ("call it off", "cancel"), ("its cancelled", "cancel"),
        ("move it to Friday", "move Friday at weekday 5"), ("push it to 9", "move 9 at 9:00"),
        ("put it in the gym", "move the gym"), ("put that under car", "move car"),
        ("postpone it to next Monday", "move next Monday at next weekday 1"),
        ("an hour later", "later an hour by 3600 s"), ("half an hour later", "later half an hour by 1800 s"),
        ("make it 10 minutes later", "delay 10 minutes by 600 s"), ("push it back an hour", "delay an hour by 3600 s"),
        ("snooze it 10 minutes", "delay 10 minutes by 600 s"), ("delay that by an hour", "delay an hour by 3600 s"),
        ("two days earlier please", "earlier two days by -2 days"),
        ("bring it forward by 20 minutes", "advance 20 minutes by -1200 s"), ("make it later", "delay"),
        ("no, at 7", "correct at 7 at 7:00"), ("no at 7", "correct at 7 at 7:00"),
        ("actually tomorrow", "correct tomorrow at +1"), ("at 7 instead", "correct at 7 at 7:00"),
        ("tomorrow instead", "correct tomorrow at +1"), ("i meant 7", "correct 7 at 7:00"),
        ("sorry, i meant friday", "correct friday at weekday 5"),
        ("not today, tomorrow", "not today, tomorrow at +1"), ("not at 6 but at 7", "not at 6 but at 7 at 7:00"),
        ("call it gym bag instead", "name gym bag"), ("rename it to gym bag", "name gym bag"),
        ("no, I meant oat milk", "meant oat milk"), ("it should say call Ben", "meant call Ben"),
        ("no, the other one", "pick other"), ("the other one", "pick other"), ("the second one", "pick 2"),
        ("i meant the second one", "correct 2"),
        ("the first", "pick 1"), ("number 2", "pick 2"), ("the last one please", "pick last"),
        ("delete the second one", "pickDelete 2"), ("cancel the last one", "pickDelete last"),
        ("done with the first one", "pickDone 1"),
        ("move the second one to Friday", "pickMove 2 at weekday 5"),
        ("postpone the last one by 2 days", "pickMove last by 2 days"),
        ("make the third one oat milk", "pickChange 3"),
        ("and bread too", "add bread"), ("also eggs", "add eggs"), ("and rye bread", "add rye bread"),
        ("butter as well", "add butter"), ("add butter to it", "add butter"),
        ("and one at 8", "again at 8 at 8:00"), ("and at 8 too", "again at 8 at 8:00"),
        ("also tomorrow at 9", "add tomorrow at 9 at +1 9:00"),
        ("remind me of it at 6", "remind at 6 at 6:00"),
        ("remind me about that tomorrow at 8", "remind tomorrow at 8 at +1 8:00"),
        ("delete it", "delete"), ("get rid of that", "delete"), ("cancel that", "cancel"), ("show it", "show"),
        ("show me that again", "show"), ("read it to me", "show"), ("show me", "show"),
        ("no wait make it 8", "change 8 at 8:00"), ("hang on, delete it", "delete"),
        ("7 actually", "correct 7 at 7:00"),
        ("move it to wednesday same time", "move wednesday at weekday 3"),
        ("dad not mum", "not dad"), ("4x10 not 3x10", "not 4x10"), ("no 4x10", "nearly 4x10"),
        ("actually oat milk", "rather oat milk"), ("oat milk i mean", "rather oat milk"),
        ("repeat it every monday", "repetition every monday"), ("repeat weekly", "repetition weekly"),
        ("make it repeat every day", "repetition every day"),
        ("add 5 minutes", "lengthen 5 minutes by 300 s"), ("2 of them", "count 2 at 2:00"), ("no hurry", "calm"),
        ("label it sport", "label sport"), ("add a note to it: bring wine", "detail bring wine"),
        ("where: Luigi's", "location Luigi's"), ("invite ben", "invite ben"), ("add ben", "guest ben"),
        ("without tom", "absent tom"), ("tom can't make it", "absent tom"),
        ("eva isn't coming after all", "absent eva"), ("tom cancelled", "absent tom"),
        ("append pushups", "add pushups"), ("add: pushups", "add pushups"), ("wrong day", "mistaken"),
        ("when is it", "askWhen"), ("what time", "askWhen"), ("how long left", "askWhen"),
        ("how long until then", "askWhen"), ("where is it", "askMore"), ("how long is it", "askMore"),
        ("when's the next one", "askWhen"), ("when's it again", "askWhen"), ("not on sundays", "leaveOut sundays"),
        ("what about the next one", "askWhen"),
        ("the one after", "askWhen"),
        ("and the one after that", "askWhen"), ("for how long?", "askMore"),
        ("how often is that", "askMore"), ("where are we eating", "askMore"),
        ("same thing on monday", "again on monday at weekday 1"),
    ])
    func `An English line refers to what was said`(text: String, meant: String) {
        #expect(Self.reading(text, .english) == meant)
    }

    @Test(arguments: [
        ("mach 6 draus", "change 6 at 6:00"), ("stell es auf 8 Uhr", "move 8 Uhr at 8:00"),
        ("setz es auf die Liste Markt", "move die Liste Markt"),
        ("verschieb es auf Freitag", "move Freitag at weekday 5"), ("leg es zu Sport", "move Sport"),
        ("eine Stunde später", "later eine Stunde by 3600 s"),
        ("zehn Minuten früher", "earlier zehn Minuten by -600 s"),
        ("nein, um 7", "correct um 7 at 7:00"), ("lieber um 7", "correct um 7 at 7:00"),
        ("doch morgen", "correct morgen at +1"), ("nicht heute, sondern morgen", "not morgen at +1"),
        ("nenn es Sporttasche", "name Sporttasche"), ("ich meinte Hafermilch", "meant Hafermilch"),
        ("nein, die andere", "pick other"), ("die zweite", "pick 2"), ("das zweite", "pick 2"), ("nummer 3", "pick 3"),
        ("und Brot auch", "add Brot"), ("auch Eier", "add Eier"), ("und noch eine um 8", "again um 8 at 8:00"),
        ("erinner mich um 18 Uhr daran", "remind um 18 Uhr at 18:00"),
        ("verschieb den zweiten auf Freitag", "pickMove 2 at weekday 5"),
        ("mach aus der letzten Vollmilch", "pickChange last"),
        ("lösch das", "delete"), ("zeig es nochmal", "show"), ("papa nicht mama", "not papa"),
        ("warte mal, lösch das", "delete"), ("wiederhole es jeden Montag", "repetition jeden Montag"),
        ("2 davon", "count 2 at 2:00"), ("keine eile", "calm"), ("wo: Luigi's", "location Luigi's"),
        ("lade ben ein", "invite ben"), ("falscher tag", "mistaken"), ("wann ist das nächste mal", "askWhen"),
        ("und danach", "askWhen"), ("nicht sonntags", "leaveOut sonntags"),
        ("nicht 5, sondern 10", "not 10 at 10:00"), ("nein nicht mit ben", "absent ben"),
        ("bei dr. huber", "location dr. huber"),
        ("wann ist es", "askWhen"),
        ("wie lange noch", "askWhen"), ("wo ist es", "askMore"),
    ])
    func `A German line refers to what was said`(text: String, meant: String) {
        #expect(Self.reading(text, .german) == meant)
    }

    @Test(arguments: [
        ("cancel that, im at work then", "cancel"), ("actually delete it because it is wrong", "delete"),
        ("move it to friday, jo needs the car", "move friday at weekday 5"),
        ("not today im off", "skip"), ("running late, push it back by 15 min", "delay 15 min by 900 s"),
    ])
    func `Why something is changed is looked past`(text: String, meant: String) {
        #expect(Self.reading(text, .english) == meant)
    }

    @Test(arguments: [
        "cancel it if it rains", "cancel it, if sam is ill", "if jo is sick, cancel it", "delete it, is that ok",
        "delete it because i am sick and also remind me to call jo", "move it to saturday, then book a table for four",
        "cancel that, we are doing lunch on saturday at 1", "done, we are out of eggs, buy eggs",
        "move it to monday, also buy milk and bread",
    ])
    func `A condition, another wish or an hour is no reason`(text: String) {
        #expect(Self.reading(text, .english) == nil)
    }

    @Test func `A line in another language than the person's is read to the letter`() {
        #expect(Self.reading("mach 6 draus", .english) == "change 6 at 6:00")
        #expect(Self.reading("make it 6", .german) == "change 6 at 6:00")
    }

    @Test(arguments: [
        "no milk today", "actually buy eggs", "no", "the cat", "call mum", "make a cake", "move house",
        "put the bins out", "delete Bakery", "show my pins", "milk", "no problem", "remind me at 6 to call mum",
        "actually i am tired", "what time is it", "repeat it loudly", "add 5 eggs and a litre of milk",
        "when do i get up",
        "it ends at 10", "i meant", "one at a time", "", "i like it too", "me too", "that too", "and what about you?",
        "move the gym one to Friday", "delete the bakery one",
        "and then we all went home by the last train of the day",
    ])
    func `A line that says something of its own is no follow-up`(text: String) {
        #expect(Self.reading(text, .english) == nil)
    }

    private static func reading(_ text: String, _ language: LanguageID) -> String? {
        guard let read = FollowUp(LineReader.read(text, language: language)) else { return nil }
        let choice =
            switch read.choice {
            case .number(let number)?: "\(number)"
            case .last?: "last"
            case .other?: "other"
            case nil: nil as String?
            }
        let words = choice == nil && !read.words.isEmpty ? read.words : nil
        let time = (try? read.time?.get()).map { "at \($0)" }
        return [read.kind.rawValue, words, choice, time, read.length.map { "by \($0)" }].compactMap(\.self)
            .joined(separator: " ")
    }
}
