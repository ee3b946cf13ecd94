extension Schema {
    /// Of a list: whoever it was shared with by name may put on it what is to be done, tick it and change it. What was
    /// shared before only shows, as it was meant then.
    static let sharedWork = """
        ALTER TABLE chosen ADD COLUMN mayChange INTEGER NOT NULL DEFAULT 0 CHECK (mayChange IN (0, 1));

        CREATE TRIGGER chosenNameInsert AFTER INSERT ON chosen WHEN NEW.kind = 'heading' BEGIN
            \(newStamp)
        END;
        CREATE TRIGGER chosenNameUpdate AFTER UPDATE ON chosen WHEN NEW.kind = 'heading' BEGIN
            \(newStamp)
        END;
        CREATE TRIGGER chosenNameDelete AFTER DELETE ON chosen WHEN OLD.kind = 'heading' BEGIN
            UPDATE nameStamp SET stamp = random() WHERE owner = OLD.person;
        END;
        CREATE TRIGGER headingNameForChosen AFTER UPDATE OF name, audience ON heading BEGIN
            UPDATE nameStamp SET stamp = random() WHERE owner IN (SELECT person FROM chosen
                WHERE kind = 'heading' AND thing = NEW.id);
        END;
        """

    /// Lists on which one works are among the names that one types.
    private static let newStamp = """
        INSERT INTO nameStamp VALUES (NEW.person, random()) ON CONFLICT (owner) DO UPDATE SET stamp = excluded.stamp;
        """
}
