package import Core
import GRDB

/// What the house as a whole remembers: a few words by key, such as the set-up code.
extension Transaction {
    package func houseValue(_ key: String) throws -> String? {
        try String.fetchOne(db, literal: "SELECT value FROM house WHERE key = \(key)")
    }

    /// nil forgets the key.
    package func setHouseValue(_ key: String, _ value: String?) throws {
        guard let value else { return try db.run("DELETE FROM house WHERE key = \(key)") }
        try db.run(
            """
            INSERT INTO house (key, value) VALUES (\(key), \(value))
            ON CONFLICT (key) DO UPDATE SET value = excluded.value
            """)
    }

    package func makeAdministrator(_ person: PersonID) throws {
        try db.run("UPDATE person SET isAdministrator = 1 WHERE id = \(person)")
    }

    package func isAdministrator(_ person: PersonID) throws -> Bool {
        try Bool.fetchOne(db, literal: "SELECT isAdministrator FROM person WHERE id = \(person)") ?? false
    }

    package func hasAdministrator() throws -> Bool {
        try Bool.fetchOne(db, literal: "SELECT EXISTS (SELECT 1 FROM person WHERE isAdministrator)") ?? false
    }

    /// Where the administrators are told something.
    package func administratorChats() throws -> [ChatRow] {
        try PersonID.fetchAll(db, literal: "SELECT id FROM person WHERE isAdministrator ORDER BY id")
            .compactMap { try noticeChat(of: $0.owner) }
    }

    package func name(of person: PersonID) throws -> String? {
        try String.fetchOne(db, literal: "SELECT name FROM person WHERE id = \(person)")
    }
}
