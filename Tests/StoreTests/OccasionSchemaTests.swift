import Core
import GRDB
import Store
import TestSupport
import Testing

/// What the schema itself holds of occasions.
struct OccasionSchemaTests {
    private static func keep(_ name: String, in session: Session) throws -> OccasionID {
        try session.change(.add, name) {
            try OccasionRecord(owner: session.viewer, name: name, createdAt: session.now).insertedAnew(session.db).id
        }
    }

    private static func tie(_ title: String, to occasion: OccasionID, in session: Session) throws {
        var task = TaskRecord(owner: session.viewer, title: title, rank: 1, createdAt: session.now)
        (task.occasion, task.relation) = (occasion, .before)
        _ = try session.change(.add, title) { try task.insertedAnew(session.db) }
    }

    @Test(arguments: [
        "INSERT INTO occasion (owner, name, createdAt) VALUES (1, 'LUNCH', 1)",
        "INSERT INTO occasion (owner, name, createdAt) VALUES (1, '', 1)",
        "INSERT INTO occasion (owner, name, createdAt) VALUES (1, printf('%0101d', 1), 1)",
        "INSERT INTO occasion (owner, name, createdAt) VALUES (99, 'x', 1)",
        "UPDATE occasion SET days = 'MO'", "UPDATE occasion SET minute = 1440", "UPDATE occasion SET move = 'fly'",
        "UPDATE occasion SET icon = ''", "UPDATE occasion SET place = 99",
        "UPDATE task SET relation = 'during'", "UPDATE task SET occasion = 99",
    ])
    func `The schema refuses`(sql: String) async throws {
        let fixture = try await Fixture()
        try await fixture.piece { session in
            try Self.tie("milk", to: Self.keep("lunch", in: session), in: session)
            #expect(throws: DatabaseError.self) {
                try session.change(.change, "bad") { try session.db.execute(sql: sql) }
            }
        }
    }

    @Test func `A task stays where its occasion goes`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { session in
            try Self.tie("milk", to: Self.keep("lunch", in: session), in: session)
            try session.change(.delete, "gone") { try session.db.execute(sql: "DELETE FROM occasion") }
            let task = try #require(try TaskRecord.fetchOne(session.db, literal: "SELECT * FROM task"))
            #expect(task.occasion == nil && task.tie == nil)
            #expect(try session.undo(#require(session.lastEntry)).status == .done)
            #expect(try TaskRecord.fetchOne(session.db, literal: "SELECT * FROM task")?.tie?.relation == .before)
        }
    }

    @Test func `Of two groups that become one, occasions of one name become one`() async throws {
        let fixture = try await Fixture()
        try await fixture.together(.ana) { try Self.tie("tent", to: Self.keep("set off", in: $0), in: $0) }
        let (ben, random) = (fixture.ben, fixture.random)
        try await fixture.store.write { transaction in
            let new = try transaction.chat(.test("-100"), isGroup: true, title: "Trip", person: ben, defaults: .test)
            let session = try Session(
                transaction: transaction, now: Fixture.start, actor: ben, viewer: new.owner, chat: new.id,
                voice: .english, random: random)
            try Self.tie("rope", to: Self.keep("Set off", in: session), in: session)
            _ = try Self.keep("arrive", in: session)
            try transaction.migrate(chat: .test("-1"), to: .test("-100"))
        }
        let (names, ties) = try await fixture.together(.ana) { session in
            (
                try String.fetchAll(
                    session.db,
                    literal: "SELECT name FROM occasion WHERE \(session.own(.occasion)) ORDER BY name"),
                try String.fetchAll(
                    session.db,
                    literal: """
                        SELECT title FROM task JOIN occasion ON occasion.id = task.occasion
                        WHERE occasion.name = 'set off' ORDER BY title
                        """)
            )
        }
        #expect(names == ["arrive", "set off"] && ties == ["rope", "tent"])
    }

    @Test func `Its names are new to whoever keeps them when one comes, changes or goes`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { session in
            let stamp = {
                try Int64.fetchOne(session.db, literal: "SELECT stamp FROM nameStamp WHERE owner = \(session.viewer)")
            }
            var stamps = [try stamp()]
            let id = try Self.keep("lunch", in: session)
            stamps.append(try stamp())
            for sql in ["UPDATE occasion SET name = 'dinner'", "DELETE FROM occasion"] {
                try session.change(.change, sql) { try session.db.execute(sql: sql) }
                stamps.append(try stamp())
            }
            #expect(Set(stamps).count == 4 && id != .unsaved)
        }
    }
}
