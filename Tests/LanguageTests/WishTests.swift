import Core
import Foundation
import Testing

@testable import Language

/// What is read in a line for an intent that no phrase has read.
struct WishTests {
    private static let names = Names(
        places: [Named(id: 1, name: "Gym")], lists: [Named(id: 2, name: "Shopping")],
        people: [Named(id: 3, name: "Ana")])

    private static func slots(_ text: String, _ intent: String) -> Slots {
        WishSlots.slots(of: LineReader.read(text), for: intent, names: names)
    }

    @Test(arguments: [
        ("could you please add oat milk to my shopping list", "task.add", "oat milk"),
        ("i need to call the plumber", "task.add", "call the plumber"),
        ("dont let me forget the bins tomorrow at 8", "reminder.add", "bins"),
        ("put \"call me back\" on my list", "task.add", "call me back"),
        ("milk", "task.add", "milk"), ("Add Noma to the list of restaurants, thanks", "list.add", "Noma"),
        ("wash the car on friday #chores", "task.add", "wash the car"),
        ("i need to take out the trash please remind me", "reminder.add", "take out the trash"),
        ("at 4 tomorrow, remind me to start the oven", "reminder.add", "start the oven"),
        ("add the dentist to my calendar on friday at 3pm", "event.add", "dentist"),
        ("milk, eggs and bread to shopping", "task.add", "milk, eggs and bread"),
    ])
    func `A title is what is left`(text: String, intent: String, title: String) {
        let slots = Self.slots(text, intent)
        #expect((slots.text("title") ?? slots.text("text")) == title)
    }

    @Test(arguments: ["add to my list", "please", "remind me", "new task"])
    func `There may be no title`(text: String) {
        #expect(Self.slots(text, "task.add").text("title") == nil)
    }

    @Test(arguments: [
        ("add milk to my shopping list and remind me tomorrow at 9 to call mum", 2),
        ("bread to shopping; remind me at 6", 2), ("remind me to buy milk and call mum", 0), ("add milk and eggs", 0),
        ("remind me at 6 to add salt, and add flour to the list, and set an alarm for 7", 3),
        ("add \"milk and remind me\" to the list", 0), ("and remind me", 0), ("", 0),
    ])
    func `A line of several wishes is cut where each is one by itself`(text: String, count: Int) {
        let parts = WishSplit.parts(of: LineReader.read(text)) { line in
            line.tokens.count > 1 && !["call"].contains(line.tokens[0].key)
        }
        #expect(parts.count == count, "\(parts)")
    }

    @Test(arguments: [
        ("milk tomorrow, bread on friday", ["milk tomorrow", "bread on friday"]),
        (
            "dentist friday at 10 and haircut saturday at 11",
            ["dentist friday at 10", "haircut saturday at 11"]
        ),
        (
            "exam mon 16 march 9:00 wed 18 march 10:00",
            ["exam mon 16 march 9:00", "exam wed 18 march 10:00"]
        ),
        ("missed gym mon and wed", []), ("party friday and saturday", ["party friday", "party saturday"]),
        ("meet ana and ben on friday", []),
        ("milk, bread on friday", []),
        ("call mum on friday or saturday", []), ("trip from friday to sunday", []), ("friday, milk tomorrow", []),
        (
            "milk tomorrow, bread on friday with butter", ["milk tomorrow", "bread on friday with butter"]
        ),
        (
            "thursday mia dentist 3pm and leo football 4pm",
            ["mia dentist thursday 3pm", "leo football thursday 4pm"]
        ),
        (
            "friday: haircut 10am, lunch 12:30, saturday cinema 8pm, bar 10pm",
            ["friday: haircut 10am", "lunch friday 12:30", "saturday cinema 8pm", "bar saturday 10pm"]
        ),
        (
            "dentist thu 3pm, haircut fri 10am, buy milk",
            ["dentist thu 3pm", "haircut fri 10am", "buy milk"]
        ),
        ("buy milk, call mum", []),
        ("buy milk, dentist friday 9am", ["buy milk", "dentist friday 9am"]),
        ("dentist friday 9am, buy milk", []),
        (
            "exam maths 20.3. 9:00, exam physics 23.3. 13:00",
            ["exam maths 20.3. 9:00", "exam physics 23.3. 13:00"]
        ),
        (
            "huber 9, weber 10:30, maier 12 tomorrow",
            ["huber 9 tomorrow", "weber 10:30 tomorrow", "maier 12 tomorrow"]
        ),
        ("barber at 4 and sauna at 6 on friday", ["barber at 4 friday", "sauna at 6 on friday"]),
        ("room 9, room 10, room 12", []),
        (
            "tomorrow at 9 physio and at 11 brunch with mia",
            ["tomorrow at 9 physio", "tomorrow at 11 brunch with mia"]
        ),
        ("mon and wed 17:30 judo", ["mon 17:30 judo", "wed 17:30 judo"]),
        ("judo on mon and wed at 6pm", ["judo on mon at 6pm", "judo wed at 6pm"]),
        ("judo mon and tue at 6 and 7", []),
        ("mon: judo 7, physio 10, lunch 1pm", ["judo mon at 7", "physio mon at 10", "lunch mon 1pm"]),
        ("mon: physio 10, buy milk 2", ["physio mon at 10", "buy milk 2 mon"]),
        ("sat: 6 eggs, 12 rolls", []), ("friday: milk 2, eggs 6", []),
        (
            "shift mon tue 6-14, training thu fri 14-16",
            ["shift mon 6-14", "shift tue 6-14", "training thu 14-16", "training fri 14-16"]
        ),
        ("pills at 9, 3 and 9", ["pills at 09:00", "pills at 15:00", "pills at 21:00"]),
        (
            "tomorrow 9 physio, 11 bank, 14 school",
            ["tomorrow 9 physio", "tomorrow 11:00 bank", "tomorrow 14:00 school"]
        ),
        ("tomorrow 9 physio, 3 eggs", []),
        ("5th and 7th of june 11am fair", ["5th of june 11am fair", "7th of june 11am fair"]),
    ])
    func `Several things with days of their own are several wishes`(text: String, parts: [String]) {
        #expect(WishSplit.parts(of: LineReader.read(text)) { _ in true } == parts)
    }

    @Test(arguments: [
        (
            "remind me at 6 to call mum and at 8 to call dad",
            ["remind me at 6 to call mum", "remind me at 8 to call dad"]
        ),
        (
            "please remind me to call mum at 18:00 and dad at 20:00",
            ["please remind me to call mum at 18:00", "please remind me to call dad at 20:00"]
        ),
        (
            "remind me at 18:00 to eat, at 19:00 to run, and tomorrow at 8 to call dad, thanks",
            ["remind me at 18:00 to eat", "remind me at 19:00 to run", "remind me tomorrow at 8 to call dad"]
        ),
        ("remind me at 18:00 and at 20:00 to drink", ["remind me at 18:00 to drink", "remind me at 20:00 to drink"]),
        ("remind me to drink at 18:00 and at 20:00", ["remind me to drink at 18:00", "remind me to drink at 20:00"]),
        (
            "remind me tue and thu at 6 to stretch",
            ["remind me tue at 6 to stretch", "remind me thu at 6 to stretch"]
        ),
        ("remind me to stretch mon and wed 7am", ["remind me to stretch mon 7am", "remind me to stretch wed 7am"]),
        (
            "remind me tomorrow at noon and 5pm to drink",
            ["remind me tomorrow at noon to drink", "remind me tomorrow 5pm to drink"]
        ),
        (
            "remind me to drink at 9 on Friday and at 18:00",
            ["remind me to drink at 9 on Friday", "remind me to drink Friday at 18:00"]
        ),
        ("remind me at 9 to call Ben and tell him that dinner is at 8", []),
        ("remind me at 9 to buy milk and eggs", []), ("remind me tomorrow at 9 of the train at 10:15", []),
        ("remind me at 9 and at 10", []), ("milk at 6 and bread at 8", ["milk at 6", "bread at 8"]),
        (
            "dinner Saturday at 8, remind me at 6",
            ["dinner Saturday at 8", "remind me dinner Saturday at 6"]
        ),
        ("dinner sat 8 and remind me at 6", ["dinner sat 8", "remind me dinner sat at 6"]),
        (
            "call mum tomorrow at 5, remind me in 2 hours",
            ["call mum tomorrow at 5", "remind me call mum in 2 hours"]
        ),
        (
            "dentist Friday at 15:00, remind me 1 hour before",
            ["dentist Friday at 15:00", "remind me 1 hour before"]
        ),
        (
            "dentist Friday at 15:00, remind me the day before",
            ["dentist Friday at 15:00", "remind me the day before"]
        ),
    ])
    func `A reminder for each moment that has words of its own`(text: String, parts: [String]) {
        #expect(WishSplit.parts(of: LineReader.read(text)) { _ in true } == parts)
    }

    @Test(arguments: [
        (
            "erinnere mich um 18 Uhr an Mama und um 20 Uhr an Papa",
            ["erinnere mich um 18 Uhr an Mama", "erinnere mich um 20 Uhr an Papa"]
        ),
        (
            "erinnere mich morgen um 12 und 17 Uhr ans Trinken",
            ["erinnere mich morgen um 12 ans Trinken", "erinnere mich morgen 17 Uhr ans Trinken"]
        ),
        (
            "erinner mich daran, Mama um 18 Uhr anzurufen", []
        ),
    ])
    func `So it is in German`(text: String, parts: [String]) {
        #expect(WishSplit.parts(of: LineReader.read(text, language: .german)) { _ in true } == parts)
    }

    @Test func `Times, labels and names are fields`() throws {
        let slots = Self.slots("buy shoes at the gym with Ana tomorrow #sport", "task.add")
        #expect(slots.name("place")?.id == 1 && slots.name("people")?.id == 3 && slots.name("list") == nil)
        #expect(slots.label("labels") == "sport")
        #expect(try slots.time("due") != nil && slots["start"] == nil)
        #expect(try Self.slots("wake me tomorrow at 6", "reminder.add").time("start") != nil)
    }

    @Test(arguments: [
        ("call mum tomorrow at 9", "task.add", ["due": FieldValue.text("2026-03-15T09:00:00")]),
        (
            "water the plants every monday", "task.add",
            ["due": .text("2026-03-16"), "rule": .text("FREQ=WEEKLY;BYDAY=MO")]
        ),
        ("lunch with Ana on friday at 1pm", "event.add", ["start": .text("2026-03-20T13:00:00")]),
    ])
    func `The service tells when, as dates`(text: String, intent: String, fields: [String: FieldValue]) {
        var request = ParseRequest(text: text, as: intent)
        request.now = "2026-03-14T09:00:00"
        let answer = ParseService(matcher: PhraseMatcher([])).answer(request)
        #expect(answer.intent == intent)
        for (name, value) in fields { #expect(answer.fields[name] == value, "\(answer.fields)") }
    }
}
