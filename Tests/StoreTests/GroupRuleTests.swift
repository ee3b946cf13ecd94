import Core
import Foundation
import GRDB
import Store
import TestSupport
import Testing

/// Who is in a group, and what its rule lets them do.
struct GroupRuleTests {
    /// Ana looks after the group, Ben is in it.
    private func fixture(_ changers: Changers) async throws -> Fixture {
        let fixture = try await Fixture()
        let (ana, ben, group) = (fixture.ana, fixture.ben, fixture.groupChat.owner)
        try await fixture.store.write { transaction in
            try transaction.setAdministrators([ana], of: group, now: Fixture.start)
            try transaction.note(.present, of: ben, in: group)
            try transaction.db.pauseJournal()
            try transaction.db.execute(
                sql: "UPDATE groupChat SET changers = ?", arguments: [changers.rawValue])
            try transaction.db.pauseJournal(false)
        }
        return fixture
    }

    private static let rows: [(Changers, Fixture.Who, adds: GroupRefusal?, sets: GroupRefusal?)] = [
        (.all, .ben, nil, nil), (.administrators, .ana, nil, nil), (.adders, .ana, nil, nil),
        (.administrators, .ben, .administratorsOnly, .administratorsOnly),
        (.adders, .ben, nil, .settingsByAdministrators),
    ]

    @Test(arguments: rows)
    func `The rule stands before every change`(
        changers: Changers, who: Fixture.Who, adds: GroupRefusal?, sets: GroupRefusal?
    ) async throws {
        let fixture = try await fixture(changers)
        #expect(try await fixture.refusal(who) { _ = try $0.pin("hut") } == adds)
        #expect(
            try await fixture.refusal(who) { session in
                var new = session.settings
                new.units = .imperial
                try session.change(.settings, "Miles") { try session.saveSettings(new) }
            } == sets)
    }

    @Test(arguments: [Changers.administrators, .adders])
    func `An old list of administrators is no right`(changers: Changers) async throws {
        let fixture = try await fixture(changers)
        let old: GroupRefusal = changers == .adders ? .adderOnly : .administratorsOnly
        #expect(try await fixture.refusal(.ana, at: 600) { _ = try $0.pin("hut") } == nil)
        #expect(try await fixture.refusal(.ana, at: 601) { _ = try $0.pin("lake") } == old)
    }

    @Test func `What was one's own to do may not be one's own to take back`() async throws {
        let fixture = try await fixture(.all)
        let entries = try await fixture.together(.ben) { session -> [EntryID] in
            _ = try session.pin("hut")
            let made = try #require(session.lastEntry)
            try session.change(.change, "Mine") {
                try session.db.execute(sql: "UPDATE place SET addedBy = ?", arguments: [session.actor])
            }
            try session.change(.delete, "Deleted") { try session.db.execute(sql: "DELETE FROM place") }
            return [made, try #require(session.lastEntry)]
        }
        try await fixture.set(.administrators)
        #expect(try await fixture.refusal(.ben) { _ = try $0.undo(entries[1]) } == .administratorsOnly)
        try await fixture.set(.adders)
        #expect(try await fixture.refusal(.ben) { _ = try $0.undo(entries[1]) } == nil)
        try await fixture.store.write { transaction in
            try transaction.db.pauseJournal()
            try transaction.db.execute(sql: "UPDATE place SET addedBy = NULL")
            try transaction.db.pauseJournal(false)
        }
        #expect(try await fixture.refusal(.ben) { _ = try $0.undo(entries[0]) } == .adderOnly)
    }

    @Test func `Who is an administrator no more does not take back the rule`() async throws {
        let fixture = try await fixture(.administrators)
        let entry = try await fixture.together(.ana) { session -> EntryID in
            try session.change(.settings, "Rule") {
                try session.db.execute(sql: "UPDATE groupChat SET changers = 'all'")
            }
            return try #require(session.lastEntry)
        }
        let (ana, group) = (fixture.ana, fixture.groupChat.owner)
        try await fixture.store.write { try $0.note(.ordinary, of: ana, in: group) }
        #expect(try await fixture.refusal(.ana) { _ = try $0.undo(entry) } == .ruleByAdministrators)
        try await fixture.store.write { try $0.note(.administrator, of: ana, in: group) }
        #expect(try await fixture.refusal(.ana) { _ = try $0.undo(entry) } == nil)
        #expect(try await fixture.together(.ana) { try $0.group()?.changers } == .administrators)
    }

    @Test func `Whoever is there stays what they are, until somebody says otherwise`() async throws {
        let fixture = try await fixture(.all)
        let (ana, ben, group) = (fixture.ana, fixture.ben, fixture.groupChat.owner)
        let steps: [(MemberChange.Standing, PersonID, [String])] = [
            (.present, ana, ["1 1", "2 0"]), (.administrator, ben, ["1 1", "2 1"]), (.ordinary, ana, ["1 0", "2 1"]),
            (.gone, ana, ["2 1"]), (.gone, ana, ["2 1"]), (.present, ana, ["1 0", "2 1"]),
        ]
        for (standing, person, expected) in steps {
            let members = try await fixture.store.write { transaction in
                try transaction.note(standing, of: person, in: group)
                return try String.fetchAll(
                    transaction.db, sql: "SELECT person || ' ' || isAdministrator FROM member ORDER BY person")
            }
            #expect(members == expected)
        }
        #expect(try await fixture.store.write { try $0.isMember(ana, of: group) })
        try await fixture.store.write { try $0.forgetMembers(of: group) }
        #expect(try await fixture.store.write { try !$0.isMember(ana, of: group) })
    }

    @Test func `A group is told hello once a day`() async throws {
        let fixture = try await Fixture()
        let told = try await [0, 1, 86_399, 86_400, 86_401].asyncMap { seconds in
            try await fixture.together(.ana, at: seconds) { try $0.mayGreet() }
        }
        #expect(told == [true, false, false, true, false])
    }

    @Test func `A group that becomes another keeps its people, and forgets what its old messages carried`() async throws
    {
        let fixture = try await fixture(.adders)
        let (ana, ben, random) = (fixture.ana, fixture.ben, fixture.random)
        let left = try await fixture.store.write { transaction -> [Int] in
            let old = try Session(
                transaction: transaction, now: Fixture.start, actor: ana, viewer: fixture.groupChat.owner,
                chat: fixture.groupChat.id, cause: MessageRef(chat: .test("-1"), id: "7"), voice: .english,
                random: random)
            try old.remember(origin: .place(old.pin("hut")))
            try old.show(subject: "pins", code: "pins")
            try transaction.db.execute(sql: "UPDATE card SET message = '8'")
            let new = try transaction.chat(.test("-100"), isGroup: true, title: "W", person: ben, defaults: .test)
            try transaction.note(.administrator, of: ana, in: new.owner)
            try transaction.note(.administrator, of: ben, in: new.owner)
            try transaction.migrate(chat: .test("-1"), to: .test("-100"))
            return try ["card", "origin", "member"].map {
                try Int.fetchOne(transaction.db, sql: "SELECT count(*) FROM \($0)") ?? 0
            }
        }
        #expect(left == [0, 0, 2])
        #expect(try await fixture.together(.ana) { try $0.group()?.changers } == .adders)
        #expect(try await fixture.together(.ana) { try $0.group()?.isAdministrator } == true)
    }
}

extension Fixture {
    /// What the group's rule says against a piece in the group.
    fileprivate func refusal(
        _ who: Who, at seconds: Double = 0, _ body: @Sendable (Session) throws -> Void
    ) async throws -> GroupRefusal? {
        do {
            try await together(who, at: seconds, body)
            return nil
        } catch let refusal as GroupRefusal {
            return refusal
        }
    }

    fileprivate func set(_ changers: Changers) async throws {
        try await store.write { transaction in
            try transaction.db.pauseJournal()
            try transaction.db.execute(sql: "UPDATE groupChat SET changers = ?", arguments: [changers.rawValue])
            try transaction.db.pauseJournal(false)
        }
    }
}

extension Sequence {
    fileprivate func asyncMap<T>(_ body: (Element) async throws -> T) async rethrows -> [T] {
        var results: [T] = []
        for element in self { results.append(try await body(element)) }
        return results
    }
}
