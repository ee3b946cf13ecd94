import Core
import Foundation
import GRDB
import Queues
import Store
import Testing

struct SettleOutboxTests {
    @Test func `A card that was sent knows its message, hash and topics`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { try $0.show(subject: "list 1", code: "list 1") }
        let row = try await fixture.take()[0]
        try await fixture.settle(
            row, .sent(MessageRef(chat: .test("ana"), id: "9")), hash: "h1", topics: ["list 1", "x"])
        try await fixture.piece(1) { try $0.mark("x") }
        let edit = try await fixture.take()[0]
        #expect(edit.words == "edit list 1")
        #expect(edit.outboxClass == .notice)
        #expect(edit.card?.hash == "h1")
        #expect(edit.card.flatMap { edit.message(of: $0) } == MessageRef(chat: .test("ana"), id: "9"))
        try await fixture.settle(edit, .sent(nil), hash: "h2", topics: ["y"])
        try await fixture.piece { try $0.mark("x") }
        #expect(try await fixture.take() == [])
        try await fixture.piece { try $0.mark("y") }
        #expect(try await fixture.take().map { $0.card?.hash } == ["h2"])
    }

    @Test func `A card that shows what was before is asked again, once`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { try $0.show(subject: "list", code: "list") }
        let row = try await fixture.take()[0]
        try await fixture.store.write {
            try $0.settle(
                row, .sent(MessageRef(chat: .test("ana"), id: "9")), hash: "h", topics: ["x"], isOutdated: true,
                now: .at(0))
        }
        try await fixture.piece { try $0.mark("x") }
        #expect(try await fixture.sendAll() == ["edit list"])
    }

    @Test(arguments: [OutboxResult.maybeTwice, nil])
    func `What a message shows is doubted while nobody knows whether its edit arrived`(
        result: OutboxResult?
    ) async throws {
        let fixture = try await Fixture()
        try await fixture.piece { try $0.show(subject: "list", code: "list") }
        let row = try await fixture.take()[0]
        try await fixture.settle(row, .sent(MessageRef(chat: .test("ana"), id: "9")), hash: "media-h", topics: ["x"])
        try await fixture.piece { try $0.mark("x") }
        let edit = try await fixture.take()[0]
        if let result {
            try await fixture.settle(edit, result)
        } else {
            _ = try await fixture.store.write { try $0.recoverSending(now: .at(0)) }
        }
        let again = try await fixture.take()[0]
        #expect(again.words == "edit list" && again.card?.hash == "media-h?")
        try await fixture.settle(again, .sent(nil), hash: "media-h", topics: ["x"])
        try await fixture.piece { try $0.mark("x") }
        #expect(try await fixture.take().map { $0.card?.hash } == ["media-h"])
    }

    @Test func `A card that is to stay on top is asked for that as an edit, with what is said above it`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { try $0.show(subject: "sticker", code: "sticker", preface: Outgoing("Kept.")) }
        let row = try await fixture.take()[0]
        let message = MessageRef(chat: .test("ana"), id: "9")
        try await fixture.store.write { try $0.settle(row, .sent(message), hash: "h", pinsNext: true, now: .at(0)) }
        let edit = try await fixture.take()[0]
        #expect(edit.words == "edit sticker" && edit.preface == Outgoing("Kept."))
        #expect(edit.card.flatMap { edit.message(of: $0) } == message && !edit.isNewMessage)
        try await fixture.settle(edit, .sent(nil), hash: "top-h")
        #expect(try await fixture.store.read { try $0.isAtRest() })
    }

    @Test func `A retired card is found by no topic any more`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { try $0.show(subject: "pins", code: "pins") }
        try await fixture.sendAll()
        try await fixture.piece { try $0.show(subject: "pins", code: "pins") }
        let rows = try await fixture.take()
        #expect(rows.map(\.words) == ["card pins", "retire pins"])
        try await fixture.settle(rows[1], .sent(nil), hash: "small", topics: ["pins"])
        let topics = try await fixture.store.read { try Int.fetchOne($0.db, sql: "SELECT count(*) FROM cardTopic") }
        #expect(topics == 0)
    }

    @Test func `An edit whose message never came is dropped with its card`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { try $0.show(subject: "pins", code: "pins") }
        let card = try await fixture.take()[0]
        try await fixture.piece { try $0.mark("pins") }
        try await fixture.settle(card, .drop(reason: "too long"))
        #expect(try await fixture.take() == [])
        #expect(try await fixture.store.read { try $0.isAtRest() })
        let reasons = try await fixture.store.read { try $0.standingFailures(offset: 0, limit: 9).map(\.reason) }
        #expect(reasons == ["too long"])
    }

    @Test func `Where the message is gone, who asked gets a new one, and nobody else does`() async throws {
        let fixture = try await Fixture()
        for who in 0...1 { try await fixture.piece(who) { try $0.show(subject: "list", code: "list") } }
        for row in try await fixture.take() {
            try await fixture.settle(row, .sent(MessageRef(chat: row.chat.ref, id: "9")), hash: "h", topics: ["list"])
        }
        try await fixture.piece(0) { try $0.mark("list") }
        for row in try await fixture.take() { try await fixture.settle(row, .messageGone) }
        let again = try await fixture.take()
        #expect(again.map(\.words) == ["card list"])
        #expect(again.map(\.chat.id) == [fixture.chats[0].id])
        #expect(again.map { $0.card?.message } == [nil])
        let cards = try await fixture.store.read { try Int.fetchOne($0.db, sql: "SELECT count(*) FROM card") }
        #expect(cards == 1)
    }

    @Test func `Where the message was taken away, since it cannot show the card any more, everybody gets a new one`()
        async throws
    {
        let fixture = try await Fixture()
        for who in 0...1 { try await fixture.piece(who) { try $0.show(subject: "list", code: "list") } }
        for row in try await fixture.take() {
            try await fixture.settle(row, .sent(MessageRef(chat: row.chat.ref, id: "9")), hash: "h", topics: ["list"])
        }
        try await fixture.piece(0) { try $0.mark("list") }
        for row in try await fixture.take() { try await fixture.settle(row, .replaced) }
        let again = try await fixture.take()
        #expect(Set(again.map(\.chat.id)) == Set(fixture.chats.prefix(2).map(\.id)))
        #expect(again.allSatisfy { $0.words == "card list" && $0.card?.message == nil })
    }

    @Test func `A message to take away that is gone is taken away`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { try $0.takeAway(MessageRef(chat: .test("ana"), id: "3")) }
        try await fixture.settle(try await fixture.take()[0], .messageGone)
        #expect(try await fixture.store.read { try $0.isAtRest() })
    }

    @Test(arguments: [(isNew: true, twice: 1), (isNew: false, twice: 0)])
    func `Only a new message can come twice, and the operator hears of it`(isNew: Bool, twice: Int) async throws {
        let fixture = try await Fixture()
        try await fixture.piece { session in
            if isNew { try session.say("hello") } else { try session.takeAway(MessageRef(chat: .test("ana"), id: "3")) }
        }
        let row = try await fixture.take()[0]
        try await fixture.settle(row, .maybeTwice, at: 1)
        #expect(try await fixture.counts().maybeTwice == twice)
        // However often it happens to it.
        for _ in 0..<3 { try await fixture.settle(fixture.take()[0], .maybeTwice, at: 1) }
        #expect(try await fixture.counts().maybeTwice == twice)
        let again = try await fixture.take()
        #expect(again.map(\.work) == [row.work])
        #expect(again.map(\.key) == [row.key])
    }

    @Test func `A chat that cannot be reached loses what waits, and gets no more until it comes back`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece(0) { session in
            try session.say("one")
            try session.say("two")
            try session.show(subject: "pins", code: "pins")
        }
        try await fixture.piece(1) { try $0.say("Ben") }
        try await fixture.piece(0) { try $0.show(subject: "pins", code: "pins once more") }
        let line = try #require(try await fixture.lines().first { $0[0].words == "one" })
        for row in line { try await fixture.settle(row, .unreachable) }
        try await fixture.piece(0) { try $0.say("three") }
        #expect(try await fixture.take() == [])
        let chat = fixture.chats[0].id
        #expect(try await fixture.store.read { try $0.chat(id: chat)?.isReachable } == false)
        try await fixture.store.write { try $0.setReachable(chat, true) }
        try await fixture.piece(0) { try $0.say("four") }
        #expect(try await fixture.take().map(\.words) == ["four"])
    }

    @Test func `A chat that moved gets its message under the new id`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { try $0.say("one") }
        try await fixture.settle(try await fixture.take()[0], .migrated(to: .test("-100")))
        let again = try await fixture.take()
        #expect(again.map(\.words) == ["one"])
        #expect(again.map(\.chat.ref) == [.test("-100")])
        #expect(again.map(\.chat.id) == [fixture.chats[0].id])
    }

    @Test func `What is obsolete goes without a word`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { try $0.answer(queryID: "q") }
        try await fixture.settle(try await fixture.take()[0], .obsolete)
        #expect(try await fixture.store.read { try $0.isAtRest() })
        #expect(try await fixture.counts().failures == 0)
    }
}
