/// How much of somebody's file is read before it is refused.
package struct ReadLimits: Hashable, Sendable {
    /// Bytes of the file as it came.
    package var bytes = 20_000_000
    /// Bytes of everything that is read of it, unpacked.
    package var unpacked = 64_000_000
    /// Bytes of an archive's content for each byte of the archive, beyond the first million.
    package var ratio = 200
    /// Files within an archive.
    package var entries = 20_000
    /// Archives within an archive (a KMZ in a ZIP).
    var archives = 1
    /// Elements or brackets within each other.
    package var depth = 64
    /// Elements of XML.
    package var elements = 2_000_000
    package var places = 50_000
    package var tracks = 5_000
    /// Events and to-dos of a calendar; more are left out with a warning.
    package var calendarEntries = 50_000

    package init() {}
}
