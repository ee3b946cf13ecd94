extension Schema {
    /// When a group was told hello, and when we last asked who its administrators are.
    static let groupFacts = """
        ALTER TABLE groupChat ADD COLUMN greetedAt REAL;
        ALTER TABLE groupChat ADD COLUMN administratorsAt REAL;
        """
}
