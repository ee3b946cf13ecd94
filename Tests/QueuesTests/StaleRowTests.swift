import Core
import Foundation
import GRDB
import Queues
import Store
import Testing

/// Rows of tables that would only grow.
struct StaleRowTests {
    private static let day = 86_400.0

    private func tidy(_ fixture: Fixture, at days: Double) async throws {
        try await fixture.store.write { transaction in
            try transaction.noteNewestCard(now: .at(days * Self.day), before: .at((days - 30) * Self.day))
            try transaction.drop(transaction.staleRows())
        }
    }

    private func ids(_ sql: String, _ fixture: Fixture) async throws -> [Int] {
        try await fixture.store.read { try Int.fetchAll($0.db, sql: sql) }
    }

    @Test func `A card that gave way goes a month later; one that lives, is newer or is still to be sent stays`()
        async throws
    {
        let fixture = try await Fixture()
        for code in ["a", "b"] { try await fixture.piece { try $0.show(subject: "list", code: code) } }
        try await fixture.store.write { try $0.db.execute(sql: "DELETE FROM outbox") }
        try await fixture.piece { try $0.show(subject: "pin", code: "c") }
        try await fixture.piece { try $0.show(subject: "pin", code: "d") }
        try await tidy(fixture, at: 0)
        try await fixture.piece { session in for code in ["e", "f"] { try session.show(subject: "new", code: code) } }
        try await fixture.store.write { try $0.db.execute(sql: "DELETE FROM outbox WHERE card > 4") }
        try await tidy(fixture, at: 29)
        #expect(try await ids("SELECT id FROM card ORDER BY id", fixture) == [1, 2, 3, 4, 5, 6])
        try await tidy(fixture, at: 31)
        #expect(try await ids("SELECT id FROM card ORDER BY id", fixture) == [2, 3, 4, 5, 6])
        try await fixture.store.write { try $0.db.execute(sql: "DELETE FROM outbox") }
        try await tidy(fixture, at: 60)
        #expect(try await ids("SELECT id FROM card ORDER BY id", fixture) == [2, 4, 5, 6])
        try await tidy(fixture, at: 62)
        #expect(try await ids("SELECT id FROM card ORDER BY id", fixture) == [2, 4, 6])
    }

    @Test func `Of uses and of messages about a thing the newest stay, and none of a thing that is gone for good`()
        async throws
    {
        let fixture = try await Fixture()
        try await fixture.store.write { transaction in
            let db = transaction.db, owner = fixture.people[0], chat = fixture.chats[0].id
            for id in 1...2 {
                try transaction.withoutJournal {
                    try db.execute(
                        sql: """
                            INSERT INTO place (id, owner, name, latitude, longitude, rank, createdAt)
                            VALUES (\(id), \(owner), 'Hut', 1, 2, 1, 0)
                            """)
                }
            }
            for number in 1...60 {
                try db.execute(sql: "INSERT INTO placeUse (id, place, at) VALUES (\(number), 1, \(number))")
                try db.execute(sql: "INSERT INTO origin VALUES (\(chat), '\(number + 60)', 'place', 1)")
            }
            try db.execute(sql: "INSERT INTO placeUse (id, place, at) VALUES (100, 2, 1)")
            try db.execute(sql: "INSERT INTO origin VALUES (\(chat), '3', 'place', 2), (\(chat), '4', 'place', 9)")
        }
        try await tidy(fixture, at: 1)
        #expect(try await ids("SELECT id FROM placeUse ORDER BY id", fixture) == Array(11...60) + [100])
        let messages = try await ids("SELECT CAST(message AS INTEGER) FROM origin ORDER BY 1", fixture)
        #expect(messages == [3] + Array(71...120))
        try await tidy(fixture, at: 2)
        #expect(try await ids("SELECT count(*) FROM origin", fixture) == [51])
    }
}
