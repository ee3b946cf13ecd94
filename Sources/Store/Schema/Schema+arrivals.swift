extension Schema {
    /// `settledAt`: up to when it is not said what waits at a pin, once its owner has come there. Not journaled.
    static let arrivals = "ALTER TABLE place ADD COLUMN settledAt REAL;"
}
