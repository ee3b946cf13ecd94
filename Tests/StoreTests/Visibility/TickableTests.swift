import Core
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Store

/// Who may say in a group's chat that something of the group's is done.
struct TickableTests {
    private struct Case {
        let eyes: Viewpoint
        let task: Int64
        let isAllowed: Bool
    }

    /// In whose hands a task lies.
    private enum Hands: CaseIterable { case nobodys, asked, taken, othersTaken }

    @Test func `Whoever was asked and took it ticks it under every rule, and no condition of that can be changed`()
        async throws
    {
        let fixture = try await Fixture()
        try await fixture.store.write { transaction throws in
            let db = transaction.db
            try db.pauseJournal()
            let cases = try Self.cases(fixture, db)
            let rule = Visibility.tickable("t", from: cases[0].eyes).sql
            // What comes before it says who may change a task: it has a test of its own.
            try RuleMutants.expectNoticed("tickable", rule, from: "OR (t.owner = ? AND EXISTS") {
                try Self.isRight($0, cases, db)
            }
            try db.pauseJournal(false)
        }
    }

    /// Every standing in a group under every rule, for a whole and for a step of one, in its chat, alone, and in the
    /// chat of another group.
    private static func cases(_ fixture: Fixture, _ db: Database) throws -> [Case] {
        var cases: [Case] = []
        for rule in ["all", "administrators", "adders"] {
            let group = try db.makeGroup(changers: rule), elsewhere = try db.makeGroup(changers: "all")
            for membership in Truth.Membership.allCases where membership != .none {
                for hands in Hands.allCases {
                    for isStep in [false, true] {
                        let person = try db.makePerson("\(membership)"), other = try db.makePerson("other")
                        try db.join(person, group, isAdministrator: membership == .administrator)
                        try db.join(person, elsewhere, isAdministrator: true)
                        let adder = membership == .adder ? person : other
                        let task = try make(group, adder, hands, hands == .othersTaken ? other : person, isStep, db)
                        // What else they took says nothing of this one.
                        _ = try make(group, adder, .taken, person, false, db)
                        let mayChange = Truth.changes(membership, rule)
                        func add(_ viewer: OwnerID, _ isAllowed: Bool) {
                            let eyes = Viewpoint(viewer: viewer, actor: person, now: Fixture.start)
                            cases.append(Case(eyes: eyes, task: task, isAllowed: isAllowed))
                        }
                        add(group, mayChange || hands == .taken)
                        add(person.owner, hands == .taken)
                        add(elsewhere, false)
                    }
                }
            }
        }
        return cases
    }

    private static func make(
        _ group: OwnerID, _ adder: PersonID, _ hands: Hands, _ person: PersonID, _ isStep: Bool, _ db: Database
    ) throws -> Int64 {
        let whole = try db.make(.task, of: group, addedBy: adder).id
        if hands != .nobodys {
            try db.execute(
                sql: "UPDATE task SET assignee = ?, isAccepted = ? WHERE id = ?",
                arguments: [person, hands != .asked, whole])
        }
        guard isStep else { return whole }
        let step = try db.make(.task, of: group, addedBy: adder).id
        try db.execute(sql: "UPDATE task SET parent = ? WHERE id = ?", arguments: [whole, step])
        return step
    }

    private static func isRight(_ rule: String, _ cases: [Case], _ db: Database) throws -> Bool {
        try cases.allSatisfy { one in
            let values = Visibility.tickable("t", from: one.eyes).values
            let query = Query(
                sql: "SELECT count(*) FROM task AS t WHERE t.id = \(one.task) AND \(rule)", values: values)
            return try Int.fetchOne(db, literal: query) == (one.isAllowed ? 1 : 0)
        }
    }
}
