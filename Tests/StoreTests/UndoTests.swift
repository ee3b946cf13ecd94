import Core
import Foundation
import GRDB
import Logging
import Store
import TestSupport
import Testing

struct UndoTests {
    @Test func `A new thing goes away and comes back under its id`() async throws {
        let fixture = try await Fixture()
        let place = try await fixture.piece { try $0.pin("gym") }
        let pinned = try await fixture.dump()
        let undo = try await fixture.piece { try $0.undo(#require(try $0.newestUndoable()).id) }
        #expect(undo.status == .done)
        #expect(undo.title == "Pinned gym")
        #expect(undo.touched == [.place(place)])
        #expect(try await fixture.count("place") == 0)
        let redo = try await fixture.piece { try $0.undo(#require(undo.entry)) }
        #expect(redo.status == .done)
        #expect(try await fixture.dump() == pinned)
    }

    @Test func `A deleted place comes back with all that hung on it, and goes again`() async throws {
        let fixture = try await Fixture()
        let full = try await fixture.piece { session in
            let place = try session.pin("gym", latitude: 48.208174, longitude: 16.373819)
            let note = try session.note("squats", at: place)
            try session.note("loose")
            try session.change(.add, "more") {
                try session.db.execute(
                    sql: """
                        INSERT INTO placeLabel (place, label) VALUES (\(place), 'sport'), (\(place), 'ü "quoted" 日本');
                        INSERT INTO photo (note, hash, name, rank, createdAt)
                            VALUES (\(note), printf('%064d', 1), 'a.jpg', 0.1, 1773000000.123);
                        INSERT INTO photo (place, hash, name, rank, createdAt)
                            VALUES (\(place), printf('%064d', 2), 'b.jpg', 1e-9, 2);
                        """)
            }
            return try session.transaction.dump()
        }
        let deleted = try await fixture.piece { session in
            try session.edit("DELETE FROM place", kind: .delete)
            return try session.transaction.dump()
        }
        let undo = try await fixture.piece { try $0.undo(#require(try $0.trash().first).id) }
        #expect(undo.status == .done)
        #expect(try await fixture.dump() == full)
        let redo = try await fixture.piece { try $0.undo(#require(undo.entry)) }
        #expect(redo.status == .done)
        #expect(try await fixture.dump() == deleted)
        let again = try await fixture.piece { try $0.undo(#require(try $0.trash().first).id) }
        #expect(again.status == .done)
        #expect(try await fixture.dump() == full)
    }

    @Test func `Only the columns that still hold the change are given back, the others are named`() async throws {
        let fixture = try await Fixture()
        let undo = try await fixture.piece { session in
            try session.pin("gym")
            let entry = try session.edit("UPDATE place SET name = 'Gym', colour = 'red', icon = '💪'")
            try session.edit("UPDATE place SET name = 'Fitness'")
            return try session.undo(#require(entry))
        }
        #expect(undo.status == .partly)
        #expect(undo.kept.map(\.columns) == [["name"]])
        #expect(undo.kept.map(\.reason) == [.changedSince])
        let place = try await fixture.store.read { try PlaceRecord.fetchOne($0.db, literal: "SELECT * FROM place") }
        #expect(place?.name == "Fitness")
        #expect(place?.colour == nil)
        #expect(place?.icon == nil)
    }

    @Test func `Settings go back, and the session speaks by them at once`() async throws {
        let fixture = try await Fixture()
        let before = try await fixture.piece(.ana) { $0.settings }
        try await fixture.piece { session in
            var new = session.settings
            new.units = .imperial
            new.timeZone = try #require(TimeZone(identifier: "America/New_York"))
            new.timeZoneIsAssumed = false
            new.mapsApp = .osmand
            try session.change(.settings, "Settings") { try session.saveSettings(new) }
        }
        try await fixture.piece { session in
            #expect(session.settings.units == .imperial)
            #expect(session.settings.timeZone.identifier == "America/New_York")
            let undo = try session.undo(#require(try session.newestUndoable()).id)
            #expect(undo.status == .done)
            #expect(session.settings == before)
        }
    }

    @Test func `A picture whose bytes are swept away does not come back`() async throws {
        let fixture = try await Fixture()
        let (old, new) = (String(repeating: "a", count: 64), String(repeating: "b", count: 64))
        for hash in [old, new] {
            try await fixture.piece { session in
                try session.change(.settings, "picture") {
                    try session.db.execute(
                        sql: "UPDATE person SET picture = ? WHERE id = ?", arguments: [hash, session.actor.rawValue])
                }
            }
        }
        let entry = try await fixture.piece { try #require(try $0.newestUndoable()).id }
        let late = try await fixture.piece(at: 31 * 24 * 3600) { try $0.undo(entry) }
        #expect(late.status == .nothing && late.kept.map(\.columns) == [["picture"]])
        let soon = try await fixture.piece(at: 29 * 24 * 3600) { try $0.undo(entry) }
        #expect(soon.status == .done)
    }

    @Test func `Nobody undoes another person's entry`() async throws {
        let fixture = try await Fixture()
        let entry = try await fixture.together(.ana) { session in
            try session.pin("cabin")
            return try #require(session.lastEntry)
        }
        #expect(try await fixture.together(.ben) { try $0.undo(entry) }.status == .notYours)
        #expect(try await fixture.piece(.ben) { try $0.undo(entry) }.status == .unknown)
        #expect(try await fixture.piece(.ana) { try $0.undo(EntryID(99)) }.status == .unknown)
        #expect(try await fixture.count("place") == 1)
    }

    @Test func `An entry is undone once`() async throws {
        let fixture = try await Fixture()
        let statuses = try await fixture.piece { session in
            try session.pin("gym")
            let entry = try #require(session.lastEntry)
            return [try session.undo(entry).status, try session.undo(entry).status]
        }
        #expect(statuses == [.done, .alreadyUndone])
    }

    @Test func `A note whose place is gone stays away, and the person is told`() async throws {
        let fixture = try await Fixture()
        let undo = try await fixture.piece { session in
            let note = try session.note("squats", at: session.pin("gym"))
            let entry = try session.edit("DELETE FROM note WHERE id = ?", [note], kind: .delete)
            try session.edit("DELETE FROM place", kind: .delete)
            return try session.undo(#require(entry))
        }
        #expect(undo.status == .nothing)
        #expect(undo.entry == nil)
        #expect(undo.kept.map(\.reason) == [.conflict])
    }

    @Test func `Plain undos go back step by step, and a redo stands again`() async throws {
        let fixture = try await Fixture()
        func name() async throws -> String? {
            try await fixture.store.read { try String.fetchOne($0.db, sql: "SELECT name FROM place") }
        }
        func undoNewest() async throws -> EntryID? {
            try await fixture.piece { try $0.undo(#require(try $0.newestUndoable()).id).entry }
        }
        try await fixture.piece { session in
            try session.pin("a")
            try session.edit("UPDATE place SET name = 'b'")
            try session.edit("UPDATE place SET name = 'c'")
        }
        _ = try await undoNewest()
        #expect(try await name() == "b")
        let second = try #require(try await undoNewest())
        #expect(try await name() == "a")
        let redo = try await fixture.piece { try #require(try $0.undo(second).entry) }
        #expect(try await name() == "b")
        let kinds = try await fixture.piece { try $0.history(limit: 2).map(\.kind) }
        #expect(kinds == [.redo, .undo])
        _ = try await fixture.piece { try $0.undo(redo) }
        #expect(try await name() == "a")
        _ = try await undoNewest()
        #expect(try await name() == nil)
        #expect(try await fixture.piece { try $0.newestUndoable() } == nil)
    }

    @Test func `A column that a migration added or took away does not stand in the way`() async throws {
        let fixture = try await Fixture()
        let entry = try await fixture.piece { session in
            try session.pin("gym")
            try session.edit("UPDATE place SET icon = 'x'")
            return try #require(try session.edit("DELETE FROM place", kind: .delete))
        }
        try await fixture.store.write { transaction in
            for row in try Row.fetchAll(
                transaction.db, sql: "SELECT name FROM sqlite_master WHERE type = 'trigger' AND name GLOB 'journal_*'")
            {
                try transaction.db.execute(sql: "DROP TRIGGER \(row["name"] as String)")
            }
            try transaction.db.execute(
                sql: """
                    ALTER TABLE place ADD COLUMN phone TEXT NOT NULL DEFAULT 'none';
                    ALTER TABLE place RENAME COLUMN icon TO sign;
                    """)
        }
        let again = try PeopleStore(path: fixture.path, logger: Logger(label: "test"))
        defer { try? again.close() }
        let undo = try await fixture.piece { try $0.undo(entry) }
        #expect(undo.status == .done)
        let row = try await fixture.store.read {
            try String.fetchOne($0.db, sql: "SELECT name || ' ' || phone || ' ' || (sign IS NULL) FROM place")
        }
        #expect(row == "gym none 1")
    }

    @Test func `An undo within a change is the program's mistake`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { session in
            try session.pin("gym")
            let entry = try #require(session.lastEntry)
            #expect(throws: SessionError.entryIsOpen) {
                try session.change(.change, "x") { _ = try session.undo(entry) }
            }
        }
    }
}
