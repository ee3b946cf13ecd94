package import Core
package import Store

/// What the job that writes one thing as a calendar file needs to know.
package struct WriteEntry: Codable, Sendable {
    package static let kind = "writeEntry"
    package let thing: Thing
}

/// One thing as a calendar file, which is kept.
package struct EntryFile: Sendable {
    package let thing: Thing
    package let hash: String
    package let name: String

    package init(thing: Thing, hash: String, name: String) { (self.thing, self.hash, self.name) = (thing, hash, name) }
}

extension Session {
    /// Leaves the job that writes a thing as a calendar file.
    /// - Returns: false for what has no time.
    package func leaveEntryFile(of thing: Thing) throws -> Bool {
        guard try calendarEntry(of: thing) != nil else { return false }
        try leaveJob(kind: WriteEntry.kind, payload: WriteEntry(thing: thing))
        return true
    }
}
