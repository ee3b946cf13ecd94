extension Schema {
    /// Nothing begins between two people of whom one has blocked the other, whatever brings it back: Undo leaves such
    /// a row out as a conflict.
    static let blocksHold = overBlock(in: "block")

    static func overBlock(in barrier: String) -> String {
        ["follow": ("follower", "followed"), "closeFriend": ("person", "friend")]
            .sorted { $0.key < $1.key }.map { table, people in
                """
                CREATE TRIGGER \(table)OverBlock BEFORE INSERT ON \(table)
                WHEN EXISTS (SELECT 1 FROM \(barrier) WHERE person = NEW.\(people.0) AND blocked = NEW.\(people.1))
                    OR EXISTS (SELECT 1 FROM \(barrier) WHERE person = NEW.\(people.1) AND blocked = NEW.\(people.0))
                BEGIN
                    SELECT RAISE(ABORT, 'one has blocked the other');
                END;

                """
            }.joined()
    }
}
