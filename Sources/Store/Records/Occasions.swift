package import Core
package import Foundation

/// A moment of the day with a name.
package struct OccasionRecord: StoreRecord {
    package static let databaseTableName = "occasion"
    package var id: OccasionID = .unsaved
    package var owner: OwnerID
    /// One of a name per owner; capitals do not matter.
    package var name: String
    package var icon: String?
    package var place: PlaceID?
    /// What one does at the place; nil where it is only where the occasion is.
    package var move: OccasionMove?
    /// "MO,TU"; nil for every day.
    package var days: String?
    /// Since midnight, 0..<1440; nil where no time is usual.
    package var minute: Int?
    /// Of the calendar entry that it is; midnights for a whole day.
    package var startAt: Date?
    package var endAt: Date?
    package var isWholeDay = false
    /// That entry, where it is an event of one's own.
    package var event: EventID?
    /// The other's calendar in which that entry stands.
    package var calendar: CalendarID?
    /// Which time of that calendar it is; nil where it was tied before slots had names.
    package var slot: CalendarSlotName?
    /// It is asked whether it has come.
    package var asks = true
    /// Up to then nothing is asked any more.
    package var settledAt: Date?
    package var createdAt: Date
    package var audience: Audience = .onlyMe
    /// Who added it to a group's things; nil for one's own.
    package var addedBy: PersonID?

    package init(owner: OwnerID, name: String, createdAt: Date, addedBy: PersonID? = nil) {
        self.owner = owner
        self.name = name
        (self.createdAt, settledAt) = (createdAt, createdAt)
        self.addedBy = addedBy
    }

    package var spot: OccasionSpot? { place.flatMap { place in move.map { OccasionSpot(place, $0) } } }

    package var hours: OccasionHours? { OccasionHours(text: days, minute: minute) }

    package var entry: OccasionEntry? {
        OccasionEntry(start: startAt?.stored, end: endAt?.stored, isWholeDay: isWholeDay)
    }

    package var moments: OccasionMoments { OccasionMoments(hours: hours, entry: entry) }
}
