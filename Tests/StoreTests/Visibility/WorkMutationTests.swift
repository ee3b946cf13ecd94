import Core
import GRDB
import TestSupport
import Testing

@testable import Store

/// Changes each condition of who may put something on a list, one at a time, and asks whether anybody would notice.
struct WorkMutationTests {
    @Test func `No condition of who works on a list can be changed without being noticed`() async throws {
        let fixture = try await Fixture()
        try await fixture.store.write { transaction throws in
            let db = transaction.db
            try db.pauseJournal()
            let lists = try Self.lists(of: Company(of: fixture.ana, db), fixture.ana, db)
            let eyes = Viewpoint(viewer: fixture.ana.owner, actor: fixture.ana, now: Fixture.start)
            let rule = Visibility.workable("t", from: eyes).sql
            let mutants = VisibilityMutationTests.changeSlips.flatMap {
                VisibilityMutationTests.mutants(of: rule, $0.0, $0.1)
            }
            #expect(mutants.count > 10)
            #expect(try Self.isRight(rule, lists, db))
            for mutant in mutants { #expect(try !Self.isRight(mutant, lists, db), "\(mutant)") }
            try db.pauseJournal(false)
        }
    }

    /// Who may put something on which lists; all of them are Ana's.
    private static func lists(
        of company: Company, _ ana: PersonID, _ db: Database
    ) throws -> [(person: PersonID, lists: Set<Int64>)] {
        let all = try company.cases.map { one in
            let list = try Int64.fetchOne(
                db, sql: "SELECT heading FROM task WHERE id = (SELECT coalesce(parent, id) FROM task WHERE id = ?)",
                arguments: [one.task])
            return (one: one, list: list)
        }
        return all.map { pair in
            (pair.one.person, pair.one.changes && pair.one.tie == .worker ? Set([pair.list].compactMap(\.self)) : [])
        } + [(ana, Set(all.compactMap(\.list)))]
    }

    private static func isRight(
        _ rule: String, _ lists: [(person: PersonID, lists: Set<Int64>)], _ db: Database
    ) throws -> Bool {
        let ids = Set(lists.flatMap(\.lists)).map(String.init).joined(separator: ", ")
        return try lists.allSatisfy { one in
            let eyes = Viewpoint(viewer: one.person.owner, actor: one.person, now: Fixture.start)
            let query = Query(
                sql: "SELECT t.id FROM heading AS t WHERE t.id IN (\(ids)) AND \(rule)",
                values: Visibility.workable("t", from: eyes).values)
            return try Set(Int64.fetchAll(db, literal: query)) == one.lists
        }
    }
}
