import Core
import Foundation
import GRDB
import Store
import TestSupport
import Testing

/// Asks the one SQL rule about every kind of thing, every audience and every standing to its owner.
struct VisibilityTests {
    @Test(arguments: ThingKind.allCases)
    func `Each person sees what the table says, in lists, counts and single looks, and changes nothing`(
        kind: ThingKind
    ) async throws {
        let crowd = try await Crowd.shared.value
        let things = crowd.made.filter { $0.thing.kind == kind }
        try await crowd.fixture.store.read { transaction throws in
            for (standing, person) in crowd.viewers {
                let session = try Session(crowd.fixture, transaction, as: person.owner, person)
                let expected = crowd.seen(by: standing, kind)
                #expect(try session.listed(kind, of: crowd.fixture.ana) == expected, "\(standing)")
                #expect(try session.counted(kind, of: crowd.fixture.ana) == expected.count)
                for one in things {
                    #expect(try session.sees(one.thing) == expected.contains(one.thing.id), "\(standing) \(one)")
                    #expect(try !session.mayChange(one.thing))
                }
            }
        }
    }

    @Test(arguments: ThingKind.allCases)
    func `One sees and changes all of one's own`(kind: ThingKind) async throws {
        let crowd = try await Crowd.shared.value
        let things = crowd.made.map(\.thing).filter { $0.kind == kind }
        try await crowd.fixture.piece { session throws in
            let all = try Int64.fetchSet(
                session.db, sql: "SELECT id FROM \(kind.rawValue) WHERE owner = ?", arguments: [session.viewer])
            #expect(try session.listed(kind, of: crowd.fixture.ana) == all && all.isSuperset(of: things.map(\.id)))
            for thing in things { #expect(try session.sees(thing) && session.mayChange(thing)) }
        }
    }

    @Test(arguments: ThingKind.allCases)
    func `A group sees only what everybody may see`(kind: ThingKind) async throws {
        let crowd = try await Crowd.shared.value
        try await crowd.fixture.together(.ana) { session throws in
            #expect(try session.listed(kind, of: crowd.fixture.ana) == crowd.seen(by: Standing(), kind))
            for one in crowd.made { #expect(try !session.mayChange(one.thing)) }
        }
    }

    @Test(arguments: ThingKind.allCases)
    func `In a group nobody is shown what is of somebody who has blocked them, or whom they have`(
        kind: ThingKind
    ) async throws {
        let crowd = try await Crowd.shared.value
        let open = crowd.seen(by: Standing(), kind)
        try await crowd.fixture.store.read { transaction throws in
            for (standing, person) in crowd.viewers {
                let session = try Session(crowd.fixture, transaction, as: crowd.fixture.groupChat.owner, person)
                #expect(
                    try session.listed(kind, of: crowd.fixture.ana) == (standing.block == .none ? open : []),
                    "\(standing)")
            }
        }
    }

    @Test(arguments: ThingKind.allCases)
    func `A group is shown nothing of somebody who has blocked any of its members, or whom any has`(
        kind: ThingKind
    ) async throws {
        let crowd = try await Crowd.shared.value
        let open = crowd.seen(by: Standing(), kind)
        try await crowd.fixture.store.read { transaction throws in
            // Whoever acts, and when nobody does.
            for one in crowd.groups {
                for actor in [crowd.fixture.ben, PersonID(one.group.rawValue)] {
                    let session = try Session(crowd.fixture, transaction, as: one.group, actor)
                    #expect(
                        try session.listed(kind, of: crowd.fixture.ana) == (one.standing.block == .none ? open : []),
                        "\(one.standing)")
                }
            }
        }
    }

    @Test(arguments: ThingKind.allCases)
    func `What is a group's is its members' to see, and in its chat to change by its rule`(
        kind: ThingKind
    ) async throws {
        let fixture = try await Fixture()
        try await fixture.store.write { transaction throws in
            let db = transaction.db
            try db.pauseJournal()
            for rule in ["all", "administrators", "adders"] {
                let group = try db.makeGroup(changers: rule), elsewhere = try db.makeGroup()
                for membership in Truth.Membership.allCases {
                    let person = try db.makePerson("\(membership)")
                    if membership != .none {
                        try db.join(person, group, isAdministrator: membership == .administrator)
                    }
                    try db.join(person, elsewhere, isAdministrator: true)
                    let adder = membership == .adder ? person : nil
                    let thing = try db.make(kind, of: group, addedBy: adder)
                    let alone = try Session(fixture, transaction, as: person.owner, person)
                    #expect(try alone.sees(thing) == (membership != .none))
                    #expect(try !alone.mayChange(thing))
                    let together = try Session(fixture, transaction, as: group, person)
                    #expect(try together.sees(thing))
                    #expect(try together.mayChange(thing) == Truth.changes(membership, rule), "\(rule) \(membership)")
                }
            }
        }
    }

    @Test(arguments: ThingKind.allCases)
    func `What is not there is not seen`(kind: ThingKind) async throws {
        let fixture = try await Fixture()
        try await fixture.piece { session throws in
            #expect(try !session.sees(Thing(kind: kind, id: 99)))
            #expect(try !session.mayChange(Thing(kind: kind, id: 99)))
        }
    }

    @Test func `Whatever is shared, history and Undo are one's own`() async throws {
        let crowd = try await Crowd.shared.value
        let entry = try await crowd.fixture.piece {
            try $0.edit("UPDATE note SET text = 'more' WHERE audience = 'everyone'")
        }
        let id = try #require(entry)
        try await crowd.fixture.store.write { transaction throws in
            for (_, person) in crowd.viewers {
                let session = try Session(crowd.fixture, transaction, as: person.owner, person)
                #expect(try session.entry(id) == nil && session.history(limit: 9).isEmpty)
                #expect(try session.undo(id).status == .unknown)
            }
        }
    }
}

extension Session {
    convenience init(
        _ fixture: Fixture, _ transaction: Transaction, as viewer: OwnerID, _ actor: PersonID
    ) throws {
        try self.init(
            transaction: transaction, now: Fixture.start, actor: actor, viewer: viewer, chat: nil, voice: .english,
            random: fixture.random)
    }

    fileprivate func listed(_ kind: ThingKind, of owner: PersonID) throws -> Set<Int64> {
        try Set(
            Int64.fetchAll(
                db,
                literal: """
                    SELECT t.id FROM \(sql: kind.rawValue) AS t WHERE t.owner = \(owner) AND \(visible(kind, as: "t"))
                    """))
    }

    fileprivate func counted(_ kind: ThingKind, of owner: PersonID) throws -> Int? {
        try Int.fetchOne(
            db,
            literal: """
                SELECT count(*) FROM \(sql: kind.rawValue) WHERE owner = \(owner) AND \(visible(kind))
                """)
    }
}
