import Core
import Foundation
import Testing

struct NagPlanTests {
    @Test(
        arguments: [
            (false, nil, 1, nil), (false, 900, 1, 900), (false, 900, 500, 900), (true, nil, 1, 120),
            (true, nil, 9, 120),
            (true, nil, 10, nil), (true, 3600, 9, 120), (true, 3600, 10, 3600),
        ] as [(Bool, Int?, Int, Double?)])
    func `An alarm rings ten times, a nag for ever`(_ row: (Bool, Int?, Int, Double?)) {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        let next = NagPlan(isAlarm: row.0, nag: row.1).next(given: row.2, now: now)
        #expect(next?.timeIntervalSince(now) == row.3)
    }
}

struct SnoozePlanTests {
    /// A moment and a choice, in a zone where evening is at 19:00, of something that is at 8:30.
    @Test(
        arguments: [
            ("2026-03-14T09:00:00", "Europe/Vienna", .tenMinutes, "2026-03-14T09:10:00"),
            ("2026-03-29T01:30:00", "Europe/Vienna", .hour, "2026-03-29T03:30:00"),
            ("2026-03-14T09:00:00", "America/New_York", .tonight, "2026-03-14T19:00:00"),
            ("2026-03-14T19:00:00", "America/New_York", .tonight, nil),
            ("2026-03-28T23:59:00", "Europe/Vienna", .tomorrow, "2026-03-29T08:30:00"),
            ("2026-03-14T00:01:00", "Asia/Kathmandu", .tomorrow, "2026-03-15T08:30:00"),
            ("2026-03-14T22:00:00", "Africa/Lagos", .tonight, nil),
            ("2026-09-05T12:00:00", "America/Santiago", .tomorrow, "2026-09-06T08:30:00"),
            ("2026-10-03T12:00:00", "Australia/Lord_Howe", .tomorrow, "2026-10-04T08:30:00"),
        ] as [(String, String, SnoozePlan.Choice, String?)])
    func `A notice is put off on the person's own clocks`(_ row: (String, String, SnoozePlan.Choice, String?)) throws {
        let zone = try #require(TimeZone(identifier: row.1))
        let now = try #require(WallTime(text: row.0)).moments(in: zone).dates[0]
        let plan = SnoozePlan(now: now, zone: zone, evening: 19 * 60, time: 8 * 60 + 30)
        #expect(plan.moment(row.2).map { WallTime($0, in: zone).text } == row.3)
    }
}
