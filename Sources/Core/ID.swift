/// The row id of one table, so that a place's id can never be handed in for a note's.
package struct ID<Record>: RawRepresentable, Hashable, Comparable, Sendable, Codable {
    package let rawValue: Int64

    package init(rawValue: Int64) { self.rawValue = rawValue }
    package init(_ rawValue: Int64) { self.rawValue = rawValue }

    /// The id written in digits, as button data and card subjects carry it; nil for anything else.
    package init?(_ text: some StringProtocol) {
        guard let value = Int64(text), value > 0 else { return nil }
        rawValue = value
    }

    package init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(Int64.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension ID: CustomStringConvertible {
    package var description: String { String(rawValue) }
}

/// Whoever things belong to: a person, or a group. A person's id is at the same time its owner id.
package enum Owner {}
package enum Person {}
package enum Place {}
package enum Note {}
package enum Heading {}
package enum Photo {}
package enum Reminder {}
/// Something to do. (Swift has a `Task` of its own.)
package enum ToDo {}
package enum Occasion {}
package enum Bundle {}
package enum BundleEntry {}
package enum Routine {}
package enum RoutineEntry {}
/// A list to begin from.
package enum Template {}
package enum Visit {}
package enum Review {}
package enum Entry {}
package enum Chat {}
package enum PlaceImport {}
package enum Track {}
/// Something that takes place, in one's own calendar.
package enum CalendarEvent {}
/// A calendar of somebody else that one reads.
package enum ForeignCalendar {}

package typealias OwnerID = ID<Owner>
package typealias PersonID = ID<Person>
package typealias PlaceID = ID<Place>
package typealias NoteID = ID<Note>
package typealias HeadingID = ID<Heading>
package typealias PhotoID = ID<Photo>
package typealias ReminderID = ID<Reminder>
package typealias TaskID = ID<ToDo>
package typealias OccasionID = ID<Occasion>
package typealias BundleID = ID<Bundle>
package typealias BundleEntryID = ID<BundleEntry>
package typealias RoutineID = ID<Routine>
package typealias RoutineEntryID = ID<RoutineEntry>
package typealias TemplateID = ID<Template>
package typealias VisitID = ID<Visit>
package typealias ReviewID = ID<Review>
package typealias EntryID = ID<Entry>
package typealias ChatID = ID<Chat>
package typealias PlaceImportID = ID<PlaceImport>
package typealias TrackID = ID<Track>
package typealias EventID = ID<CalendarEvent>
package typealias CalendarID = ID<ForeignCalendar>

extension ID where Record == Person {
    /// The same human as an owner of things.
    package var owner: OwnerID { OwnerID(rawValue) }
}
