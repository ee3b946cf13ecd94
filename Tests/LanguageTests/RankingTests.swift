import Foundation
import Testing

@testable import Language

/// Lines that no phrase reads, in the model that was learned from the corpus.
struct RankingTests {
    private static func ranking(_ text: String) throws -> Ranking {
        try #require(Ranker.of(.english)).ranking(of: LineReader.read(text))
    }

    @Test(arguments: [
        ("dont let me forget the bins tomorrow at 8", "reminder.add"), ("wake me at six", "reminder.add"),
        ("put oat milk on the grocery list", "task.add"), ("we're out of coffee filters, add them", "task.add"),
        ("whats left on my to do list", "task.list"), ("anything on my calendar this friday", "calendar.show"),
        ("set up a call with the accountant tuesday 10am", "event.add"),
        ("cancel my dentist appointment on monday", "event.delete"),
        ("push the standup back by an hour", "event.update"), ("any ramen places around here", "place.search"),
        ("closest pharmacy", "place.search"), ("how do i get to the main station", "pin.navigate"),
        ("how long is the drive to lisbon", "eta"), ("send my location to my sister", "location.share"),
        ("which street am i on", "location.where"), ("things to see in kyoto", "itinerary.suggest"),
        ("throw out my packing list", "list.delete"), ("i want a new list for wine", "list.create"),
        ("what can you do for me", "help"), ("pardon me, say that again", "repeat"), ("thanks a bunch", "thanks"),
        ("how late is the town library open", "place.detail"), ("I finished watering the plants", "task.done"),
    ])
    func `A wish in free words is understood`(text: String, intent: String) throws {
        let ranking = try Self.ranking(text)
        #expect(ranking.sure?.intent == intent, "\(ranking.entries)")
    }

    private static let own = Names(
        places: [Named(id: 1, name: "cabin")], items: [Named(id: 1, name: "keys")],
        people: [Named(id: 1, name: "Mel"), Named(id: 2, name: "Anna")], trips: [Named(id: 1, name: "Lisbon")])

    @Test(arguments: [
        ("show lisbon", "itinerary.show"), ("add the castle to lisbon", "itinerary.add"),
        ("share lisbon with anna", "itinerary.share"), ("where is mel", "location.where"),
        ("got my keys", "item.here"), ("my keys are in the car", "item.here"), ("how long to the cabin", "eta"),
    ])
    func `What names the person's own things says what is meant`(text: String, intent: String) throws {
        let ranking = try #require(Ranker.of(.english)).ranking(of: LineReader.read(text), names: Self.own)
        #expect(ranking.sure?.intent == intent, "\(ranking.entries)")
    }

    @Test(arguments: [
        "lisbon was lovely", "my keys broke", "mel looks tired today", "i love the cabin", "anna says hi",
    ])
    func `A name alone asks for nothing`(text: String) throws {
        let ranking = try #require(Ranker.of(.english)).ranking(of: LineReader.read(text), names: Self.own)
        #expect(ranking.sure == nil, "\(ranking.entries)")
    }

    @Test(arguments: [
        "is it going to rain in oslo", "play something by the cure", "turn the heating down in the hall",
        "how much is left on my credit card", "who painted the night watch", "i love the smell of rain",
        "translate good night into danish", "what is 12 times 14", "order me a large pepperoni pizza",
        "get me a cab to the opera", "my cat is the funniest animal", "text Lena that i'm stuck in traffic",
        "flip a coin", "how old are you", "thirsty dogs bark at the yellow moon", "read me the headlines",
        "why is the sky so blue today", "book a table for four at nine",
    ])
    func `Nothing is read in what asks for nothing that we do`(text: String) throws {
        let ranking = try Self.ranking(text)
        #expect(ranking.sure == nil, "\(ranking.entries)")
    }

    @Test(arguments: [
        ("is it snowing in bergen", Ranking.Subject.elsewhere), ("are you a robot", .chat),
    ])
    func `What a line is about is known where nothing is asked for`(text: String, subject: Ranking.Subject) throws {
        #expect(try Self.ranking(text).subject == subject)
    }

    @Test(arguments: ["", "?", "😀😀", "3", "@", "# # #"])
    func `A line without words has no intent`(text: String) throws {
        #expect(try Self.ranking(text).entries.isEmpty)
    }

    @Test func `Of a long line the beginning is read`() throws {
        let start = "remind me to call the plumber about the tap in the kitchen tomorrow at nine "
        let words = try #require(Ranker.of(.english)).index
        let line = LineReader.read(start + String(repeating: "and so on ", count: 400))
        #expect(WordLine(line, index: words).words.count <= WordLine.limit + 1)
        #expect(try Self.ranking(start).best?.intent == "reminder.add")
    }

    @Test(arguments: [
        ("follow the mayor", "people.*", "people.follow"), ("who are my followers", "people.*", "people.list"),
        ("speak german", "settings.*", "settings.language"), ("my photo", "profile.*", "profile.picture"),
        ("whatever", "profile.*", "profile.show"), ("milk", "task.add", "task.add"),
    ])
    func `The intents of a family are told apart by their words`(text: String, learned: String, intent: String) {
        let families = IntentFamilies(EnglishRanking.table.families)
        let told = families.told(by: text.split(separator: " ").map(String.init))
        #expect(families.member(of: learned, told) == intent)
        #expect(families.learned(intent) == learned)
    }
}

/// The words of a line as the ranking sees them.
struct WordLineTests {
    private static let index = WordIndex(EnglishRanking.table)

    private static func line(_ text: String) -> WordLine { WordLine(LineReader.read(text), index: index) }

    @Test(arguments: [
        ("What's on Ana's list?", ["what", "is", "on", "ana", "s", "list", "?"]),
        ("dont wanna", ["do", "not", "want", "to"]), ("at 4 p.m. or 14:30", ["at", "0", "pm", "or", "00"]),
        ("call it \"the big one\" pls", ["call", "it", "\"", "please"]), ("tmrw @ 5", ["tomorrow", "@", "0"]),
    ])
    func `Words are brought into their plain form`(text: String, words: [String]) {
        #expect(Self.line(text).words == words)
    }

    @Test(arguments: [
        ("could you please add milk", 3), ("add milk", 0), ("hey bot can you help", 4), ("please", 0),
    ])
    func `The wish begins behind polite words`(text: String, start: Int) {
        #expect(Self.line(text).start == start)
    }

    @Test(arguments: [
        ("get rid of it", "delete"), ("meetings", "event"), ("groceries", "shop"), ("rainy", "weather"),
    ])
    func `A word is known by what it is about`(text: String, topic: String) throws {
        let topics = try #require(Self.line(text).topics.first)
        #expect(topics.map { Self.index.topicNames[$0] }.contains(topic))
    }
}
