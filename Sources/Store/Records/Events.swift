package import Core
package import Foundation

/// Something that takes place.
package struct EventRecord: StoreRecord {
    package static let databaseTableName = "event"
    package var id: EventID = .unsaved
    package var owner: OwnerID
    package var title: String
    package var details = ""
    /// Where it is, in words.
    package var location = ""
    package var place: PlaceID?
    /// A day, or what the clocks of `zone` show.
    package var start: FloatingTime
    /// Of days the last one; nil where it is not known.
    package var finish: FloatingTime?
    /// IANA name; nil for whole days.
    package var zone: String?
    /// RFC 5545, in the clocks of `zone`.
    package var rule: String?
    /// Seconds before it at which one is told; nil for no notice.
    package var lead: Int?
    package var createdAt: Date
    package var audience: Audience = .onlyMe
    /// Who added it to a group's things; nil for one's own.
    package var addedBy: PersonID?

    package init(owner: OwnerID, title: String, start: FloatingTime, createdAt: Date) {
        (self.owner, self.title, self.start, self.createdAt) = (owner, title, start, createdAt)
    }

    /// Bytes of `rule`, as the schema has it.
    package static let longestRule = 500

    package var isWholeDay: Bool { start.minute == nil }
    package var repetition: Recurrence? { rule.flatMap(Recurrence.init(text:)) }

    /// Whose clocks its times are of; of whole days `viewer`, since they are wherever one is.
    package func zone(for viewer: TimeZone) -> TimeZone { zone.flatMap(TimeZone.init(identifier:)) ?? viewer }
}
