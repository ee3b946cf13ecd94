import Core
import GRDB
import TestSupport

@testable import Store

/// Things of a group and everybody's standing in it under every rule that it can have, with the same people standing
/// otherwise to another group; and things of one person.
struct GroupCases {
    private struct Case {
        let eyes: Viewpoint
        let thing: Int64
        let isAllowed: Bool
    }

    private let kind: ThingKind
    private var cases: [Case] = []

    init(_ kind: ThingKind, _ fixture: Fixture, _ db: Database) throws {
        self.kind = kind
        let own = try db.make(kind, of: fixture.ana.owner)
        add(fixture.ana.owner, fixture.ana, own, true)
        add(fixture.ben.owner, fixture.ben, own, false)
        for rule in ["all", "administrators", "adders"] { try addGroup(rule, db) }
    }

    private mutating func addGroup(_ rule: String, _ db: Database) throws {
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

    private mutating func add(_ viewer: OwnerID, _ actor: PersonID, _ thing: Thing, _ isAllowed: Bool) {
        let eyes = Viewpoint(viewer: viewer, actor: actor, now: Fixture.start)
        cases.append(Case(eyes: eyes, thing: thing.id, isAllowed: isAllowed))
    }

    /// Whether each may change what they should, by a rule over the rows of `t`.
    func isRight(_ db: Database, _ rule: (Viewpoint) -> Query) throws -> Bool {
        try cases.allSatisfy { one in
            let query: Query = """
                SELECT count(*) FROM \(sql: kind.rawValue) AS t WHERE t.id = \(one.thing) AND \(rule(one.eyes))
                """
            return try Int.fetchOne(db, literal: query) == (one.isAllowed ? 1 : 0)
        }
    }
}
