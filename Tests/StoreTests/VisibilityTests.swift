import Core
import Foundation
import GRDB
import Store
import Testing

/// Asks the one SQL rule about every kind of thing, every owner and every viewer.
struct VisibilityTests {
    fileprivate enum Party: CaseIterable { case ana, ben, group }

    /// The rule in Swift, written apart from the SQL: one sees and changes one's own, and a group what is the group's.
    private static func sees(_ viewer: Party, _ owner: Party) -> Bool {
        switch (viewer, owner) {
        case (.ana, .ana), (.ben, .ben), (.group, .group): true
        case (.ana, .ben), (.ana, .group), (.ben, .ana), (.ben, .group), (.group, .ana), (.group, .ben): false
        }
    }

    @Test(arguments: ThingKind.allCases)
    func `The rule is the table's, in listings and in single looks`(kind: ThingKind) async throws {
        let fixture = try await Fixture()
        for owner in Party.allCases {
            let thing = try await fixture.session(of: owner) { try $0.make(kind) }
            for viewer in Party.allCases {
                let expected = Self.sees(viewer, owner)
                try await fixture.session(of: viewer) { session throws in
                    #expect(try session.sees(thing) == expected)
                    #expect(try session.mayChange(thing) == expected)
                    #expect(try session.listed(kind).contains(thing.id) == expected)
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
}

extension Fixture {
    @discardableResult
    fileprivate func session<T: Sendable>(
        of party: VisibilityTests.Party, _ body: @Sendable (Session) throws -> T
    ) async throws -> T {
        switch party {
        case .ana: try await piece(.ana, body)
        case .ben: try await piece(.ben, body)
        case .group: try await together(.ana, body)
        }
    }
}

extension Session {
    fileprivate func make(_ kind: ThingKind) throws -> Thing {
        switch kind {
        case .place: .place(try pin("gym"))
        case .note: .note(try note("squats"))
        case .heading:
            try change(.add, "Heading") {
                .heading(try HeadingRecord(owner: viewer, name: "gym").insertedAnew(db).id)
            }
        case .reminder:
            try change(.add, "Reminder") {
                let new = ReminderRecord(owner: viewer, text: "gym", due: now, isWallTime: true, createdAt: now)
                return .reminder(try new.insertedAnew(db).id)
            }
        }
    }

    fileprivate func listed(_ kind: ThingKind) throws -> [Int64] {
        try Int64.fetchAll(
            db, literal: "SELECT t.id FROM \(sql: kind.rawValue) AS t WHERE \(visible(kind, as: "t"))")
    }
}
