import Core
import Foundation
import GRDB
import Store
import TestSupport
import Testing

struct DirectoryTests {
    @Test func `A sender is one person by id, whatever the name`() async throws {
        let fixture = try await Fixture()
        let renamed = Sender(id: "ana", name: "Ana Maria", username: "am")
        let again = try await fixture.store.write {
            try $0.person(for: renamed, messenger: .telegram, defaults: .test)
        }
        #expect(again.id == fixture.ana)
        #expect(!again.isNew)
        let shown = try await fixture.store.read {
            try String.fetchAll(
                $0.db, sql: "SELECT displayName || ' ' || username FROM identity WHERE externalID = 'ana'")
        }
        #expect(shown == ["Ana Maria am"])
        let namesake = try await fixture.store.write {
            try $0.person(
                for: renamed, messenger: MessengerName(rawValue: "matrix"), defaults: .test)
        }
        #expect(namesake.isNew)
        #expect(namesake.id != fixture.ana)
    }

    @Test func `A private chat belongs to its person, a group to itself, with settings of its own`() async throws {
        let fixture = try await Fixture()
        #expect(fixture.anasChat.owner == fixture.ana.owner)
        #expect(!fixture.anasChat.isGroup)
        #expect(fixture.groupChat.isGroup)
        #expect(![fixture.ana.owner, fixture.ben.owner].contains(fixture.groupChat.owner))
        try await fixture.together(.ana) { session in
            var new = session.settings
            new.units = .imperial
            try session.change(.settings, "Miles") { try session.saveSettings(new) }
        }
        #expect(try await fixture.together(.ben) { $0.settings.units } == .imperial)
        #expect(try await fixture.piece(.ana) { $0.settings.units } == .metric)
    }

    @Test func `Settings are read as they were written`() async throws {
        let fixture = try await Fixture()
        let zone = try #require(TimeZone(identifier: "Asia/Kathmandu"))
        let settings = Settings(
            timeZone: zone, timeZoneIsAssumed: false, units: .imperial, uses24Hours: false, firstWeekday: 7,
            language: "de-AT", mapsApp: .apple)
        try await fixture.piece { session in
            try session.change(.settings, "All") { try session.saveSettings(settings) }
        }
        #expect(try await fixture.piece { $0.settings } == settings)
    }

    @Test func `An unknown owner has no session`() async throws {
        let fixture = try await Fixture()
        await #expect(throws: SessionError.unknownOwner(OwnerID(99))) {
            try await fixture.store.read { _ = try $0.account(of: OwnerID(99)) }
        }
    }

    @Test func `A group keeps all that is its own when the messenger gives it another id`() async throws {
        let fixture = try await Fixture()
        try await fixture.together(.ana) { try $0.pin("hut") }
        let moved = try await fixture.store.write { transaction in
            try transaction.migrate(chat: .test("-1"), to: .test("-100"))
            return try transaction.chat(.test("-100"))
        }
        #expect(moved?.id == fixture.groupChat.id)
        #expect(moved?.owner == fixture.groupChat.owner)
        #expect(try await fixture.store.read { try $0.chat(.test("-1")) } == nil)
    }

    @Test func `A group that already wrote under its new id becomes one with the old`() async throws {
        let fixture = try await Fixture()
        try await fixture.together(.ana) { try $0.pin("hut") }
        let ben = fixture.ben
        let random = fixture.random
        try await fixture.store.write { transaction in
            let new = try transaction.chat(.test("-100"), isGroup: true, title: "Weekend", person: ben, defaults: .test)
            let session = try Session(
                transaction: transaction, now: Fixture.start, actor: ben, viewer: new.owner, chat: new.id,
                voice: .english, random: random)
            try session.pin("lake")
            try session.reminder("pay")
            try session.say(Outgoing("Pinned lake"))
            try transaction.migrate(chat: .test("-1"), to: .test("-100"))
        }
        let names = try await fixture.together(.ana) { session in
            try String.fetchAll(
                session.db, literal: "SELECT name FROM place WHERE \(session.visible(.place)) ORDER BY id")
        }
        #expect(names == ["hut", "lake"])
        #expect(try await fixture.together(.ana) { try $0.sees(.reminder(ReminderID(1))) })
        #expect(try await fixture.count("timer") == 1)
        #expect(try await fixture.together(.ana) { try $0.history(limit: 9).count } == 3)
        #expect(try await fixture.count("owner") == 3)
        #expect(try await fixture.store.read { try $0.chat(.test("-100"))?.id } == fixture.groupChat.id)
        #expect(try await fixture.count("outbox") == 1)
    }

    @Test func `Who is forgotten leaves nothing behind, and others keep theirs`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece(.ben) { try $0.note("mine", at: $0.pin("pub")) }
        let others = try await fixture.store.read { try $0.dump().count }
        let ana = try await fixture.store.write { try $0.newcomer("cleo").0 }
        let chat = try await fixture.store.read { try #require(try $0.chat(.test("cleo"))).id }
        let random = fixture.random
        try await fixture.store.write { transaction in
            let session = try Session(
                transaction: transaction, now: Fixture.start, actor: ana, viewer: ana.owner, chat: chat,
                cause: MessageRef(chat: .test("cleo"), id: "1"), voice: .english, random: random)
            let note = try session.note("squats", at: session.pin("gym"))
            try session.remember(origin: .note(note))
            try session.ask(["x"])
            try session.show(subject: "pins", code: "pins")
            try session.leaveJob(kind: "fetch", payload: 1)
            _ = try session.undo(#require(session.lastEntry))
            try transaction.forget(ana.owner, retitling: { _ in "gone" })
        }
        #expect(try await fixture.store.read { try $0.dump().count } == others)
        for table in ["origin", "conversation", "card", "outbox", "job"] {
            #expect(try await fixture.count(table) == 0)
        }
        #expect(try await fixture.count("entry") == 2)
        #expect(try await fixture.count("search") == 2)
        await #expect(throws: DatabaseError.self, "the journal is awake again") {
            try await fixture.store.write { try $0.db.execute(sql: "DELETE FROM place") }
        }
    }
}
