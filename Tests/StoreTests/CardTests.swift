import Core
import Foundation
import GRDB
import Store
import TestSupport
import Testing

struct CardTests {
    @Test func `A card is shown once, and a newer one of its subject retires it`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { try $0.show(subject: "place 1", code: "place 1") }
        try await fixture.sent("place 1", as: "10", topics: ["place 1"])
        try await fixture.piece { session in
            try session.mark("place 1")
            try session.show(subject: "place 1", code: "place 1")
            try session.show(subject: "pins", code: "pins")
        }
        #expect(try await fixture.outbox() == ["retire place 1 notice", "card place 1 reply", "card pins reply"])
        #expect(try await fixture.cards() == ["place 1 10 dead", "place 1 - live", "pins - live"])
    }

    @Test func `A subject in another chat keeps its card`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece(.ana) { try $0.show(subject: "place 1", code: "place 1") }
        try await fixture.piece(.ben) { try $0.show(subject: "place 1", code: "place 1") }
        #expect(try await fixture.cards() == ["place 1 - live", "place 1 - live"])
    }

    @Test func `In place, the message's card takes the new subject and is edited once`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { try $0.show(subject: "pins", code: "pins") }
        try await fixture.sent("pins", as: "10", topics: ["pins"])
        try await fixture.piece { session in
            try session.show(
                subject: "place 1", code: "place 1", as: .inPlace(MessageRef(chat: .test("ana"), id: "10")))
            try session.mark("place 1")
            try session.mark("pins")
        }
        #expect(try await fixture.cards() == ["place 1 10 live"])
        #expect(try await fixture.outbox() == ["edit place 1 reply"])
    }

    @Test func `In place of a message without a card, a new one comes`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece {
            try $0.show(subject: "pins", code: "pins", as: .inPlace(MessageRef(chat: .test("ana"), id: "99")))
        }
        #expect(try await fixture.outbox() == ["card pins reply"])
    }

    @Test func `A retired message that is asked again lives again, and the other one retires`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { try $0.show(subject: "pins", code: "pins") }
        try await fixture.sent("pins", as: "10")
        try await fixture.piece { try $0.show(subject: "pins", code: "pins") }
        try await fixture.sent("pins", as: "11")
        try await fixture.piece {
            try $0.show(subject: "pins", code: "pins", as: .inPlace(MessageRef(chat: .test("ana"), id: "10")))
        }
        #expect(try await fixture.cards() == ["pins 10 live", "pins 11 dead"])
        #expect(try await fixture.outbox() == ["retire pins notice", "edit pins reply"])
    }

    @Test func `A mark edits every card of the topic, in every chat, once however often it comes`() async throws {
        let fixture = try await Fixture()
        for who in Fixture.Who.allCases {
            try await fixture.piece(who) { try $0.show(subject: "list", code: "list") }
            try await fixture.sent("list", as: "\(who)", topics: ["list", "place 1"])
        }
        try await fixture.piece(.ana) { session in
            try session.mark("list")
            try session.mark("place 1")
            try session.mark("something else")
        }
        #expect(try await fixture.outbox() == ["edit list reply", "edit list notice"])
    }

    @Test func `A mark of all of a kind edits the newest two cards of a chat; of one thing, each`() async throws {
        let fixture = try await Fixture()
        for number in 1...7 {
            try await fixture.piece { try $0.show(subject: "near \(number)", code: "near \(number)") }
            try await fixture.sent("near \(number)", as: "\(number)", topics: ["pins:1", "place:1"])
        }
        try await fixture.piece(.ben) { try $0.show(subject: "list", code: "list") }
        try await fixture.sent("list", as: "8", topics: ["pins:1"])
        try await fixture.piece(.ana) { try $0.mark("pins:1", "history:1") }
        let newest = (6...7).map { "edit near \($0) reply" } + ["edit list notice"]
        #expect(try await fixture.outbox() == newest)
        try await fixture.piece(.ana) { try $0.mark("place:1") }
        #expect(try await fixture.outbox() == newest + (1...5).map { "edit near \($0) reply" })
    }

    @Test func `A message taken away takes its card along`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { try $0.show(subject: "pins", code: "pins") }
        try await fixture.sent("pins", as: "10", topics: ["pins"])
        try await fixture.piece { session in
            try session.mark("pins")
            try session.takeAway(MessageRef(chat: .test("ana"), id: "10"))
        }
        #expect(try await fixture.cards() == [])
        #expect(try await fixture.outbox() == ["delete - reply"])
    }

    @Test func `Nothing is left for a chat that cannot be reached`() async throws {
        let fixture = try await Fixture()
        let chat = fixture.anasChat.id
        try await fixture.piece { session in
            try session.say(Outgoing("one"))
            try session.show(subject: "pins", code: "pins")
        }
        try await fixture.store.write { try $0.setReachable(chat, false) }
        #expect(try await fixture.outbox() == [])
        #expect(try await fixture.cards() == [])
        try await fixture.piece { try $0.say(Outgoing("two")) }
        #expect(try await fixture.outbox() == [])
        try await fixture.store.write { try $0.setReachable(chat, true) }
        try await fixture.piece { try $0.say(Outgoing("three")) }
        #expect(try await fixture.outbox() == ["message - reply"])
    }
}

extension Fixture {
    /// As the courier leaves it once the newest card of a subject was sent.
    fileprivate func sent(_ subject: String, as message: String, topics: Set<String> = []) async throws {
        try await store.write { transaction in
            let db = transaction.db
            let card = try Int64.fetchOne(db, sql: "SELECT max(id) FROM card WHERE subject = ?", arguments: [subject])
            try db.execute(sql: "UPDATE card SET message = ?, hash = 'h' WHERE id = ?", arguments: [message, card])
            try db.execute(sql: "DELETE FROM outbox")
            for topic in topics {
                try db.execute(sql: "INSERT INTO cardTopic (topic, card) VALUES (?, ?)", arguments: [topic, card])
            }
        }
    }

    fileprivate func outbox() async throws -> [String] {
        try await store.read {
            try String.fetchAll(
                $0.db,
                sql: """
                    SELECT kind || ' ' || coalesce(subject, '-') || ' ' || class
                    FROM outbox LEFT JOIN card ON card.id = card ORDER BY outbox.id
                    """)
        }
    }

    fileprivate func cards() async throws -> [String] {
        try await store.read {
            try String.fetchAll(
                $0.db,
                sql: """
                    SELECT subject || ' ' || coalesce(message, '-') || iif(isLive, ' live', ' dead')
                    FROM card ORDER BY id
                    """)
        }
    }
}
