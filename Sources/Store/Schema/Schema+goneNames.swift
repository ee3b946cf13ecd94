extension Schema {
    /// Lists on which one works are among one's names also when they are deleted or come back, and when one of two people
    /// blocks the other.
    static let goneNames = """
        CREATE TRIGGER headingNameGoneForChosen AFTER DELETE ON heading BEGIN
            UPDATE nameStamp SET stamp = random() WHERE owner IN (\(people(of: "OLD")));
        END;
        CREATE TRIGGER headingNameBackForChosen AFTER INSERT ON heading BEGIN
            UPDATE nameStamp SET stamp = random() WHERE owner IN (\(people(of: "NEW")));
        END;
        CREATE TRIGGER blockNameInsert AFTER INSERT ON block BEGIN
            UPDATE nameStamp SET stamp = random() WHERE owner IN (NEW.person, NEW.blocked);
        END;
        CREATE TRIGGER blockNameDelete AFTER DELETE ON block BEGIN
            UPDATE nameStamp SET stamp = random() WHERE owner IN (OLD.person, OLD.blocked);
        END;
        """

    private static func people(of row: String) -> String {
        "SELECT person FROM chosen WHERE kind = 'heading' AND thing = \(row).id"
    }
}
