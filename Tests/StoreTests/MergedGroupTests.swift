import Core
import Foundation
import GRDB
import Store
import TestSupport
import Testing

/// What becomes of a group's rows when it becomes one with another: of every table that the schema has, today's and
/// tomorrow's.
struct MergedGroupTests {
    private struct Reference: Sendable {
        let table: String
        let column: String
    }

    /// Kept by triggers for each owner.
    private static let derived: Set<String> = ["nameStamp", "newestShare"]

    private static func references(to tables: [String], in db: Database) throws -> [Reference] {
        let names = try String.fetchAll(db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid")
        return try names.flatMap { name in
            try db.foreignKeys(on: name).filter { tables.contains($0.destinationTable) }.map {
                Reference(table: name, column: $0.mapping[0].origin)
            }
        }.filter { $0.column != "id" }
    }

    /// A row with the least that its table asks for, which names `id` in a column.
    private static func insert(_ reference: Reference, _ id: Int64, in db: Database) throws {
        var values = [reference.column: "\(id)"]
        let keys = try db.foreignKeys(on: reference.table)
        for column in try db.columns(in: reference.table)
        where column.isNotNull && column.defaultValueSQL == nil && values[column.name] == nil {
            let key = keys.first { $0.mapping[0].origin == column.name }
            let given = key.map { "(SELECT min(id) FROM \($0.destinationTable))" }
            values[column.name] = given ?? (column.type == "TEXT" ? "'2026-03-14T09:00'" : "7")
        }
        let columns = values.keys.sorted(), list = columns.compactMap { values[$0] }.joined(separator: ", ")
        try db.execute(sql: "INSERT INTO \(reference.table) (\(columns.joined(separator: ", "))) VALUES (\(list))")
    }

    @Test func `All that names the newer group, or its chat, names the older one afterwards`() async throws {
        let fixture = try await Fixture()
        let (ben, old) = (fixture.ben, fixture.groupChat)
        try await fixture.store.write { transaction in
            let db = transaction.db
            let new = try transaction.chat(.test("-100"), isGroup: true, title: "W", person: ben, defaults: .test)
            let owned = try Self.references(to: ["owner", "groupChat"], in: db).filter {
                $0.table != "chat" && !Self.derived.contains($0.table)
            }
            let said = try Self.references(to: ["chat"], in: db)
            #expect(owned.count > 20 && said.count > 5)
            // What the rows say does not matter here.
            try db.execute(sql: "PRAGMA ignore_check_constraints = 1")
            try transaction.withoutJournal {
                for reference in owned { try Self.insert(reference, new.owner.rawValue, in: db) }
                for reference in said { try Self.insert(reference, new.id.rawValue, in: db) }
            }
            try db.execute(sql: "PRAGMA ignore_check_constraints = 0")
            let count = { (reference: Reference, id: Int64) in
                try Int.fetchOne(
                    db, sql: "SELECT count(*) FROM \(reference.table) WHERE \(reference.column) = \(id)") ?? 0
            }
            let before = try owned.map { try count($0, old.owner.rawValue) }
            try transaction.migrate(chat: .test("-1"), to: .test("-100"))
            for (reference, before) in zip(owned, before) {
                #expect(try count(reference, old.owner.rawValue) > before, "\(reference)")
            }
            for reference in said { #expect(try count(reference, old.id.rawValue) > 0, "\(reference)") }
            #expect(try transaction.chat(.test("-100"))?.owner == old.owner)
        }
    }

    @Test func `What both have and can be there only once is there once`() async throws {
        let fixture = try await Fixture()
        let (ben, old) = (fixture.ben, fixture.groupChat)
        try await fixture.store.write { transaction in
            let db = transaction.db
            let new = try transaction.chat(.test("-100"), isGroup: true, title: "W", person: ben, defaults: .test)
            for owner in [old.owner, new.owner] {
                try transaction.withoutJournal {
                    try db.execute(
                        sql: """
                            INSERT INTO heading (owner, name, holdsFavourites) VALUES (\(owner), 'Best', 1);
                            INSERT INTO taskFilter (owner, name, code) VALUES (\(owner), 'Mine', 'x');
                            INSERT INTO feedAddress (owner, token, createdAt) VALUES (\(owner), '\(owner)' || hex(zeroblob(10)), 0);
                            """)
                }
            }
            try transaction.migrate(chat: .test("-1"), to: .test("-100"))
            let counts = try ["heading", "taskFilter", "feedAddress"].map {
                try Int.fetchOne(db, sql: "SELECT count(*) FROM \($0) WHERE owner = \(old.owner)")
            }
            #expect(counts == [2, 1, 1])
            #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM heading WHERE holdsFavourites") == 1)
        }
    }
}
