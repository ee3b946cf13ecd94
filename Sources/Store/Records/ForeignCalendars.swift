package import Core
package import Foundation

/// A calendar of somebody else that its owner reads.
package struct CalendarRecord: StoreRecord {
    package static let databaseTableName = "calendar"
    package var id: CalendarID = .unsaved
    package var owner: OwnerID
    package var name: String
    package var colour: PinColour
    /// Where it is fetched from; nil for a file.
    package var url: String?
    package var createdAt: Date
    /// The text that was read last, by the hash of its bytes.
    package var file: String?
    /// What its server called the version that was fetched last.
    package var etag: String?
    /// The same as a date, as the server wrote it.
    package var changedAt: String?
    /// When it was last read with success.
    package var checkedAt: Date?
    /// Why it could not be read the last time; nil where it could.
    package var problem: CalendarProblem?
    package var refreshAt: Date
    /// It has more than is kept.
    package var isCut = false

    package init(owner: OwnerID, name: String, colour: PinColour, createdAt: Date) {
        (self.owner, self.name, self.colour, self.createdAt) = (owner, name, colour, createdAt)
        refreshAt = Date(stored: 0)
    }
}

/// A time at which something of a calendar happens.
package struct CalendarSlotRecord: StoreRow {
    package let calendar: CalendarID
    package let start: Date
    /// The same as `start` for what has no length.
    package let finish: Date
    /// The first and the last one of whole days, since 1970-01-01; nil for times.
    package let day: Int?
    package let lastDay: Int?
    package let title: String
    package let location: String
    /// It is to be done rather than taking place.
    package let isTask: Bool
    /// By which it is known at the next reading; nil in what was read before slots had names.
    package let name: CalendarSlotName?
}
