package import Core
import Foundation
package import Store

extension Session {
    /// Calendars that the viewer reads, the oldest first; nobody else ever sees them.
    package func foreignCalendars() throws -> [CalendarRecord] {
        try CalendarRecord.fetchAll(db, literal: "SELECT * FROM calendar WHERE owner = \(viewer) ORDER BY id")
    }

    /// One of the viewer's own.
    package func foreignCalendar(_ id: CalendarID) throws -> CalendarRecord? {
        try CalendarRecord.fetchOne(db, literal: "SELECT * FROM calendar WHERE id = \(id) AND owner = \(viewer)")
    }
}
