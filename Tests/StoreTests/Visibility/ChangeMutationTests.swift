import Core
import GRDB
import TestSupport
import Testing

@testable import Store

/// Changes each condition of who may change what, one at a time, and asks whether anybody would notice.
struct ChangeMutationTests {
    @Test(arguments: [ThingKind.note, .task])
    func `No condition of who may change can be changed without being noticed`(kind: ThingKind) async throws {
        let fixture = try await Fixture()
        try await fixture.store.write { transaction throws in
            let db = transaction.db
            try db.pauseJournal()
            let cases = try GroupCases(kind, fixture, db)
            let company = try Company(of: fixture.ana, db)
            let rule = Visibility.changeable(kind, as: "t", from: fixture.anasEyes).sql
            try RuleMutants.expectNoticed("changeable \(kind.rawValue)", rule) { mutant in
                func changed(_ eyes: Viewpoint) -> Query {
                    Query(sql: mutant, values: Visibility.changeable(kind, as: "t", from: eyes).values)
                }
                return try cases.isRight(db, changed)
                    && (kind != .task || company.isRight(db, changing: true, changed))
            }
            try db.pauseJournal(false)
        }
    }

    @Test(arguments: [ThingKind.heading, .bundle])
    func `No condition of who works on a list or a bundle can be changed without being noticed`(
        kind: ThingKind
    ) async throws {
        let fixture = try await Fixture()
        try await fixture.store.write { transaction throws in
            let db = transaction.db
            try db.pauseJournal()
            let cases = try GroupCases(kind, fixture, db)
            let company = try Company(of: fixture.ana, db)
            let rule = Visibility.workable(kind, as: "t", from: fixture.anasEyes).sql
            try RuleMutants.expectNoticed("workable \(kind.rawValue)", rule) { mutant in
                func worked(_ eyes: Viewpoint) -> Query {
                    Query(sql: mutant, values: Visibility.workable(kind, as: "t", from: eyes).values)
                }
                // No rule of a group's says who works on its lists.
                return try (kind == .heading || cases.isRight(db, worked))
                    && Self.worksRight(kind, company, fixture.ana, db, worked)
            }
            try db.pauseJournal(false)
        }
    }

    /// Whether each may work on those of Ana's lists or bundles that they should.
    private static func worksRight(
        _ kind: ThingKind, _ company: Company, _ ana: PersonID, _ db: Database, _ rule: (Viewpoint) -> Query
    ) throws -> Bool {
        let shared = try company.cases.map { one in (one: one, thing: try thing(kind, of: one.task, db)) }
        let all = Set(shared.compactMap(\.thing))
        let workers = shared.map { pair in
            let isMeant = kind == .heading ? pair.one.tie == .worker : pair.one.tie.ticks == true
            return (pair.one.person, pair.one.meets && isMeant ? Set([pair.thing].compactMap(\.self)) : [])
        }
        return try (workers + [(ana, all)]).allSatisfy { person, meant in
            let eyes = Viewpoint(viewer: person.owner, actor: person, now: Fixture.start)
            let query: Query = """
                SELECT t.id FROM \(sql: kind.rawValue) AS t
                WHERE t.id IN (\(sql: all.map(String.init).joined(separator: ", "))) AND \(rule(eyes))
                """
            return try Set(Int64.fetchAll(db, literal: query)) == meant
        }
    }

    /// The list, or the bundle of Ana's, that a task is in, or that its whole is in.
    private static func thing(_ kind: ThingKind, of task: Int64, _ db: Database) throws -> Int64? {
        let whole = try Int64.fetchOne(db, sql: "SELECT coalesce(parent, id) FROM task WHERE id = ?", arguments: [task])
        return try Int64.fetchOne(
            db,
            sql: kind == .heading
                ? "SELECT heading FROM task WHERE id = ?"
                : """
                SELECT bundle.id FROM bundleEntry JOIN bundle ON bundle.id = bundleEntry.bundle
                    JOIN task ON task.id = bundleEntry.task
                WHERE task.id = ? AND bundle.owner = task.owner
                """,
            arguments: [whole])
    }
}

extension Fixture {
    /// Any would do: only the text of a rule is asked for.
    fileprivate var anasEyes: Viewpoint { Viewpoint(viewer: ana.owner, actor: ana, now: Self.start) }
}
