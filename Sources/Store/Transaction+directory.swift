package import Core
import GRDB

extension Transaction {
    /// The person behind a sender; a new one is a guest with those settings.
    ///
    /// Making an account is not journaled: Undo never takes a person away.
    package func person(
        for sender: Sender, messenger: MessengerName, defaults: Settings
    ) throws -> (id: PersonID, isNew: Bool) {
        if let person = try knownPerson(sender, messenger) { return (person, false) }
        let owner = try newOwner("person")
        try insertAccount("person", owner, naming: "name", sender.name, defaults)
        try db.run("UPDATE person SET isGuest = 1 WHERE id = \(owner)")
        try db.run(
            """
            INSERT INTO identity (person, messenger, externalID, username, displayName)
            VALUES (\(owner), \(messenger.rawValue), \(sender.id), \(sender.username), \(sender.name))
            """)
        return (PersonID(owner.rawValue), true)
    }

    /// The settings of a person or a group, and which of both it is.
    package func account(of owner: OwnerID) throws -> Account {
        let query: Query = """
            SELECT \(sql: SettingsColumns.names), 0 FROM person WHERE id = \(owner)
            UNION ALL SELECT \(sql: SettingsColumns.names), 1 FROM groupChat WHERE id = \(owner)
            """
        let account = try db.first(query) {
            var row = Columns($0)
            let settings = try SettingsColumns.read(&row)
            return Account(owner: owner, isGroup: try row.next(), settings: settings)
        }
        guard let account else { throw SessionError.unknownOwner(owner) }
        return account
    }

    /// Whose names are meant in a chat, with the stamp that they have: another number whenever they are others, nil
    /// where there never were any. nil for a chat that never wrote to us.
    package func nameStamp(of ref: ChatRef) throws -> (owner: OwnerID, stamp: Int64?)? {
        try db.first(
            """
            SELECT chat.owner, stamp FROM chat LEFT JOIN nameStamp ON nameStamp.owner = chat.owner
            WHERE messenger = \(ref.messenger.rawValue) AND externalID = \(ref.id)
            """
        ) {
            var row = Columns($0)
            return try (row.next(), row.nextIfAny())
        }
    }

    func newOwner(_ kind: String) throws -> OwnerID {
        try db.run("INSERT INTO owner (kind) VALUES (\(kind))")
        return OwnerID(db.lastInsertedRowID)
    }

    func insertAccount(
        _ table: String, _ id: OwnerID, naming column: String, _ name: String, _ settings: Settings
    ) throws {
        try db.run(
            """
            INSERT INTO \(sql: table) (id, \(sql: column), \(sql: SettingsColumns.names))
            VALUES (\(id), \(name), \(SettingsColumns.values(settings)))
            """)
    }

    /// Keeps the names that the messenger shows up to date.
    private func knownPerson(_ sender: Sender, _ messenger: MessengerName) throws -> PersonID? {
        let identity = try IdentityRecord.fetchOne(
            db,
            literal: """
                SELECT * FROM identity WHERE messenger = \(messenger.rawValue) AND externalID = \(sender.id)
                """)
        guard let identity else { return nil }
        if identity.username != sender.username || identity.displayName != sender.name {
            try rename(identity.id, to: sender)
        }
        return identity.person
    }
}
