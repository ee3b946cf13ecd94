import Core
import Foundation
import GRDB
import Logging
import TestSupport
import Testing

@testable import Store

/// A file that an older version made, opened by this one: all that was in it is found.
struct MigrationTests {
    static let names = Migrations.migrator.migrations
    /// The schemas that hold a whole person; what came before was never used by itself.
    static let versions = Array(4...names.count)

    let folder: URL
    var path: String { folder.appending(path: "people.sqlite").path }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "wayside-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    @Test func `Migrations are numbered in their order, so that none was put between`() {
        #expect(Self.names.map { $0.prefix { $0 != " " } } == (1...Self.names.count).map { "\($0)" })
    }

    @Test(arguments: versions) func `Everything of an older file is there after the update`(version: Int) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let before = try makeFile(version)
        let store = try PeopleStore(path: path, logger: Logger(label: "test"))
        let (after, schema, faults) = try await store.read { transaction in
            (
                try Self.rows(of: transaction.db, like: before), try transaction.schemaVersion(),
                try String.fetchAll(transaction.db, sql: "PRAGMA integrity_check")
                    + Row.fetchAll(transaction.db, sql: "PRAGMA foreign_key_check").map { "\($0)" }
            )
        }
        #expect(after == before)
        #expect(schema == Self.names.last && faults == ["ok"])
        try await lives(store)
        try store.close()
    }

    @Test(arguments: versions) func `Opened twice, an updated file is the same`(version: Int) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try makeFile(version)
        var schemas: [[String]] = []
        for _ in 0..<2 {
            try PeopleStore(path: path, logger: Logger(label: "test")).close()
            let queue = try DatabaseQueue(path: path)
            schemas.append(
                try queue.read {
                    try String.fetchAll($0, sql: "SELECT coalesce(sql, name) FROM sqlite_master ORDER BY name")
                })
            try queue.close()
        }
        #expect(schemas[0] == schemas[1])
    }

    @Test(arguments: [6, 10]) func `An id that was given before the update is not given again`(version: Int)
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try makeFile(version)
        let queue = try DatabaseQueue(path: path)
        try await queue.write {
            try $0.execute(sql: "UPDATE sqlite_sequence SET seq = 70 WHERE name = 'outbox'; DELETE FROM outbox")
            try $0.execute(sql: "UPDATE sqlite_sequence SET seq = 80 WHERE name = 'inbox'; DELETE FROM inbox")
        }
        try queue.close()
        let store = try PeopleStore(path: path, logger: Logger(label: "test"))
        let ids = try await store.write { transaction in
            try Self.queues.flatMap { sql -> [Int64] in
                guard sql.contains("INTO inbox") || sql.contains("INTO outbox") else { return [] }
                try transaction.db.execute(sql: sql)
                return [transaction.db.lastInsertedRowID]
            }
        }
        #expect(ids.min() ?? 0 > 70 && ids.count >= 2)
        try store.close()
    }

    /// The old things are found, and changes of them can be taken back.
    private func lives(_ store: PeopleStore) async throws {
        try await store.write { transaction in
            let person = try transaction.person(
                for: Sender(id: "ana", name: "Ana"), messenger: .telegram, defaults: .test)
            let session = try Session(
                transaction: transaction, now: Fixture.start, actor: person.id, viewer: person.id.owner, chat: nil,
                voice: .english, random: .seeded(1))
            #expect(!person.isNew && session.settings.units == .imperial)
            let found = try Int.fetchOne(
                transaction.db, sql: "SELECT count(*) FROM search WHERE search MATCH 'squats OR bread OR gym'")
            #expect(found == 2)
            try session.change(.change, "test") {
                try transaction.db.execute(sql: "UPDATE note SET text = 'changed'")
            }
            let entry = try #require(session.lastEntry)
            #expect(try session.undo(entry).status == .done)
            #expect(try String.fetchOne(transaction.db, sql: "SELECT text FROM note") == "three squats")
        }
    }

    /// A file as the first `version` migrations make it, with a person's things in it.
    private func makeFile(_ version: Int) throws -> [String: [String]] {
        let queue = try DatabaseQueue(path: path)
        try Migrations.migrator.migrate(queue, upTo: Self.names[version - 1])
        let rows = try queue.write { db in
            for sql in Self.things + (version >= 6 ? Self.queues : []) { try db.execute(sql: sql) }
            if version >= 20 {
                // As the program of that version did it, which knew less kinds of things.
                let tables = try String.fetchSet(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
                let unknown = ThingKind.allCases.map(\.rawValue).filter { !tables.contains($0) }
                for sql in Schema.refreshingSearch(of: Array(0..<16))
                where !unknown.contains(where: { sql.contains(" FROM \($0) ") }) {
                    try db.execute(sql: sql)
                }
            }
            try JournalTriggers.install(in: db)
            let tables = Self.tables + (version >= 6 ? ["inbox", "outbox", "timer", "failure", "cursor"] : [])
            return try Self.rows(of: db, like: Dictionary(uniqueKeysWithValues: tables.map { ($0, []) }))
        }
        try queue.close()
        return rows
    }

    private static let tables = [
        "owner", "person", "identity", "chat", "place", "placeLabel", "heading", "note", "photo",
    ]

    private static let things = [
        "INSERT INTO owner (id, kind) VALUES (1, 'person')",
        """
        INSERT INTO person (id, name, timeZone, timeZoneIsAssumed, units, clock, firstWeekday, language)
        VALUES (1, 'Ana', 'Europe/Vienna', 0, 'imperial', 12, 7, 'en')
        """,
        "INSERT INTO identity (person, messenger, externalID, displayName) VALUES (1, 'telegram', 'ana', 'Ana')",
        "INSERT INTO chat (messenger, externalID, owner, isGroup) VALUES ('telegram', 'ana', 1, 0)",
        "INSERT INTO place (owner, name, latitude, longitude, rank, createdAt) VALUES (1, 'Gym', 48.2, 16.37, 1, 1)",
        "INSERT INTO placeLabel (place, label) VALUES (1, 'bread')",
        "INSERT INTO heading (owner, name) VALUES (1, 'Ideas')",
        "INSERT INTO note (owner, place, text, rank, createdAt) VALUES (1, 1, 'three squats', 1, 1)",
        "INSERT INTO photo (note, hash, name, rank, createdAt) VALUES (1, printf('%064d', 1), 'a.jpg', 1, 1)",
    ]

    private static let queues = [
        "INSERT INTO inbox (messenger, updateID, json, receivedAt) VALUES ('telegram', '7', x'7B7D', 1)",
        """
        INSERT INTO outbox (chat, class, kind, payload, createdAt) VALUES (1, 'reply', 'message', '{}', 1)
        """,
        "INSERT INTO timer (due, kind, row) VALUES (1, 'question', 1)",
        "INSERT INTO failure (source, reference, reason, happenedAt) VALUES ('job', '1', 'x', 1)",
        "INSERT INTO cursor (messenger, value) VALUES ('telegram', '8')",
    ]

    /// The rows of tables as text, by the columns' names: new columns of a newer version do not count.
    private static func rows(of db: Database, like old: [String: [String]]) throws -> [String: [String]] {
        try Dictionary(
            uniqueKeysWithValues: old.keys.map { table in
                let known = try db.columns(in: table).map(\.name).filter { !newColumns.contains("\(table).\($0)") }
                let columns = known.map(\.quotedDatabaseIdentifier).joined(separator: ", ")
                let rows = try Row.fetchAll(db, sql: "SELECT \(columns) FROM \(table) ORDER BY 1, 2")
                return (table, rows.map { "\($0)" })
            })
    }

    private static let settingColumns = [
        "quietFrom", "quietUntil", "pausedFrom", "pausedUntil", "morningSummaryAt", "eveningSummaryAt", "wantsHello",
        "helloAt",
        "summaryOfferedAt", "offeredZone", "wantsTips", "wantsLookBack", "remindersLevel", "summariesLevel",
        "checkInsLevel", "peopleLevel", "sharesLevel", "pictureSize", "darkPictures", "keepsUnread", "dateOrder",
        "morningAt",
        "lunchAt", "afternoonAt",
        "eveningAt", "nightAt",
    ]

    /// Columns that migrations add to old tables.
    private static let added: [String: [String]] = [
        "person": settingColumns + [
            "username", "bio", "picture", "isGuest", "approvesFollowers", "hidesFollows", "leavesAt",
        ],
        "groupChat": settingColumns + ["greetedAt", "administratorsAt"],
        "place": [
            "endsAt", "isHome", "addressIsAssumed", "element", "category", "likedAt", "wantedAt", "settledAt",
            "likedAlone",
        ],
        "timer": ["since"], "outbox": ["isSilent"], "heading": ["colour", "category", "againAt", "holdsFavourites"],
        "reminder": ["isUrgent", "task", "event", "isStopped", "leadDays", "hasOwnText"], "chosen": ["mayChange"],
        "task": ["occasion", "relation", "keptAt"],
        "occasion": ["next", "startAt", "endAt", "isWholeDay", "event", "calendar", "asks", "settledAt"],
        "identity": ["home", "linkedAt"], "chat": ["identity", "usedAt"], "linkHolder": ["openedAfter"],
        "photo": ["task", "isBare"],
    ]

    /// The same as "table.column".
    private static let newColumns: Set<String> = {
        var columns = Set(added.flatMap { table, names in names.map { "\(table).\($0)" } })
        for kind in ThingKind.allCases {
            columns.formUnion(["\(kind.rawValue).audience", "\(kind.rawValue).addedBy"])
            if ThingKind.shareable.contains(kind) { columns.insert("\(kind.rawValue).sharedAt") }
        }
        return columns
    }()
}
