import Core
import Foundation
import GRDB
import Queues
import Store
import Synchronization
import Testing

struct TakeOutboxTests {
    @Test func `Replies and notices of one chat go in one line, in the order of their commits`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { session in
            try session.say("one", .notice)
            try session.say("two", .reply)
        }
        try await fixture.piece { try $0.show(subject: "pins", code: "pins") }
        let lines = try await fixture.lines()
        #expect(lines.map { $0.map(\.words) } == [["one", "two", "card pins"]])
        try await fixture.piece { try $0.say("three") }
        #expect(try await fixture.take() == [])
        for row in lines[0] { try await fixture.settle(row, .sent(nil)) }
        #expect(try await fixture.sendAll() == ["three"])
    }

    @Test func `A line ends before what needs to know what came of a row in it`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { session in
            try session.show(subject: "pins", code: "pins")
            try session.show(subject: "notes", code: "notes")
            try session.show(subject: "pins", code: "pins again")
            try session.say("last")
        }
        #expect(try await fixture.take().map(\.words) == ["card pins", "card notes", "card pins", "last"])
    }

    @Test func `A line has no more than eight rows, and one that did not arrive goes again at its place`() async throws
    {
        let fixture = try await Fixture()
        try await fixture.piece { session in for number in 1...12 { try session.say("\(number)") } }
        try await fixture.piece { try $0.say("notice", .notice) }
        let rows = try await fixture.take()
        #expect(rows.map(\.words) == (1...8).map(String.init))
        try await fixture.settle(rows[2], .retry)
        for row in rows where row != rows[2] { try await fixture.settle(row, .putBack) }
        #expect(try await fixture.take().map(\.words) == (1...8).map(String.init))
    }

    @Test func `New messages go before changes of old ones`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { try $0.show(subject: "pins", code: "pins") }
        let card = try await fixture.take()[0]
        try await fixture.settle(card, .sent(MessageRef(chat: .test("ana"), id: "9")), hash: "h", topics: ["pins"])
        try await fixture.piece { session in
            try session.mark("pins")
            try session.say("one")
            try session.show(subject: "notes", code: "notes")
        }
        let rows = try await fixture.take()
        #expect(rows.map(\.words) == ["one", "card notes", "edit pins"])
        for row in rows.prefix(2) { try await fixture.settle(row, .sent(nil)) }
        try await fixture.settle(rows[2], .retry)
        try await fixture.piece { try $0.say("two") }
        #expect(try await fixture.take().map(\.words) == ["two", "edit pins"])
    }

    @Test func `What never left waits as it was`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { session in
            try session.say("one")
            try session.say("two")
        }
        let rows = try await fixture.take()
        try await fixture.settle(rows[1], .putBack)
        #expect(try await fixture.take() == [])
        try await fixture.settle(rows[0], .retry)
        let again = try await fixture.take()
        #expect(again.map(\.words) == ["one", "two"] && again.map(\.tries) == [1, 0])
    }

    @Test func `The limits end a line where they say no, and are asked again`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { session in for number in 1...3 { try session.say("\(number)") } }
        let places = Mutex(2)
        let rows = try await fixture.take { _, _, _ in
            places.withLock { places in
                places -= 1
                return places >= 0
            }
        }
        #expect(rows.map(\.words) == ["1", "2"])
        for row in rows { try await fixture.settle(row, .sent(nil)) }
        #expect(try await fixture.sendAll() == ["3"])
    }

    @Test func `Between chats the class decides, then the order of commits`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece(0) { try $0.say("Ana's notice", .notice) }
        try await fixture.piece(1) { session in
            try session.say("Ben's reply")
            try session.answer(queryID: "q1")
            try session.say("Ben's broadcast", .broadcast)
        }
        #expect(try await fixture.take().map(\.words) == ["answer q1", "Ben's reply", "Ana's notice"])
    }

    @Test func `An answer goes at once, though its chat is busy`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { try $0.say("slow") }
        #expect(try await fixture.take().map(\.words) == ["slow"])
        try await fixture.piece { session in
            try session.say("next")
            try session.answer(queryID: "q1", text: "Done", isAlert: true)
            try session.answer(queryID: "q2")
        }
        let rows = try await fixture.take()
        #expect(rows.map(\.words) == ["answer q1", "answer q2"])
        #expect(rows.first?.work == .answer(PressAnswer(queryID: "q1", text: "Done", isAlert: true)))
    }

    @Test func `A broadcast stands in nobody's way, but a chat gets one row at a time`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { session in
            try session.say("news 1", .broadcast)
            try session.say("news 2", .broadcast)
            try session.say("reply")
        }
        let first = try await fixture.take()
        #expect(first.map(\.words) == ["reply"])
        try await fixture.settle(first[0], .sent(nil))
        let second = try await fixture.take()
        #expect(second.map(\.words) == ["news 1"])
        try await fixture.piece { try $0.say("another") }
        #expect(try await fixture.take() == [])
        try await fixture.settle(second[0], .retry)
        #expect(try await fixture.sendAll() == ["another", "news 1", "news 2"])
    }

    @Test func `A row that did not arrive goes again under its old key`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece(0) { session in
            try session.say("first")
            try session.say("second")
        }
        let rows = try await fixture.take(), row = rows[0]
        try await fixture.settle(row, .retry)
        try await fixture.settle(rows[1], .putBack)
        #expect(try await fixture.store.read { try $0.nextMoment(after: .at(0)) } == nil)
        let later = try await fixture.take()
        #expect(later.map(\.words) == ["first", "second"])
        #expect(later.map(\.tries) == [1, 0])
        #expect(later.map(\.key) == rows.map(\.key))
    }

    @Test func `What came too late is dropped, without a failure`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { session in
            try session.answer(queryID: "q1")
            try session.say("soon", expires: .at(10))
            try session.say("always")
        }
        #expect(try await fixture.take(at: 15).map(\.words) == ["always"])
        #expect(try await fixture.counts().failures == 0)
    }

    @Test func `The limits are asked in order, and say no`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece(0) { try $0.say("Ana") }
        try await fixture.piece(1) { session in
            try session.say("Ben")
            try session.answer(queryID: "q1")
        }
        let onlyBen = try await fixture.take { chat, _, outboxClass in chat.id == "ben" && outboxClass != .answer }
        #expect(onlyBen.map(\.words) == ["Ben"])
        #expect(try await fixture.take(limit: 1).map(\.words) == ["answer q1"])
        #expect(try await fixture.take().map(\.words) == ["Ana"])
    }

    @Test func `A row that cannot be read is named, and its chat goes on`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { session in
            try session.say("broken")
            try session.say("whole")
        }
        try await fixture.store.write {
            try $0.db.execute(sql: "UPDATE outbox SET payload = '{' WHERE id = (SELECT min(id) FROM outbox)")
        }
        #expect(try await fixture.take() == [])
        #expect(try await fixture.take().map(\.words) == ["whole"])
        #expect(try await fixture.counts().failures == 1)
    }

    @Test func `What goes in the transaction that left it is what would be read back`() async throws {
        let fixture = try await Fixture()
        let person = fixture.people[0], chat = fixture.chats[0]
        let rows = try await fixture.store.write { transaction in
            let session = try Session(
                transaction: transaction, now: .at(0), actor: person, viewer: person.owner, chat: chat.id,
                cause: MessageRef(chat: chat.ref, id: "1"), voice: .english, random: .seeded(1))
            try session.show(subject: "pins", code: "pins:a", preface: Outgoing("Pinned."), isSilent: true)
            return try transaction.takeOutbox(held: HeldChats(), now: .at(0), limit: 10).lines.flatMap(\.self)
        }
        try await fixture.settle(rows[0], .retry)
        let again = try await fixture.take()
        #expect(rows.count == 1 && again.count == 1)
        #expect(rows[0].work == again[0].work && rows[0].preface == again[0].preface)
        #expect(rows[0].outboxClass == again[0].outboxClass && rows[0].isSilent == again[0].isSilent)
        #expect(rows[0].chat == again[0].chat && rows[0].createdAt == again[0].createdAt)
    }

    @Test func `Many rows of many chats each go once`() async throws {
        let fixture = try await Fixture()
        for round in 0..<20 {
            for who in 0...1 { try await fixture.piece(who) { try $0.say("\(who) \(round)") } }
        }
        let sent = try await fixture.sendAll()
        for who in 0...1 { #expect(sent.filter { $0.hasPrefix("\(who) ") } == (0..<20).map { "\(who) \($0)" }) }
        #expect(try await fixture.store.read { try $0.isAtRest() })
    }
    @Test(arguments: [(128, false), (129, true)])
    func `Chats that were not looked at, since the limits let nothing go, are told of`(
        count: Int, isCut: Bool
    ) async throws {
        let fixture = try await Fixture()
        let owner = fixture.people[0].owner, payload = try JSONText.encode(Outgoing("x"))
        let departures = try await fixture.store.write { transaction in
            for number in 1...count {
                try transaction.db.execute(
                    sql: "INSERT INTO chat (messenger, externalID, owner, isGroup) VALUES ('telegram', ?, ?, 0)",
                    arguments: ["c\(number)", owner.rawValue])
                try transaction.db.execute(
                    sql: """
                        INSERT INTO outbox (chat, class, kind, payload, createdAt) VALUES (?, 'reply', 'message', ?, 0)
                        """, arguments: [transaction.db.lastInsertedRowID, payload])
            }
            let held = try transaction.chatsWithOutbox()
            return try transaction.takeOutbox(held: held, now: .at(0), limit: 10) { _, _, _ in false }
        }
        #expect(departures.lines.isEmpty && departures.isCut == isCut)
        #expect(departures.held.urgent.count + departures.held.others.count == count)
    }
}
