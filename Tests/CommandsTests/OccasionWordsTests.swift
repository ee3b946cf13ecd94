import Actions
import Core
import Foundation
import Language
import Store
import Testing

@testable import Commands

/// Occasions as people say them and press them.
struct OccasionWordsTests {
    private static let frame = TimeFrame(
        now: Date(timeIntervalSince1970: 1_773_478_800), settings: Settings(timeZone: .gmt))

    @Test(arguments: [
        ("every weekday at 17:00", [1, 2, 3, 4, 5], 1020), ("18:30", [], 1110), ("at 7am", [], 420),
        ("Monday 9:00", [1], 540), ("every Saturday and Sunday at 10:00", [6, 7], 600), ("every day at noon", [], 720),
        ("9-17", [], 540), ("from 9 to 17:30", [], 540), ("between 9am and 5pm", [], 540),
    ])
    func `The usual moment is read with its days`(words: String, days: [Int], minute: Int) {
        let hours = HoursReading(LineReader.read(words), in: Self.frame).hours
        #expect(hours == OccasionHours(days: days, minute: minute))
    }

    @Test(arguments: ["whenever", "on Monday", "17 apples", ""])
    func `What names no time of day is none`(words: String) {
        #expect(HoursReading(LineReader.read(words), in: Self.frame).hours == nil)
    }

    @Test(arguments: [
        ("leave work", "beef", OccasionRelation.before, "◇ Before I leave work: beef"),
        ("leave work", "buy beef", .after, "◇ After I leave work, I will buy beef"),
        ("at the gym", "ask Ben", .when, "◇ When I am at the gym, I will ask Ben"),
        ("lunch", "call Ben", .when, "◇ At the time of lunch, I will call Ben"),
        ("the parcel comes", "call Ana", .when, "◇ When “the parcel comes”, I will call Ana"),
        ("leave work", "pay rent", nil, "◇ Before or after I leave work, I will pay rent"),
    ])
    func `A tie is read back as a sentence`(
        name: String, title: String, relation: OccasionRelation?, sentence: String
    ) async throws {
        try await House().piece { session in
            var new = NewTask(title)
            new.newOccasion = NewOccasion(name, relation)
            let promise = try session.promise(of: session.keepTask(new))
            #expect(promise.map { session.voice.words($0) } == sentence)
        }
    }

    @Test func `A side pressed twice acts once, and each says the state to reach`() async throws {
        try await House().piece { session in
            let task = try session.keepTask(NewTask("milk"))
            let lunch = try session.keepOccasion(named: "lunch").id
            for side in TieSide.allCases {
                for _ in 0..<2 { _ = try TaskTie(task.id, side, lunch).perform(in: session) }
                #expect(try session.task(task.id)?.tie == OccasionTie(lunch, side.relation))
            }
            let count = try session.history(limit: 100).count
            _ = try TaskTie(task.id, .any, lunch).perform(in: session)
            #expect(try session.history(limit: 100).count == count)
        }
    }

    @Test func `Many to-dos get one occasion as one change, each on the side that it had`() async throws {
        try await House().piece { session in
            var new = NewTask("milk")
            new.newOccasion = NewOccasion("leave work", .before)
            let ids = try [session.keepTask(new).id, session.keepTask(NewTask("eggs")).id]
            let lunch = try session.keepOccasion(named: "lunch").id
            var selecting = Selecting(TasksCard(.open))
            for id in ids { _ = selecting.tick(.task(id), true) }
            let lookup = try session.keepLookup(selecting)
            _ = try DoWithMany(lookup, OccasionMany.code, "\(lunch)").perform(in: session)
            #expect(try session.task(ids[0])?.tie == OccasionTie(lunch, .before))
            #expect(try session.task(ids[1])?.tie == OccasionTie(lunch, nil))
            #expect(try session.undo(#require(session.lastEntry)).status == .done)
            #expect(try session.task(ids[1])?.tie == nil && session.task(ids[0])?.occasion != lunch)
            _ = try DoWithMany(lookup, OccasionMany.code, "0").perform(in: session)
            #expect(try session.task(ids[0])?.tie == nil)
        }
    }

    @Test func `What is no occasion gives its words back to the to-do`() async throws {
        try await House().piece { session in
            var new = NewTask("water the plants")
            new.newOccasion = NewOccasion("get home", .when)
            let task = try session.keepTask(new)
            let home = try #require(task.occasion)
            var other = NewTask("feed the cat")
            other.tie = OccasionTie(home)
            let cat = try session.keepTask(other)
            _ = try NotOccasion(task.id, home).perform(in: session)
            #expect(try session.task(task.id)?.title == "water the plants when I get home")
            #expect(try session.task(cat.id)?.occasion == home)
            _ = try NotOccasion(cat.id, home).perform(in: session)
            #expect(try session.occasion(home) == nil)
        }
    }

    @Test(arguments: [
        "taskTie:1:x:1", "taskTie:1:b:", "tie:1:b", "tie:1:q:0", "occasionAt:1:0:fly", "occasion:1:main",
        "bestOrder:o0",
    ])
    func `No button of ours carries that`(code: String) {
        #expect(CommandCatalog.press(code) == nil && CommandCatalog.card(code) == nil)
    }
}
