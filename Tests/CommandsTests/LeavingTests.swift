import Actions
import Core
import Foundation
import GRDB
import Logging
import Store
import Testing

@testable import Commands

/// Deleting an account: in every table of the schema there was a row of the person's, with their words in every column.
struct LeavingTests {
    let house: House

    init() throws { house = try House() }

    @Test(arguments: [false, true])
    func `No row and no word of who left is in any table, and others keep their own`(inPortions: Bool) async throws {
        let (ana, ben) = try await fill()
        let before = try await ownRows(of: ben)
        try await leave(but: inPortions ? forgetInPortions(PersonID(ana)) : Forgotten())
        let left = try await house.store.read { try Schemata.traces(of: ana, in: $0.db) }
        #expect(left == [])
        #expect(try await ownRows(of: ben) == before)
        #expect(try await entries(of: ben) == ["A change with somebody who has left"])
        let faults = try await house.store.read { try Row.fetchAll($0.db, sql: "PRAGMA foreign_key_check").count }
        #expect(faults == 0)
    }

    @Test func `No word of who left is in the bytes of any file`() async throws {
        let files = try FileStore(
            path: house.folder.appending(path: "files.sqlite").path, clock: WallClock { House.start },
            logger: Logger(label: "test"))
        for count in [1, 1000, 100_000] {
            let hash = try await files.keep(Data(String(repeating: "xyzzy", count: count).utf8), mediaType: "xyzzy")
            try await house.piece { session in
                let note = try session.keepNote(NewNote(text: "xyzzy", home: .loose)).id
                try session.change(.add, "xyzzy") {
                    try session.db.execute(
                        sql: "INSERT INTO photo (note, hash, name, rank, createdAt) VALUES (?, ?, 'xyzzy', 1, 0)",
                        arguments: [note.rawValue, hash])
                }
            }
        }
        // Some of the words in the file itself, others in its log.
        _ = try await DatabaseQueue(path: house.folder.appending(path: "people.sqlite").path)
            .writeWithoutTransaction { try $0.checkpoint(.full) }
        _ = try await fill()
        try await leave()
        #expect(try filesWithWords() == ["files.sqlite-wal", "people.sqlite", "people.sqlite-wal"])
        #expect(try await house.store.read { try $0.residue() } != nil)
        let unwanted = try await house.store.read { try $0.filesOfThoseGone().unwanted }
        #expect(unwanted.count == 3)
        #expect(try await files.delete(unwanted, keptBefore: House.start + 1).isEmpty)
        try await house.store.scrub()
        try await files.scrub()
        #expect(try filesWithWords() == [])
        try files.close()
    }

    private func filesWithWords() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: house.folder.path).filter { name in
            let bytes = try Data(contentsOf: house.folder.appending(path: name))
            return bytes.range(of: Data("xyzzy".utf8)) != nil
        }.sorted()
    }

    @Test func `What is told last is told in the old chat, which the next line there takes over`() async throws {
        _ = try await fill()
        try await leave()
        let said = try await house.store.read {
            try String.fetchAll(
                $0.db, sql: "SELECT payload FROM outbox JOIN chat ON chat.id = chat WHERE externalID = 'ana'")
        }
        #expect(said.count == 1 && said[0].contains("Your account is deleted"))
        try await house.store.write { try $0.purgeFarewells() }
        #expect(try await self.count("chat WHERE externalID = 'ana'") == 1, "it is not said yet")
        let (isGuest, count) = try await house.piece(.ana) { (try $0.isGuest, try $0.thingCount()) }
        #expect(isGuest && count == 0)
        #expect(
            try await self.count("owner WHERE id NOT IN (SELECT id FROM person UNION SELECT id FROM groupChat)") == 0)
    }

    @Test func `A chat in which the last was said is forgotten`() async throws {
        _ = try await fill()
        try await leave()
        try await house.store.write { transaction in
            try transaction.db.execute(sql: "DELETE FROM outbox")
            try transaction.purgeFarewells()
        }
        #expect(try await count("chat WHERE externalID = 'ana'") == 0)
    }

    @Test func `Files go that nobody else has`() async throws {
        let hash = String(repeating: "a", count: 64), shared = String(repeating: "b", count: 64)
        for (who, hashes) in [(House.Who.ana, [hash, shared]), (.ben, [shared])] {
            try await house.piece(who) { session in
                let note = try session.keepNote(NewNote(text: "with pictures", home: .loose)).id
                try session.change(.add, "pictures") {
                    for hash in hashes {
                        try session.db.execute(
                            sql: "INSERT INTO photo (note, hash, name, rank, createdAt) VALUES (?, ?, 'x', 1, 0)",
                            arguments: [note.rawValue, hash])
                    }
                }
            }
        }
        try await leave()
        #expect(try await house.store.read { try $0.filesOfThoseGone().unwanted } == [hash])
    }

    @Test func `Taken back and wanted again, it waits anew`() async throws {
        try await house.piece { try $0.askToLeave() }
        let asked = try await house.piece { try #require($0.history(limit: 1).first?.id) }
        let undone = try await house.piece { try #require($0.undo(asked).entry) }
        #expect(try await house.piece { try $0.leavesAt } == nil)
        #expect(try await count("timer WHERE kind = 'leaving'") == 0)
        try await house.store.write { transaction in
            let later = House.start.addingTimeInterval(3 * Session.leavingTakes)
            let person = try #require(try transaction.privateOwner("ana"))
            let session = try Session(
                transaction: transaction, now: later, actor: person, viewer: person.owner, chat: nil, voice: .english,
                random: .seeded(1))
            _ = try session.undo(undone)
            #expect(try session.leavesAt == later.addingTimeInterval(Session.leavingTakes))
        }
        #expect(try await count("timer WHERE kind = 'leaving'") == 1)
    }

    /// Ana and Ben have a row in every table each, and have to do with each other in all of them.
    private func fill() async throws -> (ana: Int64, ben: Int64) {
        let ben = try await house.piece(.ben) { $0.actor.rawValue }
        let ana = try await house.piece(.ana) { session in
            try session.setName("xyzzy")
            try session.setBio("xyzzy")
            return session.actor.rawValue
        }
        try await house.piece(.ana) { session in
            try session.change(.add, "Made xyzzy") { try Schemata.fill(session.db, ana, ben, "xyzzy") }
        }
        try await house.piece(.ben) { session in
            try session.change(.add, "Ben with xyzzy") { try Schemata.fill(session.db, ben, ana, "other") }
        }
        try await house.piece(.ben) { session in
            try session.change(.change, "Worked on xyzzy") {
                try session.db.execute(sql: "UPDATE task SET details = 'xyzzy' WHERE owner = ?", arguments: [ana])
            }
        }
        // Nothing begins over a block, so that it comes last.
        for (who, blocked) in [(House.Who.ana, ben), (.ben, ana)] {
            try await house.piece(who) { session in
                try session.change(.settings, "Blocked xyzzy") {
                    try session.db.execute(
                        sql: "INSERT INTO block (person, blocked) VALUES (?, ?)",
                        arguments: [session.actor.rawValue, blocked])
                }
            }
        }
        try await house.store.write { transaction in
            try transaction.db.execute(
                sql: """
                    INSERT INTO inbox (messenger, updateID, json, receivedAt, state) VALUES
                        ('telegram', '1', CAST('{"message":{"from":{"id":"ana"},"text":"xyzzy"}}' AS BLOB), 0, 'done')
                    """)
        }
        return (ana, ben)
    }

    private func leave(but forgotten: Forgotten = Forgotten()) async throws {
        try await house.piece { session in
            try session.change(.settings, "leave") { try session.setLeaving(at: session.now) }
            try session.leaveSaying(but: forgotten)
        }
    }

    /// As the job does it; what comes meanwhile is left for the last piece.
    private func forgetInPortions(_ person: PersonID) async throws -> Forgotten {
        var forgotten = Forgotten()
        while let last = try await house.store.write({ [forgotten] in
            try $0.forgetUpdates(of: person.owner, after: forgotten.update, limit: 1)
        }) { forgotten.update = last }
        let cut = try await house.store.read { try $0.historyCut(without: person.owner) }
        #expect(!cut.portions.isEmpty)
        for portion in cut.portions {
            try await house.store.write { try $0.take(portion, of: person.owner, retitling: Farewell.title(in:)) }
        }
        forgotten.change = cut.last
        while try await house.store.write({ try $0.forgetEntries(of: person.owner, limit: 1) }) {}
        try await house.piece(.ben) { session in
            try session.change(.change, "Worked on xyzzy meanwhile") {
                try session.db.execute(
                    sql: "UPDATE task SET details = 'xyzzy again' WHERE owner = ?", arguments: [person.rawValue])
            }
        }
        return forgotten
    }

    private func ownRows(of person: Int64) async throws -> [String] {
        try await house.store.read { transaction in
            try ["place", "note", "heading", "task", "occasion", "routine", "bundle", "event"].flatMap { table in
                try Int64.fetchAll(
                    transaction.db, sql: "SELECT id FROM \(table) WHERE owner = ? ORDER BY id", arguments: [person]
                ).map { "\(table) \($0)" }
            }
        }
    }

    private func entries(of person: Int64) async throws -> [String] {
        try await house.store.read {
            try String.fetchAll($0.db, sql: "SELECT title FROM entry WHERE owner = ? ORDER BY id", arguments: [person])
        }
    }

    private func count(_ rows: String) async throws -> Int {
        try await house.store.read { try Int.fetchOne($0.db, sql: "SELECT count(*) FROM \(rows)") ?? 0 }
    }
}

extension Transaction {
    fileprivate func privateOwner(_ id: String) throws -> PersonID? {
        try chat(ChatRef(messenger: .telegram, id: id)).map { PersonID($0.owner.rawValue) }
    }
}

/// The tables of the schema, whatever they are.
enum Schemata {
    /// Tables of the house, of the queues before anybody is known, and those that are filled by triggers or by hand.
    private static let besides: Set<String> = [
        "owner", "person", "identity", "groupChat", "chat", "entry", "change", "journal", "house", "cursor", "inbox",
        "failure", "timer", "searchDue", "unwantedFile", "nameStamp", "share", "newestShare", "grdb_migrations",
        "block",
    ]

    private struct Key {
        let target: String
        var isPerson: Bool { target == "owner" || target == "person" }
    }

    /// A row in every table: `owner`'s, and where a table names somebody else, `other`; with `words` in every text.
    static func fill(_ db: Database, _ owner: Int64, _ other: Int64, _ words: String) throws {
        try db.execute(sql: "PRAGMA ignore_check_constraints = ON")
        defer { try? db.execute(sql: "PRAGMA ignore_check_constraints = OFF") }
        var made: [String: Int64] = ["chat": try chat(of: owner, db), "groupChat": try group(db)]
        var left = try tables(db).filter { !besides.contains($0) }
        while !left.isEmpty {
            let ready = try left.filter { table in
                try keys(of: table, db).values.allSatisfy { key in
                    key.isPerson || key.target == table || !left.contains(key.target)
                }
            }
            try #require(!ready.isEmpty)
            for table in ready {
                made[table] = try insert(into: table, db, owner, other, words, made)
            }
            left.removeAll { ready.contains($0) }
        }
    }

    private static func insert(
        into table: String, _ db: Database, _ owner: Int64, _ other: Int64, _ words: String, _ made: [String: Int64]
    ) throws -> Int64 {
        let keys = try keys(of: table, db)
        var isFirst = true
        var names: [String] = [], values: [DatabaseValue] = []
        for column in try db.columns(in: table) where keys[column.name] != nil || column.name != "id" {
            let value: DatabaseValue
            if let key = keys[column.name] {
                value = (key.isPerson ? (isFirst ? owner : other) : made[key.target])?.databaseValue ?? .null
                if key.isPerson { isFirst = false }
            } else {
                switch column.type {
                case "TEXT" where column.name == "audience": value = Audience.onlyMe.rawValue.databaseValue
                // Both are read back, and their times must be times.
                case "TEXT" where ["task", "reminder"].contains(table) && !column.isNotNull: value = .null
                case "TEXT": value = "\"\(words) \(table) \(column.name)\"".databaseValue
                case "BLOB": value = Data(words.utf8).databaseValue
                case "REAL": value = 1.0.databaseValue
                default: value = 1.databaseValue
                }
            }
            names.append(column.name.quotedDatabaseIdentifier)
            values.append(value)
        }
        try db.execute(
            sql: """
                INSERT INTO \(table) (\(names.joined(separator: ", "))) VALUES (\(databaseQuestionMarks(count: names.count)))
                """, arguments: StatementArguments(values))
        return db.lastInsertedRowID
    }

    /// Where a person or "xyzzy" is found: in any column of any table, in the images of the history, in the search.
    static func traces(of person: Int64, in db: Database) throws -> [String] {
        var traces: [String] = []
        // A hash of bytes that are about to go is all that is left, for a day.
        for table in try tables(db).filter({ $0 != "unwantedFile" }) + ["search"] {
            let keys = try keys(of: table, db)
            for column in try db.columns(in: table).map(\.name) {
                let quoted = column.quotedDatabaseIdentifier
                var conditions = ["instr(lower(CAST(\(quoted) AS TEXT)), 'xyzzy') > 0"]
                if keys[column]?.isPerson == true { conditions.append("\(quoted) = \(person)") }
                if table == "change", column == "old" || column == "new" {
                    conditions.append(
                        """
                        EXISTS (SELECT 1 FROM json_each(\(column)) WHERE value = \(person)
                            AND key IN ('owner', 'person', 'addedBy', 'assignee', 'doneBy', 'author', 'follower',
                                'followed', 'friend', 'blocked'))
                        """)
                }
                let sql = "SELECT count(*) FROM \(table) WHERE \(conditions.joined(separator: " OR "))"
                if try Int.fetchOne(db, sql: sql) ?? 0 > 0 { traces.append("\(table).\(column)") }
            }
        }
        return traces
    }

    private static func tables(_ db: Database) throws -> [String] {
        try String.fetchAll(
            db,
            sql: """
                SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'
                    AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'search_*' AND name NOT GLOB 'placeBox_*' ORDER BY name
                """)
    }

    private static func keys(of table: String, _ db: Database) throws -> [String: Key] {
        try Dictionary(
            Row.fetchAll(db, sql: "PRAGMA foreign_key_list(\(table))").map { ($0["from"], Key(target: $0["table"])) },
            uniquingKeysWith: { first, _ in first })
    }

    private static func chat(of owner: Int64, _ db: Database) throws -> Int64 {
        try #require(try Int64.fetchOne(db, sql: "SELECT id FROM chat WHERE owner = ?", arguments: [owner]))
    }

    private static func group(_ db: Database) throws -> Int64 {
        if let known = try Int64.fetchOne(db, sql: "SELECT id FROM groupChat") { return known }
        try db.execute(sql: "INSERT INTO owner (kind) VALUES ('group')")
        let id = db.lastInsertedRowID
        try db.execute(
            sql: """
                INSERT INTO groupChat (id, title, timeZone, timeZoneIsAssumed, units, clock, firstWeekday, language)
                VALUES (?, 'club', 'UTC', 0, 'metric', 24, 2, 'en')
                """, arguments: [id])
        return id
    }
}
