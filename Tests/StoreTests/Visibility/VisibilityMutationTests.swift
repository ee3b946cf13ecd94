import Core
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Store

/// Changes each condition of the rule, one at a time, and asks whether the crowd would notice.
struct VisibilityMutationTests {
    /// What stands in the SQL, and what a slip of the pen might make of it.
    private static let slips =
        [
            ("EXISTS (", "NOT EXISTS ("),
            (" = ?", " <> ?"), (" = t.owner", " <> t.owner"), (" = t.id", " <> t.id"),
            (" = t.heading", " <> t.heading"),
            ("t.owner = ", "t.owner <> "), (".owner AND", ".owner OR"), (" AND ", " OR "), (" OR ", " AND "),
            ("isAccepted", "TRUE"), ("NOT isRevoked", "TRUE"), ("NOT isRevoked", "isRevoked"),
            ("IS NULL", "IS NOT NULL"),
            ("> ?", "< ?"), ("> ?", ">= ?"), ("THEN TRUE", "THEN FALSE"), ("ELSE FALSE", "ELSE TRUE"),
            ("WHEN '", "WHEN 'un"), ("= member.person", "<> member.person"),
            ("link.id = linkHolder.link", "TRUE"), ("list.id = listed.heading", "TRUE"),
            (" = whole.heading", " <> whole.heading"), (" = t.parent", " <> t.parent"), (" = whole.id", " <> whole.id"),
            ("whole.id = t.parent", "TRUE"),
        ] + bundleSlips

    /// Of what is to be done in a bundle.
    static let bundleSlips = [
        ("bundle.id = bundleEntry.bundle", "TRUE"), ("bundle.owner = t.owner", "TRUE"),
        ("bundle.owner = whole.owner", "TRUE"), ("leftAt IS NULL", "TRUE"), ("endedAt IS NULL", "TRUE"),
    ]

    @Test(arguments: [ThingKind.note, .place, .task])
    func `No condition of the rule can be changed without being noticed`(kind: ThingKind) async throws {
        let crowd = try await Crowd.shared.value
        try await crowd.fixture.store.read { transaction throws in
            let eyes = Viewpoint(viewer: crowd.fixture.ana.owner, actor: crowd.fixture.ana, now: Fixture.start)
            let rule = Visibility.visible(kind, as: "t", from: eyes).sql
            let mutants = Self.slips.flatMap { Self.mutants(of: rule, $0.0, $0.1) }
            #expect(mutants.count > 50)
            #expect(try Self.looksRight(rule, kind, crowd, transaction.db))
            for mutant in mutants {
                #expect(try !Self.looksRight(mutant, kind, crowd, transaction.db), "\(mutant)")
            }
        }
    }

    @Test func `No condition of who must not meet whom can be changed without being noticed`() async throws {
        let crowd = try await Crowd()
        try await crowd.fixture.store.write { transaction throws in
            let db = transaction.db
            let eyes = Viewpoint(viewer: crowd.fixture.ana.owner, actor: crowd.fixture.ana, now: Fixture.start)
            let rule = Visibility.visible(.note, as: "t", from: eyes).sql
            let view = try #require(
                try String.fetchOne(db, sql: "SELECT sql FROM sqlite_master WHERE name = 'barrier'"))
            // The rule asks it both ways, so that who is who in it decides nothing.
            let slips = [(" = ", " <> "), (" <> ", " = "), ("identity.home", "identity.person")]
            for mutant in slips.flatMap({ Self.mutants(of: view, $0.0, $0.1) }) {
                try db.execute(sql: "DROP VIEW barrier; \(mutant)")
                #expect(try !Self.looksRight(rule, .note, crowd, db), "\(mutant)")
            }
            try db.execute(sql: "DROP VIEW barrier; \(view)")
            #expect(try Self.looksRight(rule, .note, crowd, db))
        }
    }

    /// One for each place where it stands.
    static func mutants(of rule: String, _ text: String, _ slip: String) -> [String] {
        rule.ranges(of: text).map { rule.replacingCharacters(in: $0, with: slip) }
    }

    private static func looksRight(_ rule: String, _ kind: ThingKind, _ crowd: Crowd, _ db: Database) throws -> Bool {
        let club = Set([crowd.club[kind]].compactMap { $0?.id })
        let looks = crowd.viewers.map { ($0.person, crowd.seen(by: $0.standing, kind).union(club)) }
        let own = Set(crowd.made.map(\.thing).filter { $0.kind == kind }.map(\.id))
        let things = own.union(club).map(String.init).joined(separator: ", ")
        let open = crowd.seen(by: Standing(), kind)
        let together = crowd.groups.map { ($0.group, crowd.fixture.ben, $0.standing.block == .none ? open : []) }
        for (viewer, actor, expected) in (looks + [(crowd.fixture.ana, own)]).map({ ($0.0.owner, $0.0, $0.1) })
            + together
        {
            let eyes = Viewpoint(viewer: viewer, actor: actor, now: Fixture.start)
            let values = Visibility.visible(kind, as: "t", from: eyes).values
            let query = Query(
                sql: "SELECT t.id FROM \(kind.rawValue) AS t WHERE t.id IN (\(things)) AND \(rule)", values: values)
            guard try Set(Int64.fetchAll(db, literal: query)) == expected else { return false }
        }
        guard kind == .task else { return true }
        return try crowd.company.isRight(db, changing: false) { eyes in
            Query(sql: rule, values: Visibility.visible(kind, as: "t", from: eyes).values)
        }
    }

    /// The same for what may be changed.
    static let changeSlips =
        [
            ("EXISTS (", "NOT EXISTS ("), (" = ?", " <> ?"), (" = t.owner", " <> t.owner"),
            ("t.owner = ", "t.owner <> "),
            (" AND ", " OR "), (" OR ", " AND "), ("AND isAdministrator", "AND TRUE"),
            ("AND isAdministrator", "AND NOT isAdministrator"),
            ("ELSE TRUE", "ELSE FALSE"), ("WHEN '", "WHEN 'un"), ("t.addedBy = ", "t.addedBy <> "),
            ("THEN EXISTS", "THEN TRUE OR EXISTS"), ("groupChat.id = t.owner", "TRUE"), ("AND mayChange", ""),
            ("t.isAccepted", "TRUE"), ("whole.isAccepted", "TRUE"), ("list.audience = 'chosen'", "TRUE"),
            ("chosen.kind = 'heading'", "TRUE"), ("chosen.kind = 'task'", "TRUE"), ("(t.audience = 'chosen'", "(TRUE"),
            ("whole.audience = 'chosen'", "TRUE"), ("thing = t.id", "TRUE"), ("thing = whole.id", "TRUE"),
            (" = list.id", " <> list.id"), (" = t.heading", " <> t.heading"), (" = whole.heading", " <> whole.heading"),
            (" = t.parent", " <> t.parent"), ("bundle.audience = 'chosen'", "TRUE"), ("thing = bundle.id", "TRUE"),
            ("chosen.kind = 'bundle'", "TRUE"), (" = bundle.id", " <> bundle.id"),
        ] + bundleSlips

    @Test(arguments: [ThingKind.note, .task])
    func `No condition of who may change can be changed without being noticed`(kind: ThingKind) async throws {
        let fixture = try await Fixture()
        try await fixture.store.write { transaction throws in
            try transaction.db.pauseJournal()
            let cases = try Self.changeCases(kind, fixture, transaction.db)
            let company = try Company(of: fixture.ana, transaction.db)
            let eyes = Viewpoint(viewer: fixture.ana.owner, actor: fixture.ana, now: Fixture.start)
            let rule = Visibility.changeable(kind, as: "t", from: eyes).sql
            let mutants = Self.changeSlips.flatMap { Self.mutants(of: rule, $0.0, $0.1) }
            #expect(mutants.count > 15)
            func isRight(_ rule: String) throws -> Bool {
                guard try Self.changesRight(rule, kind, cases, transaction.db) else { return false }
                return try kind != .task
                    || company.isRight(transaction.db, changing: true) { eyes in
                        Query(sql: rule, values: Visibility.changeable(kind, as: "t", from: eyes).values)
                    }
            }
            #expect(try isRight(rule))
            for mutant in mutants { #expect(try !isRight(mutant), "\(mutant)") }
            try transaction.db.pauseJournal(false)
        }
    }

    private struct ChangeCase {
        let eyes: Viewpoint
        let thing: Int64
        let isAllowed: Bool
    }

    /// Everybody's standing under every rule, with the same people standing otherwise to another group.
    private static func changeCases(
        _ kind: ThingKind, _ fixture: Fixture, _ db: Database
    ) throws -> [ChangeCase] {
        var cases: [ChangeCase] = []
        func add(_ viewer: OwnerID, _ actor: PersonID, _ thing: Thing, _ isAllowed: Bool) {
            let eyes = Viewpoint(viewer: viewer, actor: actor, now: Fixture.start)
            cases.append(ChangeCase(eyes: eyes, thing: thing.id, isAllowed: isAllowed))
        }
        let own = try db.make(kind, of: fixture.ana.owner)
        add(fixture.ana.owner, fixture.ana, own, true)
        add(fixture.ben.owner, fixture.ben, own, false)
        for rule in ["all", "administrators", "adders"] {
            let group = try db.makeGroup(changers: rule), elsewhere = try db.makeGroup(changers: "all")
            let boss = try db.makePerson("boss")
            try db.join(boss, group, isAdministrator: true)
            for membership in Truth.Membership.allCases {
                let person = try db.makePerson("\(membership)")
                if membership != .none { try db.join(person, group, isAdministrator: membership == .administrator) }
                try db.join(person, elsewhere, isAdministrator: membership != .administrator)
                let thing = try db.make(kind, of: group, addedBy: membership == .adder ? person : boss)
                add(group, person, thing, Truth.changes(membership, rule))
                add(person.owner, person, thing, false)
                add(elsewhere, person, thing, false)
            }
        }
        return cases
    }

    private static func changesRight(
        _ rule: String, _ kind: ThingKind, _ cases: [ChangeCase], _ db: Database
    ) throws -> Bool {
        try cases.allSatisfy { one in
            let values = Visibility.changeable(kind, as: "t", from: one.eyes).values
            let query = Query(
                sql: "SELECT count(*) FROM \(kind.rawValue) AS t WHERE t.id = \(one.thing) AND \(rule)", values: values)
            return try Int.fetchOne(db, literal: query) == (one.isAllowed ? 1 : 0)
        }
    }
}
