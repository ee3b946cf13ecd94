extension Schema {
    /// For where a new task goes: behind the last of its owner's, done or not.
    static let taskRanks = "CREATE INDEX taskOfOwner ON task(owner, rank);"
}
