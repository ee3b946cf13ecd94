import Core
import Testing

@testable import Language

/// What is to be done at some moment, told from what is only said of it.
struct ImpliedTaskTests {
    @Test(arguments: [
        ("before I go to Eastern branch: get it signed", "get it signed", "go to Eastern branch", "before"),
        ("before I pick up the kids, get cash", "get cash", "pick up the kids", "before"),
        ("when I am at the gym ask for the key", "ask for the key", "at the gym", "when"),
        ("when I'm at the post office buy stamps", "buy stamps", "at the post office", "when"),
        ("after lunch call Ben", "call Ben", "lunch", "after"),
        ("when I get home water the plants", "water the plants", "get home", "when"),
        ("before leaving the office send the report", "send the report", "leaving the office", "before"),
        ("take out the trash when I leave home tomorrow", "take out the trash", "leave home", "when"),
        ("call mum after work", "call mum", "work", "after"),
        ("buy beef before I leave work p1", "buy beef", "leave work", "before"),
        ("pick up the parcel when I pass the post office", "pick up the parcel", "pass the post office", "when"),
    ])
    func `A wish for some moment is sure by its words`(line: String, title: String, occasion: String, relation: String)
    {
        let read = LineReader.read(line)
        #expect(Ranker.of(.english)?.ranking(of: read).sure?.intent == "task.add")
        let slots = WishSlots.slots(of: read, for: "task.add", names: .none)
        #expect(slots.text("title") == title)
        #expect(slots.text("occasion") == occasion && slots.text("relation") == relation)
    }

    @Test(arguments: [
        ("dentist p1 24 March 15:00", "event.add", true), ("meet Bo at P2 at 15:00", "event.add", false),
        ("change the filter every 3 days after done", "task.update", true),
        ("change the filter every 3 days after done", "event.update", true),
        ("bins every other Tuesday", "bundle.show", true), ("bins every other Tuesday", "event.add", false),
        ("every weekday at 7:20 water the plants", "event.add", true),
        ("every weekday at 7:20 standup with Bo", "event.add", false),
        ("show the bins every other Tuesday", "calendar.show", false),
    ])
    func `What only a to-do can have is stronger than what was learned`(line: String, intent: String, isMeant: Bool) {
        #expect(ImpliedTask.isMeant(LineReader.read(line), over: intent) == isMeant)
    }

    @Test(arguments: [
        ("library books by Tuesday", true), ("new passport by May", true), ("back by Friday", false),
        ("is the report there by Friday?", false), ("he is back home by Friday", false), ("call mum", true),
        ("call dave", false), ("bring it on", false), ("water under the bridge", false),
    ])
    func `What is named with the day by which it is due is something to do`(line: String, isMeant: Bool) {
        let read = LineReader.read(line)
        #expect((ImpliedTask.isMeant(read, over: nil) || Chore(read)?.isSure == true) == isMeant)
    }

    @Test(arguments: [
        ("report due Friday 17:00", "event.add", true), ("call plumber tomorrow at 10", "event.add", true),
        ("call with the plumber tomorrow at 10", "event.add", false),
    ])
    func `What is due, and whom one has to call, takes no place in a calendar`(
        line: String, intent: String, isMeant: Bool
    ) {
        #expect(ImpliedTask.isMeant(LineReader.read(line), over: intent) == isMeant)
    }

    @Test(arguments: ["he needs to call the bank tomorrow", "they need to pay rent by Friday"])
    func `What others have to do is nothing to keep unasked`(line: String) {
        #expect(Ranker.of(.english)?.ranking(of: LineReader.read(line)).sure?.intent != "task.add")
    }

    @Test(arguments: [
        ("i need to be at the airport at 6", true), ("be at the school at 3", true), ("be at the school", false),
        ("i need to be at peace", false), ("should i be at the airport at 6?", false),
        ("we were at the airport at 6", false),
    ])
    func `Where one has to be at some time is something to do`(line: String, isMeant: Bool) {
        #expect(ImpliedTask.isMeant(LineReader.read(line), over: nil) == isMeant)
    }

    @Test(arguments: [
        "when I get home I water the plants", "see you after work", "call me after lunch", "I was tired after work",
        "when I am at the gym I always forget my towel", "take care when you go home", "after lunch we went home",
        "should I call mum after work?", "before I leave work", "when I was at the gym she asked for the key",
    ])
    func `What is only told is no wish`(line: String) { #expect(!ImpliedTask.isSure(LineReader.read(line))) }

    @Test(arguments: [
        ("wenn ich im Büro bin nach dem Schlüssel fragen", "nach dem Schlüssel fragen", "im Büro bin", "when"),
        (
            "bevor ich zur Ostfiliale gehe: unterschreiben lassen", "unterschreiben lassen", "zur Ostfiliale gehe",
            "before"
        ),
        ("nachdem ich heimkomme Blumen gießen", "Blumen gießen", "heimkomme", "after"),
    ])
    func `German moments end with their verb`(line: String, title: String, occasion: String, relation: String) {
        let slots = WishSlots.slots(of: LineReader.read(line, language: .german), for: "task.add", names: .none)
        #expect(slots.text("title") == title)
        #expect(slots.text("occasion") == occasion && slots.text("relation") == relation)
    }

    @Test(arguments: [
        ("leaving the office", "leave office"), ("I leave work", "leave work"), ("getting home", "get home"),
        ("go to the eastern branch", "Go to Eastern branch"), ("arriving at gym", "arrive at the gym"),
        ("baking bread", "bake bread"), ("got home", "get home"),
    ])
    func `An occasion is known by its words in another form`(typed: String, name: String) {
        let finder = OccasionFinder([(1, name), (2, "lunch"), (3, "go to bed")], language: .english)
        #expect(finder.same(as: typed) == 1)
        #expect(finder.closest(to: typed) == [1])
    }

    @Test func `An occasion is not taken for one that shares a word with it`() {
        let finder = OccasionFinder([(1, "leave work"), (2, "leave home")], language: .english)
        #expect(finder.same(as: "work") == nil && finder.same(as: "leave the house") == nil)
        #expect(finder.closest(to: "work") == [1])
    }

    @Test(arguments: [
        ("leave work", OccasionForm.deed), ("go to Eastern branch", .deed), ("pick up the kids", .deed),
        ("at the gym", .whereabouts), ("lunch", .noun), ("leaving work", .noun), ("the parcel comes", .other),
    ])
    func `A name stands in a sentence by its first word`(name: String, form: OccasionForm) {
        #expect(OccasionForm(of: name, language: .english) == form)
    }

    @Test(arguments: [
        ("zur Bank gehe", "zur Bank gehen"), ("die Arbeit verlasse", "die Arbeit verlassen"),
        ("im Büro bin", "im Büro sein"), ("aufhöre", "aufhören"),
    ])
    func `A German occasion has its verb plain in its name, and of oneself in a sentence`(said: String, name: String) {
        #expect(OccasionForm.plain(said, language: .german) == name)
        #expect(OccasionForm.plain(name, language: .german) == name)
        #expect(OccasionForm.said(name, language: .german) == said)
        #expect(OccasionForm(of: name, language: .german) == .deed)
    }

    @Test func `What has no such verb stays as it is`() {
        #expect(OccasionForm.plain("Arbeit", language: .german) == "Arbeit")
        #expect(OccasionForm.plain("leave work", language: .english) == "leave work")
    }

    @Test func `Only a thing to do is said with “I will”`() {
        #expect(OccasionForm.isDeed("buy beef", language: .english))
        #expect(!OccasionForm.isDeed("beef", language: .english))
    }

    @Test(
        arguments: [
            ("call Ben tomorrow", nil, true), ("call mum tonight", nil, true), ("call mum", nil, true),
            ("phone Ana on Friday at 5", nil, true),
            ("water the plants every 3 days after done", "task.done", true), ("feed the cat every! 2 days", nil, true),
            ("call me tomorrow", nil, false), ("call it a day", nil, false), ("Ben called", nil, false),
            ("call Ben a taxi", nil, false),
            ("stick nails on the hardware store list", nil, true), ("drop me a line about the list", nil, false),
            ("did you put nails on the list", nil, false), ("is mum home", nil, false),
            ("call Ben", "people.show", false),
            ("done with the plants", "task.done", false), ("water the plants every 3 days", "task.done", false),
        ] as [(String, String?, Bool)])
    func `Somebody to call, what is put on a list and what is counted from being done is a thing to do`(
        line: String, intent: String?, isMeant: Bool
    ) {
        #expect(ImpliedTask.isMeant(LineReader.read(line), over: intent) == isMeant)
    }
}
