package import Foundation

/// Fetches calendars that others keep on the web.
package protocol CalendarSource: Sendable {
    /// nil where it is still the version that is known.
    func calendar(at address: String, known: CalendarVersion) async throws(CalendarProblem) -> FetchedCalendar?
}

/// Which version of a calendar was fetched, as its server names it (RFC 9110, 8.8).
package struct CalendarVersion: Hashable, Sendable, Codable {
    package var etag: String?
    /// The date of its last change, as the server wrote it.
    package var changedAt: String?

    package init(etag: String? = nil, changedAt: String? = nil) { (self.etag, self.changedAt) = (etag, changedAt) }
}

package struct FetchedCalendar: Sendable {
    package let bytes: Data
    package let version: CalendarVersion

    package init(bytes: Data, version: CalendarVersion) { (self.bytes, self.version) = (bytes, version) }
}

extension CalendarProblem: Error {}
