import Core
import Foundation
import GRDB
import Store
import TestSupport
import Testing

/// Several accounts of one person.
struct DeviceTests {
    private static let bensSender = Sender(id: "ben", name: "Ben")

    private func linked() async throws -> Fixture {
        let fixture = try await Fixture()
        try await fixture.store.write { try $0.link(fixture.ben, to: fixture.ana, now: Fixture.start) }
        return fixture
    }

    @Test(arguments: ThingKind.allCases)
    func `Who writes from a linked account is its person, and sees and changes all of theirs and nothing else`(
        kind: ThingKind
    ) async throws {
        let fixture = try await linked()
        try await fixture.store.write { transaction throws in
            try transaction.db.pauseJournal()
            let talk = try #require(
                try transaction.talk(of: Self.bensSender, in: fixture.bensChat.ref, now: Fixture.start))
            #expect(talk.person == fixture.ana && talk.chat.owner == fixture.ana.owner)
            let session = try Session(fixture, transaction, as: talk.account.owner, talk.person)
            let left = try Session(fixture, transaction, as: fixture.ben.owner, fixture.ben)
            for audience in Audience.allCases {
                let anas = try transaction.db.make(kind, of: fixture.ana.owner, audience)
                let bens = try transaction.db.make(kind, of: fixture.ben.owner, audience)
                #expect(try session.sees(anas) && session.mayChange(anas) && session.isOwn(anas))
                #expect(try session.sees(bens) == (audience == .everyone) && !session.mayChange(bens))
                #expect(try left.sees(anas) == (audience == .everyone) && left.mayChange(bens))
            }
        }
    }

    @Test func `An unlinked account is who it was, and the other person keeps nothing of it`() async throws {
        let fixture = try await linked()
        try await fixture.store.write { transaction in
            try transaction.note(.administrator, of: fixture.ana, in: fixture.groupChat.owner)
            let account = try #require(try transaction.accounts(of: fixture.ana).last)
            #expect(account.isLinked && account.home == fixture.ben)
            try transaction.unlink(account.id)
            #expect(
                try transaction.talk(of: Self.bensSender, in: fixture.bensChat.ref, now: Fixture.start)?.person
                    == fixture.ben)
            #expect(try transaction.privateChats(of: fixture.ana).map(\.id) == [fixture.anasChat.id])
            #expect(try !transaction.isMember(fixture.ana, of: fixture.groupChat.owner))
            try transaction.unlink(account.id)
            #expect(try transaction.accounts(of: fixture.ben).map(\.isLinked) == [false])
        }
    }

    @Test func `Notices go to the chat that was used last`() async throws {
        let fixture = try await linked()
        try await fixture.store.write { transaction in
            #expect(try transaction.noticeChat(of: fixture.ana.owner)?.id == fixture.bensChat.id)
            try transaction.noteUse(of: fixture.anasChat.id, now: Fixture.start.addingTimeInterval(1))
            #expect(try transaction.noticeChat(of: fixture.ana.owner)?.id == fixture.anasChat.id)
            try transaction.setReachable(fixture.anasChat.id, false)
            #expect(try transaction.noticeChat(of: fixture.ana.owner)?.id == fixture.bensChat.id)
            #expect(try transaction.noticeChat(of: fixture.ben.owner) == nil)
        }
    }

    @Test func `Who deletes their account leaves to a linked one what was its own`() async throws {
        let fixture = try await linked()
        try await fixture.store.write { transaction in
            try transaction.forget(fixture.ana.owner, retitling: { _ in "gone" })
            #expect(
                try transaction.talk(of: Self.bensSender, in: fixture.bensChat.ref, now: Fixture.start)?.person
                    == fixture.ben)
        }
    }

    @Test func `A linked account whose own person is gone is new when it is unlinked`() async throws {
        let fixture = try await linked()
        try await fixture.store.write { transaction in
            try transaction.forget(fixture.ben.owner, retitling: { _ in "gone" })
            let account = try #require(try transaction.accounts(of: fixture.ana).last)
            #expect(account.isLinked && account.home == nil)
            try transaction.unlink(account.id)
            #expect(try transaction.talk(of: Self.bensSender, in: fixture.bensChat.ref, now: Fixture.start) == nil)
            #expect(try transaction.person(known: Self.bensSender, messenger: .telegram) == nil)
        }
    }

    @Test func `Nothing begins between somebody and an account that they blocked, linked or not`() async throws {
        let fixture = try await linked()
        try await fixture.store.write { transaction throws in
            let db = transaction.db
            try db.pauseJournal()
            let cara = try db.makePerson("cara")
            try db.execute(sql: "INSERT INTO block (person, blocked) VALUES (?, ?)", arguments: [cara, fixture.ben])
            for (one, other) in [(cara, fixture.ana), (fixture.ana, cara)] {
                #expect(throws: DatabaseError.self) {
                    try db.execute(
                        sql: "INSERT INTO closeFriend (person, friend) VALUES (?, ?)", arguments: [one, other])
                }
            }
            let account = try #require(try transaction.accounts(of: fixture.ana).last)
            try transaction.unlink(account.id)
            try db.execute(
                sql: "INSERT INTO closeFriend (person, friend) VALUES (?, ?)", arguments: [cara, fixture.ana])
        }
    }

    @Test func `A code is good once, until its end, and ends with the next one`() async throws {
        let fixture = try await Fixture()
        let (first, second) = (DeviceCode(fixture.random), DeviceCode(fixture.random))
        try await fixture.store.write { transaction in
            let end = Fixture.start.addingTimeInterval(600)
            try transaction.keep(first, of: fixture.ana, until: end)
            #expect(try transaction.person(behind: first, now: Fixture.start) == fixture.ana)
            #expect(try transaction.person(behind: first, now: end) == nil)
            #expect(try transaction.person(behind: second, now: Fixture.start) == nil)
            try transaction.keep(second, of: fixture.ana, until: end)
            #expect(try transaction.person(behind: first, now: Fixture.start) == nil)
            let kept = try String.fetchAll(transaction.db, sql: "SELECT hash FROM deviceCode")
            #expect(kept.count == 1 && !kept[0].contains(second.text))
            try transaction.link(fixture.ben, to: fixture.ana, now: Fixture.start)
            #expect(try transaction.person(behind: second, now: Fixture.start) == nil)
        }
    }
}
