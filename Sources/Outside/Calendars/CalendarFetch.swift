package import Core
import HTTPTypes
package import Transport

/// Calendars behind addresses that people paste: through the address filter, with limits of time and size.
package struct CalendarFetch: CalendarSource {
    private static let limits = TransportLimits(connect: 5, total: 30, responseBytes: 10 << 20)
    private let fetch: PublicFetch

    package init(transport: any HTTPTransport) { fetch = PublicFetch(transport: transport) }

    package func calendar(
        at address: String, known: CalendarVersion
    ) async throws(CalendarProblem) -> FetchedCalendar? {
        var fields = HTTPFields([HTTPField(name: .accept, value: "text/calendar, */*;q=0.5")])
        if let etag = known.etag { fields[.ifNoneMatch] = etag }
        if let date = known.changedAt { fields[.ifModifiedSince] = date }
        let response: TransportResponse
        do {
            response = try await fetch.get(address, fields: fields, limits: Self.limits)
        } catch {
            throw CalendarProblem(error)
        }
        guard response.status != .notModified else { return nil }
        let version = CalendarVersion(
            etag: response.fields[.eTag].flatMap(Self.short),
            changedAt: response.fields[.lastModified].flatMap(Self.short))
        return FetchedCalendar(bytes: response.body, version: version)
    }

    /// What is sent back with every request is no place for a server to keep things in.
    private static func short(_ value: String) -> String? { value.utf8.count <= 200 ? value : nil }
}

extension CalendarProblem {
    init(_ error: OutsideError) {
        self =
            switch error {
            case .unavailable: .unreachable
            case .tooOften: .tooOften
            case .unreadable: .tooLarge
            case .refused: .refused
            case .forbiddenAddress: .forbidden
            }
    }
}
