extension Schema {
    /// Whether lines that mean no command are kept as something to do, for a person or a group.
    static let keepsUnread = ["person", "groupChat"].map { table in
        "ALTER TABLE \(table) ADD COLUMN keepsUnread INTEGER NOT NULL DEFAULT 0 CHECK (keepsUnread IN (0, 1));"
    }.joined(separator: "\n")
}
