extension Schema {
    /// All that is shared in one table, kept by triggers: `id` tells apart what is shared at the same moment, `reach`
    /// is the audience, everyone being whoever follows. One index takes the place of those of each kind, and tells
    /// `newestShare` when each owner shared something last. Private things cost nothing but the question whether they
    /// are.
    static let shares =
        leavingNewestShares + """
            CREATE TABLE share (
                id INTEGER PRIMARY KEY,
                owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
                kind TEXT NOT NULL,
                thing INTEGER NOT NULL,
                audience TEXT NOT NULL,
                sharedAt REAL NOT NULL,
                reach TEXT AS (iif(audience = 'everyone', 'followers', audience)),
                UNIQUE (kind, thing)
            ) STRICT;
            CREATE INDEX shareOfOwner ON share(owner, reach, sharedAt);
            INSERT INTO share (owner, kind, thing, audience, sharedAt)
                \(sharedKinds.map { "SELECT \(shareColumns($0, "")) FROM \($0) WHERE audience <> 'only_me'" }
                    .joined(separator: " UNION ALL ")) ORDER BY 5, 3;
            DELETE FROM newestShare;
            INSERT INTO newestShare SELECT id, \(newest(of: "owner.id")) FROM owner WHERE id IN (SELECT owner FROM share);

            """ + sharedKinds.map(shareTriggers(of:)).joined() + newestOfShares

    /// As they were when this migration was written.
    private static let sharedKinds = ["place", "note", "heading", "review", "task", "template", "bundle"]

    private static let leavingNewestShares =
        sharedKinds.flatMap { kind in
            ["Insert", "Update", "Delete"].map { "DROP TRIGGER IF EXISTS \(kind)Share\($0);\n" }
                + ["DROP INDEX \(kind)\(kind == "bundle" ? "Shared" : "Open");\n", "DROP INDEX \(kind)Close;\n"]
        }.joined()

    /// The triggers of one kind of thing; a further kind that is shared calls them in its own migration.
    static func shareTriggers(of kind: String) -> String {
        """
        CREATE TRIGGER \(kind)ShareInsert AFTER INSERT ON \(kind) WHEN NEW.audience <> 'only_me' BEGIN
            INSERT INTO share (owner, kind, thing, audience, sharedAt) VALUES (\(shareColumns(kind, "NEW.")));
        END;
        CREATE TRIGGER \(kind)ShareUpdate AFTER UPDATE OF audience, sharedAt, owner ON \(kind)
            WHEN NEW.audience <> 'only_me' OR OLD.audience <> 'only_me' BEGIN
            DELETE FROM share WHERE kind = '\(kind)' AND thing = OLD.id AND NEW.audience = 'only_me';
            INSERT INTO share (owner, kind, thing, audience, sharedAt)
                SELECT \(shareColumns(kind, "NEW.")) WHERE NEW.audience <> 'only_me'
                ON CONFLICT (kind, thing) DO UPDATE SET
                    owner = excluded.owner, audience = excluded.audience, sharedAt = excluded.sharedAt;
        END;
        CREATE TRIGGER \(kind)ShareDelete AFTER DELETE ON \(kind) WHEN OLD.audience <> 'only_me' BEGIN
            DELETE FROM share WHERE kind = '\(kind)' AND thing = OLD.id;
        END;

        """
    }

    private static let newestOfShares =
        [("Insert", "INSERT", ["NEW"]), ("Update", "UPDATE", ["OLD", "NEW"]), ("Delete", "DELETE", ["OLD"])]
        .map { name, change, rows in
            """
            CREATE TRIGGER newestShare\(name) AFTER \(change) ON share BEGIN
                \(rows.map { newestRenewal(of: "\($0).owner") }.joined())
            END;

            """
        }.joined()

    /// Nothing for an owner who goes with all their things.
    private static func newestRenewal(of owner: String) -> String {
        """
        INSERT INTO newestShare SELECT id, \(newest(of: owner)) FROM owner WHERE id = \(owner)
            ON CONFLICT (owner) DO UPDATE SET openAt = excluded.openAt, closeAt = excluded.closeAt;
        """
    }

    private static func newest(of owner: String) -> String {
        ["followers", "close_friends"]
            .map { "(SELECT max(sharedAt) FROM share WHERE share.owner = \(owner) AND reach = '\($0)')" }
            .joined(separator: ", ")
    }

    private static func shareColumns(_ kind: String, _ row: String) -> String {
        "\(row)owner, '\(kind)', \(row)id, \(row)audience, coalesce(\(row)sharedAt, 0)"
    }
}
