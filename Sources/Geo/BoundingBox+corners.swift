extension BoundingBox {
    /// True where the two share a point.
    package func intersects(_ other: BoundingBox) -> Bool {
        guard south <= other.north, other.south <= north else { return false }
        return longitudes.contains { mine in other.longitudes.contains { mine.overlaps($0) } }
    }
}
