extension Schema {
    /// How often a job found whoever is asked in trouble, and how often it was held back: a wait goes on after a restart.
    static let jobTries = """
        ALTER TABLE job ADD COLUMN troubles INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE job ADD COLUMN waits INTEGER NOT NULL DEFAULT 0;
        """
}
