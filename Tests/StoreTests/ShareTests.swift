import Core
import GRDB
import Store
import TestSupport
import Testing

/// The table of all that is shared says what the things say, whatever happens to them.
struct ShareTests {
    private static let kinds = ThingKind.shareable.map(\.rawValue)
    private static let shared = kinds.map {
        "SELECT owner, '\($0)' AS kind, id AS thing, audience, coalesce(sharedAt, 0) AS at FROM \($0) WHERE audience <> 'only_me'"
    }.joined(separator: " UNION ALL ")

    @Test(arguments: 1...4) func `Things that are made, shared, given away and deleted`(seed: UInt64) async throws {
        let fixture = try await Fixture()
        try await fixture.store.write { transaction in
            let db = transaction.db
            try db.pauseJournal()
            var random = SeededRandom(seed: seed)
            let owners = try (0..<3).map { try db.makePerson("person \($0)").owner }
            for step in 0..<200 {
                try Self.change(by: &random, owners, step, db)
            }
            try Self.compare(db)
            #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM share") ?? 0 > 20)
            try db.execute(sql: "DELETE FROM owner WHERE id = ?", arguments: [owners[0]])
            try Self.compare(db)
            try db.pauseJournal(false)
        }
    }

    private static func change(
        by random: inout SeededRandom, _ owners: [OwnerID], _ step: Int, _ db: Database
    ) throws {
        let kind = try #require(ThingKind.shareable.randomElement(using: &random))
        let owner = try #require(owners.randomElement(using: &random))
        let audience = try #require(Audience.allCases.randomElement(using: &random))
        let table = kind.rawValue
        let any = "(SELECT id FROM \(table) ORDER BY id LIMIT 1 OFFSET \(Int.random(in: 0..<4, using: &random)))"
        switch Int.random(in: 0..<5, using: &random) {
        case 0: try db.execute(sql: "DELETE FROM \(table) WHERE id = \(any)")
        case 1:
            try db.execute(
                sql: "UPDATE \(table) SET audience = ?, sharedAt = ? WHERE id = \(any)",
                arguments: [audience.rawValue, audience == .onlyMe ? nil : step])
        case 2: try db.execute(sql: "UPDATE \(table) SET owner = ? WHERE id = \(any)", arguments: [owner])
        default: _ = try db.make(kind, of: owner, audience)
        }
    }

    private static func compare(_ db: Database) throws {
        let said = try Row.fetchAll(db, sql: "SELECT * FROM (\(shared)) ORDER BY kind, thing")
        let kept = try Row.fetchAll(
            db, sql: "SELECT owner, kind, thing, audience, sharedAt AS at FROM share ORDER BY kind, thing")
        #expect(said == kept)
        let newest = ["audience IN ('followers', 'everyone')", "audience = 'close_friends'"]
            .map { "max(iif(\($0), at, NULL))" }.joined(separator: ", ")
        let last = try Row.fetchAll(
            db, sql: "SELECT owner AS owner, \(newest) FROM (\(shared)) GROUP BY owner ORDER BY owner")
        let known = try Row.fetchAll(
            db, sql: "SELECT * FROM newestShare WHERE owner IN (SELECT owner FROM share) ORDER BY owner")
        #expect(last.map { Array($0.databaseValues) } == known.map { Array($0.databaseValues) })
        let left = "owner NOT IN (SELECT owner FROM share) AND coalesce(openAt, closeAt) IS NOT NULL"
        #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM newestShare WHERE \(left)") == 0)
    }
}
