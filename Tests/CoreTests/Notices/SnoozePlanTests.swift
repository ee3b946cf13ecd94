import Core
import Foundation
import Testing

/// To when a notice is put off, by the clocks of six continents and over their changes.
struct SnoozePlanTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let zone: String
        let now: String
        let choice: SnoozePlan.Choice
        /// nil: it has passed.
        let moment: String?
        let evening: String
        /// The time of day of what is put off.
        let time: String

        init(
            _ zone: String, _ now: String, _ choice: SnoozePlan.Choice, _ moment: String?, evening: String = "19:00",
            time: String = "08:30"
        ) {
            (self.zone, self.now, self.choice, self.moment) = (zone, now, choice, moment)
            (self.evening, self.time) = (evening, time)
        }

        var testDescription: String { "\(choice) at \(now) in \(zone)" }
    }

    // The moments are those of Python's zoneinfo.
    static let rows = [
        // Europe: ten minutes and an hour are so long on any clock; an evening that has come is none.
        Row("Europe/Vienna", "2026-03-14T09:00:00+01:00", .tenMinutes, "2026-03-14T09:10:00+01:00"),
        Row("Europe/Vienna", "2026-03-29T01:30:00+01:00", .hour, "2026-03-29T03:30:00+02:00"),
        Row("Europe/Vienna", "2026-10-25T02:55:00+02:00", .tenMinutes, "2026-10-25T02:05:00+01:00"),
        Row("Europe/Vienna", "2026-10-25T02:30:00+02:00", .hour, "2026-10-25T02:30:00+01:00"),
        Row("Europe/London", "2026-03-28T23:59:00+00:00", .tomorrow, "2026-03-29T08:30:00+01:00"),
        Row("Europe/London", "2026-10-24T20:00:00+01:00", .tomorrow, "2026-10-25T08:30:00+00:00"),
        Row("Europe/Vienna", "2026-03-14T18:59:59+01:00", .tonight, "2026-03-14T19:00:00+01:00"),
        Row("Europe/Vienna", "2026-03-14T19:00:00+01:00", .tonight, nil),
        // A time that the clocks leave out comes after them; of one that they show twice the first that is to come.
        Row("Europe/Vienna", "2026-03-28T12:00:00+01:00", .tomorrow, "2026-03-29T03:30:00+02:00", time: "02:30"),
        Row("Europe/Vienna", "2026-10-24T12:00:00+02:00", .tomorrow, "2026-10-25T02:30:00+02:00", time: "02:30"),
        Row("Europe/Vienna", "2026-10-25T02:40:00+02:00", .tonight, "2026-10-25T02:30:00+01:00", evening: "02:30"),
        Row("Europe/Vienna", "2026-10-25T02:40:00+01:00", .tonight, nil, evening: "02:30"),
        // Africa: without any change, with one at midnight on a Friday, and with one for Ramadan.
        Row("Africa/Lagos", "2026-03-14T22:00:00+01:00", .tonight, nil),
        Row("Africa/Lagos", "2026-12-31T23:59:00+01:00", .tomorrow, "2027-01-01T08:30:00+01:00"),
        Row("Africa/Cairo", "2026-04-23T23:30:00+02:00", .hour, "2026-04-24T01:30:00+03:00"),
        Row("Africa/Cairo", "2026-04-23T12:00:00+02:00", .tomorrow, "2026-04-24T01:15:00+03:00", time: "00:15"),
        Row("Africa/Cairo", "2026-10-29T12:00:00+03:00", .tomorrow, "2026-10-30T08:30:00+02:00"),
        Row("Africa/Casablanca", "2026-02-14T22:00:00+01:00", .tomorrow, "2026-02-15T08:30:00+00:00"),
        Row("Africa/Casablanca", "2026-03-21T22:00:00+00:00", .tomorrow, "2026-03-22T08:30:00+01:00"),
        // North America: half an hour off the others, and both changes.
        Row("America/New_York", "2026-03-07T21:00:00-05:00", .tomorrow, "2026-03-08T08:30:00-04:00"),
        Row("America/New_York", "2026-11-01T01:30:00-04:00", .hour, "2026-11-01T01:30:00-05:00"),
        Row("America/New_York", "2026-03-14T09:00:00-04:00", .tonight, "2026-03-14T19:00:00-04:00"),
        Row("America/St_Johns", "2026-03-08T01:45:00-03:30", .hour, "2026-03-08T03:45:00-02:30"),
        Row("America/St_Johns", "2026-10-31T12:00:00-02:30", .tomorrow, "2026-11-01T08:30:00-03:30"),
        Row("America/Phoenix", "2026-03-07T21:00:00-07:00", .tomorrow, "2026-03-08T08:30:00-07:00"),
        // South America: the summer begins at midnight, ends in April, or never came back.
        Row("America/Santiago", "2026-09-05T12:00:00-04:00", .tomorrow, "2026-09-06T08:30:00-03:00"),
        Row("America/Santiago", "2026-09-05T12:00:00-04:00", .tomorrow, "2026-09-06T01:30:00-03:00", time: "00:30"),
        Row("America/Santiago", "2026-04-04T23:30:00-03:00", .hour, "2026-04-04T23:30:00-04:00"),
        Row("America/Santiago", "2026-04-04T12:00:00-03:00", .tomorrow, "2026-04-05T08:30:00-04:00"),
        Row("America/Sao_Paulo", "2026-02-28T23:59:00-03:00", .tomorrow, "2026-03-01T08:30:00-03:00"),
        // Asia: quarters and halves of hours, and changes of its own days.
        Row("Asia/Kathmandu", "2026-03-14T00:01:00+05:45", .tomorrow, "2026-03-15T08:30:00+05:45"),
        Row("Asia/Kolkata", "2028-02-28T18:30:00+05:30", .tonight, "2028-02-28T19:00:00+05:30"),
        Row("Asia/Kolkata", "2028-02-28T18:30:00+05:30", .tomorrow, "2028-02-29T08:30:00+05:30"),
        Row("Asia/Jerusalem", "2026-03-27T01:45:00+02:00", .hour, "2026-03-27T03:45:00+03:00"),
        Row("Asia/Jerusalem", "2026-10-24T20:00:00+03:00", .tomorrow, "2026-10-25T08:30:00+02:00"),
        Row("Asia/Beirut", "2026-03-28T12:00:00+02:00", .tomorrow, "2026-03-29T01:00:00+03:00", time: "00:00"),
        // Oceania: summer in the south, by half an hour too, and on both sides of the date line.
        Row("Australia/Adelaide", "2026-10-03T20:00:00+09:30", .tomorrow, "2026-10-04T08:30:00+10:30"),
        Row("Australia/Adelaide", "2026-04-04T20:00:00+10:30", .tomorrow, "2026-04-05T08:30:00+09:30"),
        Row("Australia/Lord_Howe", "2026-10-04T01:30:00+10:30", .hour, "2026-10-04T03:00:00+11:00"),
        Row("Australia/Lord_Howe", "2026-04-05T01:45:00+11:00", .hour, "2026-04-05T02:15:00+10:30"),
        Row("Australia/Lord_Howe", "2026-10-03T12:00:00+10:30", .tomorrow, "2026-10-04T02:45:00+11:00", time: "02:15"),
        Row("Pacific/Chatham", "2026-09-26T22:00:00+12:45", .tomorrow, "2026-09-27T08:30:00+13:45"),
        Row("Pacific/Kiritimati", "2026-12-31T23:50:00+14:00", .tenMinutes, "2027-01-01T00:00:00+14:00"),
        Row("Pacific/Honolulu", "2026-12-31T20:00:00-10:00", .tomorrow, "2027-01-01T08:30:00-10:00"),
        Row("Pacific/Apia", "2011-12-29T20:00:00-10:00", .hour, "2011-12-29T21:00:00-10:00"),
        Row("Pacific/Apia", "2011-12-29T23:30:00-10:00", .hour, "2011-12-31T00:30:00+14:00"),
    ]

    @Test(arguments: rows) func `A notice is put off on the person's own clocks`(row: Row) throws {
        let plan = SnoozePlan(
            now: try moment(row.now), zone: try #require(TimeZone(identifier: row.zone)),
            evening: minutes(row.evening), time: minutes(row.time))
        #expect(try plan.moment(row.choice) == row.moment.map(moment))
    }
}
