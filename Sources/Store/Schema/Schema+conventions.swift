extension Schema {
    /// What a person or a group means by words of times; NULL as most people mean them. Minutes since midnight.
    static let conventions = ["person", "groupChat"].map { table in
        "ALTER TABLE \(table) ADD COLUMN dateOrder TEXT CHECK (dateOrder IN ('mdy', 'dmy'));\n"
            + ["morningAt", "lunchAt", "afternoonAt", "eveningAt", "nightAt"].map { part in
                "ALTER TABLE \(table) ADD COLUMN \(part) INTEGER CHECK (\(part) BETWEEN 0 AND 1439);\n"
            }.joined()
    }.joined()
}
