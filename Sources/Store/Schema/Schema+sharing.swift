extension Schema {
    /// Since when a thing is shared as it is, so that what is shared can be listed newest first; and a link's end.
    ///
    /// The two indexes of a kind hold what followers and what only close friends may see: a list reads a few rows of
    /// each owner and never looks through all things.
    static let sharing =
        ["place", "note", "heading"].map { kind in
            """
            ALTER TABLE \(kind) ADD COLUMN sharedAt REAL;
            CREATE INDEX \(kind)Open ON \(kind)(owner, sharedAt, audience)
                WHERE audience = 'followers' OR audience = 'everyone';
            CREATE INDEX \(kind)Close ON \(kind)(owner, sharedAt) WHERE audience = 'close_friends';

            """
        }.joined()
        + Timed(
            table: "link", due: "expiresAt", others: ["isRevoked"],
            isArmed: "NEW.expiresAt IS NOT NULL AND NOT NEW.isRevoked"
        ).triggers
}
