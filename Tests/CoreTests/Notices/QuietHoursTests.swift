import Core
import Foundation
import Testing

/// Quiet hours by the clocks of six continents, over both changes of the clocks.
struct QuietHoursTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let zone: String
        let hours: String
        let moment: String
        /// nil: not quiet.
        let end: String?

        init(_ zone: String, _ hours: String, _ moment: String, _ end: String?) {
            (self.zone, self.hours, self.moment, self.end) = (zone, hours, moment, end)
        }

        var testDescription: String { "\(zone) \(hours) at \(moment)" }
    }

    static let rows = [
        // Over midnight, and within a day; the first minute is quiet, the last is not.
        Row("Europe/Vienna", "22:00-07:00", "2026-03-16T21:59:59+01:00", nil),
        Row("Europe/Vienna", "22:00-07:00", "2026-03-16T22:00:00+01:00", "2026-03-17T07:00:00+01:00"),
        Row("Europe/Vienna", "22:00-07:00", "2026-03-17T06:59:59+01:00", "2026-03-17T07:00:00+01:00"),
        Row("Europe/Vienna", "22:00-07:00", "2026-03-17T07:00:00+01:00", nil),
        Row("Asia/Tokyo", "12:00-14:00", "2026-03-17T13:00:00+09:00", "2026-03-17T14:00:00+09:00"),
        Row("Asia/Tokyo", "12:00-14:00", "2026-03-17T14:00:00+09:00", nil),
        Row("Africa/Johannesburg", "00:00-06:00", "2026-03-17T00:00:00+02:00", "2026-03-17T06:00:00+02:00"),
        Row("Asia/Kathmandu", "23:30-05:45", "2026-03-17T23:45:00+05:45", "2026-03-18T05:45:00+05:45"),
        // The clocks go forward, and back, in the night.
        Row("Europe/Vienna", "22:00-07:00", "2026-03-28T23:00:00+01:00", "2026-03-29T07:00:00+02:00"),
        Row("Europe/Vienna", "22:00-07:00", "2026-10-24T23:00:00+02:00", "2026-10-25T07:00:00+01:00"),
        Row("America/New_York", "22:00-07:00", "2026-03-07T23:00:00-05:00", "2026-03-08T07:00:00-04:00"),
        Row("America/New_York", "22:00-07:00", "2026-10-31T23:00:00-04:00", "2026-11-01T07:00:00-05:00"),
        Row("Australia/Sydney", "22:00-07:00", "2026-10-03T23:00:00+10:00", "2026-10-04T07:00:00+11:00"),
        Row("Australia/Sydney", "22:00-07:00", "2026-04-04T23:00:00+11:00", "2026-04-05T07:00:00+10:00"),
        Row("America/Santiago", "22:00-07:00", "2026-09-05T23:30:00-04:00", "2026-09-06T07:00:00-03:00"),
        // An end that the clocks leave out comes when they jump over it.
        Row("Europe/Vienna", "22:00-02:30", "2026-03-29T01:30:00+01:00", "2026-03-29T03:00:00+02:00"),
        Row("America/New_York", "22:00-02:15", "2026-03-08T00:00:00-05:00", "2026-03-08T03:00:00-04:00"),
        Row("Australia/Lord_Howe", "22:00-02:15", "2026-10-04T01:00:00+10:30", "2026-10-04T02:30:00+11:00"),
        // One that they show twice comes the first time, and again where the hours begin anew.
        Row("Europe/Vienna", "22:00-02:30", "2026-10-25T02:15:00+02:00", "2026-10-25T02:30:00+02:00"),
        Row("Europe/Vienna", "22:00-02:30", "2026-10-25T02:15:00+01:00", "2026-10-25T02:30:00+01:00"),
        Row("Europe/Vienna", "22:00-02:30", "2026-10-25T02:45:00+02:00", nil),
        // Across the date line and without any change.
        Row("Pacific/Auckland", "21:00-06:00", "2026-12-31T22:00:00+13:00", "2027-01-01T06:00:00+13:00"),
        Row("Pacific/Honolulu", "21:00-06:00", "2026-12-31T22:00:00-10:00", "2027-01-01T06:00:00-10:00"),
        Row("America/Sao_Paulo", "21:00-06:00", "2026-02-28T23:00:00-03:00", "2026-03-01T06:00:00-03:00"),
        Row("Asia/Kolkata", "22:30-06:30", "2028-02-28T23:00:00+05:30", "2028-02-29T06:30:00+05:30"),
    ]

    @Test(arguments: rows) func `They end when the clocks say so`(row: Row) throws {
        let zone = try #require(TimeZone(identifier: row.zone))
        let hours = try #require(QuietHours(row.hours))
        #expect(try hours.end(after: moment(row.moment), in: zone) == row.end.map(moment))
    }

    @Test(arguments: rows) func `When they have ended, nothing is quiet`(row: Row) throws {
        let zone = try #require(TimeZone(identifier: row.zone))
        let hours = try #require(QuietHours(row.hours))
        let start = try moment(row.moment)
        guard let end = hours.end(after: start, in: zone) else { return }
        #expect(hours.end(after: end, in: zone) == nil && end > start)
    }

    @Test(arguments: [(0, 0), (420, 420), (-1, 60), (60, 1440), (1440, 0)])
    func `Hours that are none, or that no clock shows, are refused`(from: Int, until: Int) {
        #expect(QuietHours(from: from, until: until) == nil)
    }
}

extension QuietHours {
    /// "22:00-07:00"
    init?(_ text: String) {
        let ends = text.split(separator: "-").map { minutes(String($0)) }
        self.init(from: ends[0], until: ends[1])
    }
}

func moment(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

/// Since midnight, of "07:30".
func minutes(_ clock: String) -> Int { clock.split(separator: ":").compactMap { Int($0) }.reduce(0) { $0 * 60 + $1 } }
