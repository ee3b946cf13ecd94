import Core
import GRDB
import TestSupport
import Testing

@testable import Store

/// Who sees and changes what is to be done by several.
struct CompanyTests {
    @Test func `Each sees and changes what they have to do with, and nothing of what others have`() async throws {
        let fixture = try await Fixture()
        try await fixture.store.write { transaction throws in
            let db = transaction.db
            try db.pauseJournal()
            let company = try Company(of: fixture.ana, db)
            for one in company.cases {
                let session = try Session(fixture, transaction, as: one.person.owner, one.person)
                for task in company.tasks {
                    let thing = Thing.task(TaskID(task))
                    let isMeant = task == one.task
                    #expect(try session.sees(thing) == company.seen(by: one).contains(task), "\(one)")
                    #expect(try session.mayChange(thing) == (isMeant && one.changes), "\(one)")
                }
            }
            #expect(try company.isRight(db, changing: false) { Visibility.visible(.task, as: "t", from: $0) })
            #expect(try company.isRight(db, changing: true) { Visibility.changeable(.task, as: "t", from: $0) })
        }
    }

    @Test func `Only whoever a bundle was shared with by name may tick it`() async throws {
        let fixture = try await Fixture()
        try await fixture.store.write { transaction throws in
            let db = transaction.db
            try db.pauseJournal()
            let company = try Company(of: fixture.ana, db)
            for one in company.cases {
                guard let ticks = one.tie.ticks, let bundle = try Self.bundle(of: one.task, db) else { continue }
                let session = try Session(fixture, transaction, as: one.person.owner, one.person)
                #expect(try session.mayWork(on: bundle) == (one.meets && ticks), "\(one)")
                #expect(try !session.mayChange(bundle))
                let owner = try Session(fixture, transaction, as: fixture.ana.owner, fixture.ana)
                #expect(try owner.mayWork(on: bundle) && owner.mayChange(bundle))
                let group = try Session(fixture, transaction, as: fixture.groupChat.owner, one.person)
                #expect(try !group.mayWork(on: bundle))
            }
        }
    }

    private static func bundle(of task: Int64, _ db: Database) throws -> Thing? {
        try BundleID.fetchOne(
            db,
            sql: """
                SELECT bundle FROM bundleEntry
                WHERE task = (SELECT id FROM task WHERE id = ?) OR task = (SELECT parent FROM task WHERE id = ?)
                """,
            arguments: [task, task]
        ).map { .bundle($0) }
    }

    @Test func `Only whoever works on a list may put something on it`() async throws {
        let fixture = try await Fixture()
        try await fixture.store.write { transaction throws in
            let db = transaction.db
            try db.pauseJournal()
            let company = try Company(of: fixture.ana, db)
            for one in company.cases {
                let list = try HeadingID.fetchOne(
                    db, sql: "SELECT heading FROM task WHERE id = (SELECT coalesce(parent, id) FROM task WHERE id = ?)",
                    arguments: [one.task])
                guard let list else { continue }
                let session = try Session(fixture, transaction, as: one.person.owner, one.person)
                #expect(try session.mayWork(on: .heading(list)) == (one.changes && one.tie == .worker), "\(one)")
                let owner = try Session(fixture, transaction, as: fixture.ana.owner, fixture.ana)
                #expect(try owner.mayWork(on: .heading(list)))
                // In a group nobody is chosen for anything.
                let group = try Session(fixture, transaction, as: fixture.groupChat.owner, one.person)
                #expect(try !group.mayWork(on: .heading(list)) && !group.mayChange(.task(TaskID(one.task))))
            }
        }
    }
}
