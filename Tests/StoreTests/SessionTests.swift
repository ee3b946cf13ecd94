import Core
import Foundation
import GRDB
import Store
import TestSupport
import Testing

struct SessionTests {
    private struct Which: Codable, Equatable, Sendable { let places: [Int] }
    private struct Other: Codable, Equatable, Sendable { let text: String }

    @Test func `A question stays open for a day, and the newer takes its place`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { session in
            try session.ask(Other(text: "old"))
            try session.ask(Which(places: [1, 2]))
        }
        let day: Double = 24 * 3600
        #expect(try await fixture.piece(at: day - 1) { try $0.question(as: Which.self) } == Which(places: [1, 2]))
        #expect(try await fixture.piece(at: 1) { try $0.question(as: Other.self) } == nil)
        #expect(try await fixture.piece(at: day + 1) { try $0.question(as: Which.self) } == nil)
        #expect(try await fixture.piece(.ben) { try $0.question(as: Which.self) } == nil)
        try await fixture.piece { try $0.clearQuestion() }
        #expect(try await fixture.piece { try $0.question(as: Which.self) } == nil)
    }

    @Test func `What a talk was about is what was kept last, for ten minutes`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { session in
            #expect(try session.recall(as: Which.self) == nil)
            try session.keepRecall(Which(places: [1]))
            #expect(try session.recall(as: Which.self) == Which(places: [1]))
            try session.keepRecall(Which(places: [2]))
            #expect(try session.recall(as: Which.self) == Which(places: [2]))
        }
        #expect(try await fixture.piece(at: 599) { try $0.recall(as: Which.self) } == Which(places: [2]))
        #expect(try await fixture.piece(at: 601) { try $0.recall(as: Which.self) } == nil)
        try await fixture.piece(at: 601) { session in
            #expect(try session.oldRecall(as: Which.self) == Which(places: [2]))
            #expect(try session.oldRecall(as: Other.self) == nil)
            try session.forgetRecall()
            #expect(try session.oldRecall(as: Which.self) == nil)
        }
    }

    @Test(arguments: [1, 2, 3, 8, 63, 64, 65, 200])
    func `A list in a query holds all its values, whatever its length`(count: Int) async throws {
        let fixture = try await Fixture()
        let found = try await fixture.piece { session in
            try (1...count).filter { number in
                try Bool.fetchOne(session.db, literal: "SELECT \(number) IN (\(list: Array(1...count)))") == true
            }
        }
        #expect(found == Array(1...count))
        let none = try await fixture.piece { try Bool.fetchOne($0.db, literal: "SELECT 1 IN (\(list: [Int]()))") }
        #expect(none == false)
    }

    @Test func `A step that is refused leaves nothing in the session, nor among what is to be sent`() async throws {
        struct No: Error {}
        let fixture = try await Fixture()
        try await fixture.piece { session in
            let (zone, voice) = (session.settings.timeZone, session.voice.language)
            do {
                try session.attempt {
                    try session.pin("gym")
                    session.offered = ["x"]
                    try session.change(.settings, "zone") {
                        var settings = session.settings
                        settings.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
                        try session.saveSettings(settings)
                    }
                    try session.say(Outgoing("hello"))
                    throw No()
                }
            } catch is No {}
            #expect(session.settings.timeZone == zone && session.voice.language == voice)
            #expect(session.lastEntry == nil && session.subjects.isEmpty && session.offered.isEmpty)
            #expect(session.transaction.said.isEmpty)
        }
    }

    @Test func `What was looked for is over after a week, for its owner and on disk`() async throws {
        let fixture = try await Fixture()
        let week: Double = 7 * 24 * 3600, about = Which(places: [1])
        let old = try await fixture.piece { try $0.keepLookup(about) }
        let newer = try await fixture.piece(.ben, at: 60) { try $0.keepLookup(about) }
        #expect(try await fixture.piece(at: week - 1) { try $0.lookup(old) } == about)
        #expect(try await fixture.piece(.ben, at: 60) { try $0.lookup(old, as: Which.self) } == nil)
        #expect(try await fixture.piece(at: week) { try $0.lookup(old, as: Which.self) } == nil)
        try await fixture.store.write { try $0.purgeLookups(now: Fixture.start.addingTimeInterval(week)) }
        let left = try await fixture.store.read { try Int64.fetchAll($0.db, sql: "SELECT id FROM lookup") }
        #expect(left == [newer.rawValue])
    }

    @Test func `A message leads to what it made, as long as that is there for the viewer`() async throws {
        let fixture = try await Fixture()
        let note = try await fixture.piece(cause: "7") { session in
            let note = try session.note("squats")
            try session.remember(origin: .note(note))
            try session.remember(origin: .note(note))
            return note
        }
        let message = MessageRef(chat: .test("ana"), id: "7")
        #expect(try await fixture.piece(.ana) { try $0.thing(from: message) } == .note(note))
        #expect(try await fixture.piece(.ben) { try $0.thing(from: message) } == nil)
        let deletion = try await fixture.piece { try $0.edit("DELETE FROM note", kind: .delete) }
        #expect(try await fixture.piece { try $0.thing(from: message) } == nil)
        try await fixture.piece { _ = try $0.undo(#require(deletion)) }
        #expect(try await fixture.piece { try $0.things(from: message) } == [.note(note)])
    }

    @Test func `Without a cause nothing can be remembered, without a chat nothing said`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { session in
            #expect(throws: SessionError.noCause) { try session.remember(origin: .note(NoteID(1))) }
            let silent = try Session(
                transaction: session.transaction, now: session.now, actor: session.actor, viewer: session.viewer,
                chat: nil, voice: .english, random: session.random)
            #expect(throws: SessionError.noChat) { try silent.say(Outgoing("x")) }
            #expect(throws: SessionError.noChat) { try silent.show(subject: "pins", code: "pins") }
        }
    }

    @Test(arguments: [
        (kept: 0.0, sent: 10.0, now: 20.0, outcome: PositionOutcome.kept),
        (0, 0, 20, .kept), (10, 9, 20, .older), (0, 140, 20, .kept), (0, 140.5, 20, .future), (0, 9_000, 20, .future),
    ])
    func `A position is never from the future, and never goes back`(
        kept: Double, sent: Double, now: Double, outcome: PositionOutcome
    ) async throws {
        let fixture = try await Fixture()
        try await fixture.piece(at: kept) { session throws in
            #expect(try session.position() == nil)
            #expect(try session.keepPosition(.at(kept, latitude: 1)) == .kept)
        }
        try await fixture.piece(at: now) { session throws in
            #expect(try session.keepPosition(.at(sent, latitude: 2)) == outcome)
            let expected = outcome == .kept ? Fix.at(sent, latitude: 2) : .at(kept, latitude: 1)
            #expect(try session.position() == expected)
        }
        #expect(try await fixture.piece(.ben) { try $0.position() } == nil)
    }

    @Test func `History shows what the viewer may see, newest first, page by page`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { for name in ["a", "b", "c"] { try $0.pin(name) } }
        try await fixture.together(.ben) { try $0.pin("hut") }
        try await fixture.piece { session in
            let page = try session.history(limit: 2)
            #expect(page.map(\.title) == ["Pinned c", "Pinned b"])
            #expect(page.allSatisfy { $0.subject?.kind == .place && $0.actor == session.actor })
            #expect(try session.history(limit: 2, before: page.last?.id).map(\.title) == ["Pinned a"])
        }
        #expect(try await fixture.together(.ana) { try $0.history(limit: 9).map(\.title) } == ["Pinned hut"])
        #expect(try await fixture.piece(.ben) { try $0.history(limit: 9) } == [])
    }

    @Test func `The trash holds deletions for thirty days, until they are taken back`() async throws {
        let fixture = try await Fixture()
        let day: Double = 24 * 3600
        try await fixture.piece { session in
            try session.pin("gym")
            try session.pin("bar")
            try session.edit("DELETE FROM place WHERE name = 'gym'", kind: .delete)
        }
        try await fixture.piece(at: 10 * day) { try $0.edit("DELETE FROM place", kind: .delete) }
        #expect(try await fixture.piece(at: 29 * day) { try $0.trash().count } == 2)
        #expect(try await fixture.piece(at: 31 * day) { try $0.trash().count } == 1)
        let undo = try await fixture.piece(at: 11 * day) { try $0.undo(#require(try $0.trash().last).id) }
        #expect(try await fixture.piece(at: 11 * day) { try $0.trash().count } == 1)
        try await fixture.piece(at: 11 * day) { _ = try $0.undo(#require(undo.entry)) }
        #expect(try await fixture.piece(at: 11 * day) { try $0.trash().count } == 2)
    }
}

extension Fix {
    fileprivate static func at(_ seconds: Double, latitude: Double) -> Fix {
        guard let point = Coordinate(latitude: latitude, longitude: 16.5) else { preconditionFailure("no such point") }
        return Fix(coordinate: point, accuracy: 12, date: Fixture.start.addingTimeInterval(seconds))
    }
}
