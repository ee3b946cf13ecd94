extension Schema {
    /// For the pins round a point: where they lie is read from the index alone.
    static let placePoints = "CREATE INDEX placePoint ON place(owner, latitude, longitude);"
}
