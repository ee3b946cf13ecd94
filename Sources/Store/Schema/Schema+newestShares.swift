extension Schema {
    /// When each owner shared something last, with followers or all (`openAt`) and with close friends alone
    /// (`closeAt`), kept by triggers: the newest that others share is found among those who shared last, however many
    /// one follows. Private things cost nothing but the question whether they are.
    static let newestShares =
        """
        CREATE TABLE newestShare (
            owner INTEGER PRIMARY KEY REFERENCES owner(id) ON DELETE CASCADE,
            openAt REAL,
            closeAt REAL
        ) STRICT;
        CREATE INDEX followOfFollower ON follow(follower, isAccepted, followed);
        INSERT INTO newestShare SELECT owner.id, \(newest("owner.id", firstKinds))
            FROM owner WHERE id IN (SELECT owner FROM place WHERE audience <> 'only_me'
                UNION SELECT owner FROM note WHERE audience <> 'only_me'
                UNION SELECT owner FROM heading WHERE audience <> 'only_me');

        """ + firstKinds.map { shareTriggers(of: $0, among: firstKinds) }.joined()

    /// As they were when this migration was written.
    private static let firstKinds = ["place", "note", "heading"]

    /// The same triggers where further kinds are shared; what is kept by them holds.
    static func newestSharesAnew(of kinds: [String]) -> String {
        kinds.flatMap { table in
            ["Insert", "Update", "Delete"].map { "DROP TRIGGER IF EXISTS \(table)Share\($0);\n" }
        }.joined() + kinds.map { shareTriggers(of: $0, among: kinds) }.joined()
    }

    private static func shareTriggers(of table: String, among kinds: [String]) -> String {
        """
        CREATE TRIGGER \(table)ShareInsert AFTER INSERT ON \(table) WHEN NEW.audience <> 'only_me' BEGIN
            \(renewal(of: "NEW.owner", kinds))
        END;
        CREATE TRIGGER \(table)ShareUpdate AFTER UPDATE OF audience, sharedAt, owner ON \(table)
            WHEN NEW.audience <> 'only_me' OR OLD.audience <> 'only_me' BEGIN
            \(renewal(of: "OLD.owner", kinds))
            \(renewal(of: "NEW.owner", kinds))
        END;
        CREATE TRIGGER \(table)ShareDelete AFTER DELETE ON \(table) WHEN OLD.audience <> 'only_me' BEGIN
            \(renewal(of: "OLD.owner", kinds))
        END;

        """
    }

    /// Nothing for an owner who goes with all their things.
    private static func renewal(of owner: String, _ kinds: [String]) -> String {
        """
        INSERT INTO newestShare SELECT \(owner), \(newest(owner, kinds)) WHERE EXISTS (SELECT 1 FROM owner WHERE id = \(owner))
            ON CONFLICT (owner) DO UPDATE SET openAt = excluded.openAt, closeAt = excluded.closeAt;
        """
    }

    private static func newest(_ owner: String, _ kinds: [String]) -> String {
        ["audience = 'followers' OR audience = 'everyone'", "audience = 'close_friends'"].map { condition in
            let each = kinds.map { "SELECT max(sharedAt) AS at FROM \($0) WHERE owner = \(owner) AND (\(condition))" }
            return "(SELECT max(at) FROM (\(each.joined(separator: " UNION ALL "))))"
        }.joined(separator: ", ")
    }
}
