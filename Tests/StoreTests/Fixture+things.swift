import Core
import Foundation
import GRDB
import Store
import TestSupport
import Testing

extension Fixture {
    func count(_ table: String) async throws -> Int {
        try await store.read { try Int.fetchOne($0.db, sql: "SELECT count(*) FROM \(table)") ?? 0 }
    }

    /// Every row of the journaled tables as text, for comparing whole states.
    func dump() async throws -> [String] {
        try await store.read { try $0.dump() }
    }
}

extension Transaction {
    func dump() throws -> [String] {
        try [
            "place", "placeLabel", "heading", "note", "photo", "listed", "visit", "review", "reminder", "person",
            "groupChat",
        ].flatMap { table in
            try Row.fetchAll(db, sql: "SELECT * FROM \(table) ORDER BY id").map { "\(table) \($0)" }
        }
    }
}

extension Session {
    @discardableResult
    func pin(_ name: String, latitude: Double = 48.2, longitude: Double = 16.37) throws -> PlaceID {
        let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
        return try change(.add, "Pinned \(name)") {
            try PlaceRecord(owner: viewer, name: name, coordinate: point, rank: 1, createdAt: now).insertedAnew(db).id
        } subject: {
            .place($0)
        }
    }

    @discardableResult
    func note(_ text: String, at place: PlaceID? = nil) throws -> NoteID {
        try change(.add, "Noted \(text)") {
            try NoteRecord(owner: viewer, place: place, text: text, rank: 1, createdAt: now).insertedAnew(db).id
        } subject: {
            .note($0)
        }
    }

    /// One that is due some seconds after the fixture's start.
    @discardableResult
    func reminder(_ text: String, due seconds: Double = 60) throws -> ReminderID {
        try change(.add, "Reminder \(text)") {
            try ReminderRecord(
                owner: viewer, text: text, due: Fixture.start.addingTimeInterval(seconds), isWallTime: true,
                createdAt: now
            ).insertedAnew(db).id
        } subject: {
            .reminder($0)
        }
    }

    @discardableResult
    func edit(_ sql: String, _ arguments: StatementArguments = [], kind: EntryKind = .change) throws -> EntryID? {
        try change(kind, sql) { try db.execute(sql: sql, arguments: arguments) }
        return lastEntry
    }
}
