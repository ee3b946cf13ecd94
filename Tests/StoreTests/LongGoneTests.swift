import Core
import Foundation
import GRDB
import Store
import TestSupport
import Testing

/// What was deleted long ago goes from the journal, and nothing else does.
struct LongGoneTests {
    private static let day = 86_400.0

    /// What the tidying does on a day after the fixture's start.
    private func tidy(_ fixture: Fixture, day: Double, portion: Int = 20_000) async throws {
        let date = Fixture.start + day * Self.day
        var last: Int64 = 0
        while let found = try await fixture.store.read({ [last] in
            try $0.longGone(upTo: date, after: last, portion: portion)
        }) {
            try await fixture.store.write { try $0.forget(changes: found.changes) }
            last = found.last
        }
    }

    private func journal(_ fixture: Fixture) async throws -> [String] {
        try await fixture.store.read { transaction in
            try String.fetchAll(
                transaction.db,
                sql: "SELECT title || coalesce(old, '') || coalesce(new, '') FROM entry JOIN change ON entry = entry.id"
            )
        }
    }

    @Test(arguments: [1, 2, 20_000])
    func `A deleted note leaves no word in the journal, and the others their whole history`(portion: Int) async throws {
        let fixture = try await Fixture()
        let place = try await fixture.piece { try $0.pin("gym") }
        try await fixture.piece { try $0.note("secret", at: place) }
        try await fixture.piece { try $0.note("kept", at: place) }
        try await fixture.piece(at: 10) { try $0.edit("UPDATE note SET text = 'secrets' WHERE text = 'secret'") }
        try await fixture.piece(at: Self.day) { try $0.edit("DELETE FROM note WHERE text = 'secrets'", kind: .delete) }
        let before = try await journal(fixture)
        try await tidy(fixture, day: 0.9, portion: portion)
        #expect(try await journal(fixture) == before, "it is not deleted so long yet")
        try await tidy(fixture, day: 1, portion: portion)
        let left = try await journal(fixture)
        #expect(left.count == 2 && !left.contains { $0.contains("secret") })
        #expect(try await fixture.count("entry") == 2, "an entry of which nothing is left goes")
        #expect(try await fixture.piece(at: 2 * Self.day) { try $0.trash() } == [])
        try await tidy(fixture, day: 1, portion: portion)
        #expect(try await journal(fixture) == left)
    }

    @Test func `A death between any two portions leaves the rest for the next time`() async throws {
        for steps in 1...8 {
            let fixture = try await Fixture()
            try await fixture.piece { try $0.note("secret") }
            try await fixture.piece { try $0.edit("UPDATE note SET text = 'secrets'") }
            try await fixture.piece { session in
                try session.note("kept")
                try session.edit("DELETE FROM note WHERE text = 'secrets'", kind: .delete)
            }
            let found = try #require(
                try await fixture.store.read { try $0.longGone(upTo: Fixture.start + Self.day, after: 0) })
            for change in found.changes.prefix(steps) {
                try await fixture.store.write { try $0.forget(changes: [change]) }
            }
            try await tidy(fixture, day: 1)
            let left = try await journal(fixture)
            #expect(left.count == 1 && !left.contains { $0.contains("secret") }, "after \(steps)")
            #expect(try await fixture.count("entry") == 1)
        }
    }

    @Test func `What came back, or was deleted anew since, stays`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { try $0.note("back") }
        try await fixture.piece { try $0.edit("DELETE FROM note", kind: .delete) }
        let undo = try await fixture.piece(at: 5) { try $0.undo(#require(try $0.newestUndoable()).id) }
        #expect(undo.status == .done)
        let before = try await journal(fixture)
        try await tidy(fixture, day: 1)
        #expect(try await journal(fixture) == before)
        try await fixture.piece(at: 2 * Self.day) { try $0.edit("DELETE FROM note", kind: .delete) }
        let again = try await journal(fixture)
        try await tidy(fixture, day: 1)
        #expect(try await journal(fixture) == again)
        let back = try await fixture.piece(at: 3 * Self.day) { try $0.undo(#require(try $0.trash().first).id) }
        #expect(back.status == .done)
        #expect(try await fixture.count("note") == 1)
    }

    @Test func `Of a change of several things what is left can be taken back`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { session in
            try session.note("old", at: session.pin("gym"))
            try session.edit("UPDATE note SET text = text || '!'; UPDATE place SET name = 'Gym'")
        }
        try await fixture.piece { try $0.edit("DELETE FROM note", kind: .delete) }
        try await tidy(fixture, day: 1)
        let undo = try await fixture.piece { try $0.undo(#require(try $0.newestUndoable()).id) }
        #expect(undo.status == .done)
        let name = try await fixture.store.read { try String.fetchOne($0.db, sql: "SELECT name FROM place") }
        #expect(name == "gym")
    }
}
