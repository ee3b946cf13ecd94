extension Schema {
    /// Several accounts of one person: a linked one has left the person that it had by itself (`home`), and comes back to
    /// them. The private chats of a linked account name it; where a person has several chats, `usedAt` says which was
    /// used last.
    static let devices =
        """
        ALTER TABLE identity ADD COLUMN home INTEGER REFERENCES person(id) ON DELETE SET NULL;
        ALTER TABLE identity ADD COLUMN linkedAt REAL;
        CREATE INDEX identityOfHome ON identity(home) WHERE home IS NOT NULL;

        ALTER TABLE chat ADD COLUMN identity INTEGER REFERENCES identity(id) ON DELETE CASCADE;
        ALTER TABLE chat ADD COLUMN usedAt REAL;
        CREATE INDEX chatOfIdentity ON chat(identity) WHERE identity IS NOT NULL;

        CREATE TABLE deviceCode (
            person INTEGER PRIMARY KEY REFERENCES person(id) ON DELETE CASCADE,
            hash TEXT NOT NULL UNIQUE CHECK (length(hash) = 64),
            expiresAt REAL NOT NULL
        ) STRICT;

        CREATE TABLE wrongCode (
            id INTEGER PRIMARY KEY,
            person INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            at REAL NOT NULL
        ) STRICT;
        CREATE INDEX wrongCodeOfPerson ON wrongCode(person);

        \(barrier)
        DROP TRIGGER closeFriendOverBlock;
        DROP TRIGGER followOverBlock;

        """ + overBlock(in: "barrier")

    /// Who must not meet whom: whoever was blocked stays so under the account that theirs was linked to.
    private static let barrier = """
        CREATE VIEW barrier(person, blocked) AS
            SELECT person, blocked FROM block
            UNION ALL SELECT block.person, identity.person FROM identity JOIN block ON block.blocked = identity.home
            WHERE block.person <> identity.person;
        """
}
