import Core
import Foundation
import GRDB
import Logging
import Store
import TestSupport
import Testing

struct JournalTests {
    @Test(arguments: [
        "INSERT INTO heading (owner, name) VALUES (1, 'gym')",
        "UPDATE place SET name = 'x'",
        "DELETE FROM place",
        "UPDATE note SET text = 'x'",
        "DELETE FROM note",
        "INSERT INTO placeLabel (place, label) SELECT id, 'x' FROM place",
        "INSERT INTO photo (place, hash, name, rank, createdAt) SELECT id, printf('%064d', 1), 'p', 1, 1 FROM place",
        "UPDATE person SET units = 'imperial'",
        "UPDATE groupChat SET clock = 12",
    ])
    func `A journaled write without an open entry is refused`(sql: String) async throws {
        let fixture = try await Fixture()
        try await fixture.piece { try $0.note("squats", at: $0.pin("gym")) }
        let before = try await fixture.dump()
        await #expect(throws: DatabaseError.self) {
            try await fixture.store.write { try $0.db.execute(sql: sql) }
        }
        #expect(try await fixture.dump() == before)
    }

    @Test func `An entry that changed nothing is not kept`() async throws {
        let fixture = try await Fixture()
        let entry = try await fixture.piece { session in
            try session.pin("gym")
            let pinned = session.lastEntry
            try session.edit("UPDATE place SET name = 'gym'")
            #expect(session.lastEntry == pinned)
            return pinned
        }
        #expect(entry != nil)
        #expect(try await fixture.count("entry") == 1)
    }

    @Test func `A change that throws leaves nothing, and the piece may go on`() async throws {
        struct Stop: Error {}
        let fixture = try await Fixture()
        try await fixture.piece { session in
            #expect(throws: Stop.self) {
                try session.change(.add, "x") {
                    try session.pin("lost")
                    throw Stop()
                }
            }
            #expect(session.lastEntry == nil)
            try session.pin("kept")
        }
        let names = try await fixture.store.read { try String.fetchAll($0.db, sql: "SELECT name FROM place") }
        #expect(names == ["kept"])
        #expect(try await fixture.count("entry") == 1)
    }

    @Test func `A change within a change joins the outer entry`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { session in
            try session.change(.add, "Both") {
                try session.pin("one")
                try session.pin("two")
            }
        }
        let titles = try await fixture.store.read { try String.fetchAll($0.db, sql: "SELECT title FROM entry") }
        #expect(titles == ["Both"])
        #expect(try await fixture.count("change") == 2)
    }

    @Test func `A row is written by column name, numbers to the last digit`() async throws {
        let fixture = try await Fixture()
        let latitude = 48.208174000000003 + 1e-14
        try await fixture.piece { try $0.pin("gym", latitude: latitude, longitude: 0.1 + 0.2) }
        let row = try await fixture.store.read { transaction in
            try Row.fetchOne(
                transaction.db,
                sql: """
                    SELECT old IS NULL, json_extract(new, '$.latitude') = latitude,
                        json_extract(new, '$.longitude') = longitude, json_extract(new, '$.name') = 'gym',
                        json_type(new, '$.address') = 'null' FROM change JOIN place
                    """
            ).map { row in row.databaseValues.map { $0 == true.databaseValue } }
        }
        #expect(row == [true, true, true, true, true])
    }

    @Test func `A cascade is written too, children before their parent`() async throws {
        let fixture = try await Fixture()
        let tables = try await fixture.piece { session in
            let place = try session.pin("gym")
            let note = try session.note("squats", at: place)
            try session.edit("INSERT INTO placeLabel (place, label) VALUES (?, 'sport')", [place])
            try session.edit(
                "INSERT INTO photo (note, hash, name, rank, createdAt) VALUES (?, printf('%064d', 1), 'p', 1, 1)",
                [note])
            let entry = try session.edit("DELETE FROM place", kind: .delete)
            return try String.fetchAll(
                session.db, sql: "SELECT tableName FROM change WHERE entry = ? AND new IS NULL ORDER BY id",
                arguments: [entry])
        }
        #expect(tables.last == "place")
        #expect(tables.sorted() == ["note", "photo", "place", "placeLabel"])
        #expect(try #require(tables.firstIndex(of: "photo")) < #require(tables.firstIndex(of: "note")))
    }

    @Test func `A replaced row is written as deleted and inserted`() async throws {
        let fixture = try await Fixture()
        let kinds = try await fixture.piece { session in
            let place = try session.pin("gym")
            try session.edit("INSERT INTO placeLabel (id, place, label) VALUES (7, ?, 'sport')", [place])
            let entry = try session.edit("REPLACE INTO placeLabel (id, place, label) VALUES (7, ?, 'fun')", [place])
            return try Bool.fetchAll(
                session.db, sql: "SELECT old IS NULL FROM change WHERE entry = ? ORDER BY id", arguments: [entry])
        }
        #expect(kinds == [false, true])
    }

    @Test func `Being welcomed needs no entry and happens once`() async throws {
        let fixture = try await Fixture()
        let answers = try await fixture.piece { [try $0.welcome(), try $0.welcome()] }
        #expect(answers == [true, false])
        #expect(try await fixture.count("entry") == 0)
    }

    @Test func `Opening a file again leaves its triggers alone`() async throws {
        let fixture = try await Fixture()
        func version() async throws -> Int? {
            try await fixture.store.read { try Int.fetchOne($0.db, sql: "PRAGMA schema_version") }
        }
        let before = try await version()
        let again = try PeopleStore(path: fixture.path, logger: Logger(label: "test"))
        try again.close()
        #expect(try await version() == before)
    }

    @Test func `Triggers follow a table that a migration changed`() async throws {
        let fixture = try await Fixture()
        try await fixture.store.write { try $0.db.execute(sql: "ALTER TABLE place ADD COLUMN phone TEXT") }
        let again = try PeopleStore(path: fixture.path, logger: Logger(label: "test"))
        defer { try? again.close() }
        try await fixture.piece { session in
            try session.pin("gym")
            try session.edit("UPDATE place SET phone = '1'")
        }
        let phones = try await fixture.store.read {
            try String.fetchAll($0.db, sql: "SELECT json_extract(new, '$.phone') FROM change WHERE old IS NOT NULL")
        }
        #expect(phones == ["1"])
    }
}
