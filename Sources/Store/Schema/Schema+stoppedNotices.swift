extension Schema {
    /// `isStopped`: whoever does what another asked for wants no notices of it, though it is still theirs to do.
    static let stoppedNotices =
        "ALTER TABLE reminder ADD COLUMN isStopped INTEGER NOT NULL DEFAULT 0 CHECK (isStopped IN (0, 1));"
}
