extension Schema {
    /// A random number for each owner that triggers renew with every name, so that whoever keeps what was made of the
    /// names can tell whether it still holds. A number that was taken back with its transaction never comes again.
    static let nameStamps = """
        CREATE TABLE nameStamp (
            owner INTEGER PRIMARY KEY REFERENCES owner(id) ON DELETE CASCADE,
            stamp INTEGER NOT NULL
        ) STRICT;
        INSERT INTO nameStamp SELECT owner, random() FROM (SELECT owner FROM place UNION SELECT owner FROM heading);

        """ + ["place", "heading"].map(stampTriggers).joined()

    static func stampTriggers(of table: String) -> String {
        """
        CREATE TRIGGER \(table)NameInsert AFTER INSERT ON \(table) BEGIN
            \(newStamp)
        END;
        CREATE TRIGGER \(table)NameUpdate AFTER UPDATE OF name, owner ON \(table) BEGIN
            UPDATE nameStamp SET stamp = random() WHERE owner = OLD.owner;
            \(newStamp)
        END;
        CREATE TRIGGER \(table)NameDelete AFTER DELETE ON \(table) BEGIN
            UPDATE nameStamp SET stamp = random() WHERE owner = OLD.owner;
        END;

        """
    }

    private static let newStamp = """
        INSERT INTO nameStamp VALUES (NEW.owner, random()) ON CONFLICT (owner) DO UPDATE SET stamp = excluded.stamp;
        """
}
