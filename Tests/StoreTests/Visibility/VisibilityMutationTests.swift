import Core
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Store

/// Changes each condition of who may see what, one at a time, and asks whether the crowd would notice.
struct VisibilityMutationTests {
    @Test(arguments: [ThingKind.note, .place, .task])
    func `No condition of the rule can be changed without being noticed`(kind: ThingKind) async throws {
        let crowd = try await Crowd.shared.value
        try await crowd.fixture.store.read { transaction throws in
            let eyes = Viewpoint(viewer: crowd.fixture.ana.owner, actor: crowd.fixture.ana, now: Fixture.start)
            let rule = Visibility.visible(kind, as: "t", from: eyes).sql
            let looks = CrowdLooks(crowd, at: kind)
            try RuleMutants.expectNoticed("visible \(kind.rawValue)", rule) { try looks.areRight($0, transaction.db) }
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
            let looks = CrowdLooks(crowd, at: .note)
            try RuleMutants.expectNoticed("barrier", view) { mutant in
                try db.execute(sql: "DROP VIEW barrier; \(mutant)")
                return try looks.areRight(rule, db)
            }
        }
    }
}
