import Core
import Foundation
import GRDB
import Store
import TestSupport
import Testing

struct SchemaTests {
    @Test(arguments: [
        "INSERT INTO place (owner, name, latitude, longitude, rank, createdAt) VALUES (1, '', 0, 0, 1, 1)",
        "INSERT INTO place (owner, name, latitude, longitude, rank, createdAt) VALUES (1, printf('%0101d', 1), 0, 0, 1, 1)",
        "INSERT INTO place (owner, name, latitude, longitude, rank, createdAt) VALUES (1, 'x', 90.01, 0, 1, 1)",
        "INSERT INTO place (owner, name, latitude, longitude, rank, createdAt) VALUES (1, 'x', 0, -180.01, 1, 1)",
        "INSERT INTO place (owner, name, latitude, longitude, rank, createdAt) VALUES (1, 'x', 'north', 0, 1, 1)",
        "INSERT INTO place (owner, name, latitude, longitude, rank, createdAt) VALUES (99, 'x', 0, 0, 1, 1)",
        "INSERT INTO place (id, owner, name, latitude, longitude, rank, createdAt) VALUES (0, 1, 'x', 0, 0, 1, 1)",
        "UPDATE place SET accuracy = -1",
        "INSERT INTO note (owner, text, rank, createdAt) VALUES (1, NULL, 1, 1)",
        "INSERT INTO note (owner, place, text, rank, createdAt) VALUES (1, 99, 'x', 1, 1)",
        "INSERT INTO note (owner, place, heading, text, rank, createdAt) VALUES (1, 1, 1, 'x', 1, 1)",
        "INSERT INTO photo (hash, name, rank, createdAt) VALUES (printf('%064d', 1), 'x', 1, 1)",
        "INSERT INTO photo (note, place, hash, name, rank, createdAt) VALUES (1, 1, printf('%064d', 1), 'x', 1, 1)",
        "INSERT INTO photo (note, hash, name, rank, createdAt) VALUES (1, 'short', 'x', 1, 1)",
        "INSERT INTO placeLabel (place, label) VALUES (1, 'sport'), (1, 'sport')",
        "INSERT INTO owner (kind) VALUES ('company')",
        "INSERT INTO identity (person, messenger, externalID, displayName) VALUES (1, 'telegram', 'ben', 'x')",
        "INSERT INTO chat (messenger, externalID, owner, isGroup) VALUES ('telegram', 'ben', 1, 0)",
        "UPDATE person SET firstWeekday = 0",
        "UPDATE person SET clock = 13",
        "UPDATE person SET mapsApp = 'bing'",
        "INSERT INTO outbox (chat, class, kind, createdAt) VALUES (1, 'reply', 'message', 1)",
        "INSERT INTO outbox (chat, class, kind, payload, createdAt) VALUES (1, 'urgent', 'message', '{}', 1)",
        "INSERT INTO outbox (chat, class, kind, payload, createdAt) VALUES (1, 'reply', 'edit', '{}', 1)",
        "INSERT INTO journal (id) VALUES (2)",
    ])
    func `The schema itself refuses`(sql: String) async throws {
        let fixture = try await Fixture()
        try await fixture.piece { session in
            try session.note("squats", at: session.pin("gym"))
            try session.change(.add, "heading") {
                _ = try HeadingRecord(owner: session.viewer, name: "gym").insertedAnew(session.db)
            }
            #expect(throws: DatabaseError.self) {
                try session.change(.change, "bad") { try session.db.execute(sql: sql) }
            }
        }
    }

    @Test(arguments: [
        "SELECT max(rank) FROM task WHERE owner = 1", "SELECT max(rank) FROM note WHERE owner = 1",
        "SELECT max(rank) FROM place WHERE owner = 1",
    ])
    func `Where a new thing goes is found without a look at those of others`(sql: String) async throws {
        let fixture = try await Fixture()
        let plan = try await fixture.store.read { transaction in
            try Row.fetchAll(transaction.db, sql: "EXPLAIN QUERY PLAN \(sql)").map { $0["detail"] as String }
        }
        #expect(plan.contains { $0.contains("(owner=?)") }, "\(plan)")
        #expect(!plan.contains { $0.hasPrefix("SCAN") }, "\(plan)")
    }

    @Test func `Journaled tables hold nothing that JSON cannot, and number their rows once for ever`() async throws {
        let fixture = try await Fixture()
        let faults = try await fixture.store.read { transaction in
            try ["place", "placeLabel", "heading", "note", "photo", "person", "groupChat"].flatMap { table in
                let blobs = try transaction.db.columns(in: table).filter {
                    !["INTEGER", "REAL", "TEXT"].contains($0.type)
                }
                let sql = try String.fetchOne(
                    transaction.db, sql: "SELECT sql FROM sqlite_master WHERE name = ?", arguments: [table])
                let isNumbered = sql?.contains("AUTOINCREMENT") == true || ["person", "groupChat"].contains(table)
                return blobs.map(\.name) + (isNumbered ? [] : [table])
            }
        }
        #expect(faults == [])
    }

    @Test func `A new row comes back with its id and all its values`() async throws {
        let fixture = try await Fixture()
        let point = try #require(Coordinate(latitude: -12.345678901234567, longitude: 179.99999999999997))
        let date = Date(timeIntervalSince1970: 1_773_000_000.123456)
        try await fixture.piece { session in
            let new = PlaceRecord(
                owner: session.viewer, name: "Ü 日本", coordinate: point, accuracy: 0.1, address: "x", colour: "red",
                icon: "💪", rank: 1.0 / 3, createdAt: date)
            var kept = try session.change(.add, "x") { try new.insertedAnew(session.db) }
            #expect(kept.id != .unsaved)
            #expect(kept.createdAt.stored == date.stored)
            #expect(kept.coordinate == point)
            kept.name = "other"
            try session.change(.change, "x") {
                try session.db.run("UPDATE place SET name = \(kept.name) WHERE id = \(kept.id)")
            }
            #expect(try PlaceRecord.fetchAll(session.db, literal: "SELECT * FROM place") == [kept])
        }
    }

    @Test func `Near is asked of the boxes, which follow every change and undo`() async throws {
        let fixture = try await Fixture()
        func found() async throws -> [String] {
            try await fixture.store.read {
                try String.fetchAll(
                    $0.db,
                    sql: """
                        SELECT name FROM placeBox JOIN place USING (id)
                        WHERE maxLatitude >= 48 AND minLatitude <= 49 AND maxLongitude >= 16 AND minLongitude <= 17
                        """)
            }
        }
        try await fixture.piece { session in
            try session.pin("gym", latitude: 48.5, longitude: 16.5)
            try session.pin("far", latitude: 50, longitude: 16.5)
        }
        #expect(try await found() == ["gym"])
        let moved = try await fixture.piece { try $0.edit("UPDATE place SET latitude = 48.7 WHERE name = 'far'") }
        #expect(try await found() == ["gym", "far"])
        try await fixture.piece { _ = try $0.undo(#require(moved)) }
        #expect(try await found() == ["gym"])
        let gone = try await fixture.piece { try $0.edit("DELETE FROM place", kind: .delete) }
        #expect(try await fixture.count("placeBox") == 0)
        try await fixture.piece { _ = try $0.undo(#require(gone)) }
        #expect(try await found() == ["gym"])
    }

    @Test(arguments: [
        ("gym", ["place 1"]), ("GYM", ["place 1"]), ("munche", ["note 1"]), ("münchen", ["note 1"]), ("eb", ["note 1"]),
        ("spo", ["place 1"]), ("ring", ["place 1"]), ("todo", ["heading 1"]), ("squash", []),
    ])
    func `Search finds words and their beginnings, without regard to case and diacritics`(
        word: String, found: [String]
    ) async throws {
        let fixture = try await Fixture()
        try await fixture.piece { session in
            let place = try session.pin("Gym")
            try session.edit("UPDATE place SET address = 'Ringstraße 1'")
            try session.edit("INSERT INTO placeLabel (place, label) VALUES (?, 'old')", [place])
            try session.edit("UPDATE placeLabel SET label = 'Sport'")
            try session.note("Train to MÜNCHEN, see Eb", at: place)
            try session.change(.add, "h") {
                _ = try HeadingRecord(owner: session.viewer, name: "Todo").insertedAnew(session.db)
            }
        }
        let rows = try await fixture.store.read { transaction in
            try String.fetchAll(
                transaction.db,
                sql: """
                    SELECT substr('place   note    heading remind  ', rowid % 16 * 8 + 1, 8) || (rowid / 16) FROM search
                    WHERE search MATCH ? ORDER BY rowid
                    """, arguments: [FTS5Pattern(matchingAllPrefixesIn: word).map { "text : (\($0.rawPattern))" }]
            )
            .map { $0.split(separator: " ").joined(separator: " ") }
        }
        #expect(rows == found)
        let gone = try await fixture.piece { try $0.edit("DELETE FROM place", kind: .delete) }
        #expect(try await fixture.count("search") == 1)
        try await fixture.piece { _ = try $0.undo(#require(gone)) }
        #expect(try await fixture.count("search") == 3)
    }
}
