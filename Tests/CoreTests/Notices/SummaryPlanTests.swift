import Core
import Foundation
import Testing

/// When summaries come, and when somebody is written to who has been away.
struct SummaryPlanTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let zone: String
        let clock: String
        let after: String
        let next: String

        init(_ zone: String, _ clock: String, _ after: String, _ next: String) {
            (self.zone, self.clock, self.after, self.next) = (zone, clock, after, next)
        }

        var testDescription: String { "\(zone) \(clock) after \(after)" }
    }

    static let rows = [
        Row("Europe/Vienna", "07:30", "2026-03-16T07:29:59+01:00", "2026-03-16T07:30:00+01:00"),
        Row("Europe/Vienna", "07:30", "2026-03-16T07:30:00+01:00", "2026-03-17T07:30:00+01:00"),
        Row("Europe/Vienna", "07:30", "2026-03-28T08:00:00+01:00", "2026-03-29T07:30:00+02:00"),
        Row("Europe/Vienna", "07:30", "2026-10-24T08:00:00+02:00", "2026-10-25T07:30:00+01:00"),
        Row("America/Chicago", "07:30", "2026-03-07T08:00:00-06:00", "2026-03-08T07:30:00-05:00"),
        Row("Australia/Sydney", "07:30", "2026-10-03T08:00:00+10:00", "2026-10-04T07:30:00+11:00"),
        Row("Africa/Nairobi", "21:00", "2026-12-31T22:00:00+03:00", "2027-01-01T21:00:00+03:00"),
        Row("America/Bogota", "00:00", "2026-12-31T22:00:00-05:00", "2027-01-01T00:00:00-05:00"),
        Row("Asia/Kathmandu", "06:15", "2028-02-28T07:00:00+05:45", "2028-02-29T06:15:00+05:45"),
        // A time that the clocks leave out comes as they jump; one that they show twice comes once.
        Row("Europe/Vienna", "02:30", "2026-03-28T03:00:00+01:00", "2026-03-29T03:00:00+02:00"),
        Row("Europe/Vienna", "02:30", "2026-03-29T03:00:00+02:00", "2026-03-30T02:30:00+02:00"),
        Row("Europe/Vienna", "02:30", "2026-10-25T01:00:00+02:00", "2026-10-25T02:30:00+02:00"),
        Row("Europe/Vienna", "02:30", "2026-10-25T02:30:00+02:00", "2026-10-26T02:30:00+01:00"),
        Row("America/Santiago", "00:00", "2026-09-05T12:00:00-04:00", "2026-09-06T01:00:00-03:00"),
    ]

    @Test(arguments: rows) func `A time of day comes once each day`(row: Row) throws {
        let zone = try #require(TimeZone(identifier: row.zone))
        #expect(try daily(row.clock).next(after: moment(row.after), in: zone) == moment(row.next))
    }

    @Test(
        arguments: [
            ("07:30", false, "22:00-07:00", "07:30"), ("05:00", false, "22:00-07:00", "07:00"),
            ("07:00", false, "22:00-07:00", "07:00"), ("23:00", true, "22:00-07:00", "22:00"),
            ("21:00", true, "22:00-07:00", "21:00"), ("22:00", true, "22:00-07:00", "22:00"),
            ("13:00", false, "12:00-14:00", "14:00"),
        ] as [(String, Bool, String, String)])
    func `In quiet hours it comes at their end, or in the evening as they begin`(
        clock: String, isEvening: Bool, quiet: String, comes: String
    ) throws {
        let plan = SummaryPlan(minute: daily(clock).minute, isEvening: isEvening, quiet: QuietHours(quiet))
        #expect(plan.daily == daily(comes))
    }

    @Test(arguments: [(0, true), (10_800, true), (10_801, false), (86_400, false)] as [(Double, Bool)])
    func `One that is hours late is not told`(late: Double, isTold: Bool) throws {
        let due = try moment("2026-03-16T07:30:00+01:00")
        let zone = try #require(TimeZone(identifier: "Europe/Vienna"))
        #expect(SummaryPlan.isTold(due, at: due.addingTimeInterval(late), NoticeSettings(), zone: zone) == isTold)
    }

    @Test func `None comes late into quiet hours, in a pause, or where summaries are off`() throws {
        let due = try moment("2026-03-16T21:30:00+01:00"), late = due.addingTimeInterval(3600)
        let zone = try #require(TimeZone(identifier: "Europe/Vienna"))
        let quiet = NoticeSettings(quiet: QuietHours(from: 1320, until: 420))
        #expect(SummaryPlan.isTold(due, at: due, quiet, zone: zone))
        #expect(!SummaryPlan.isTold(due, at: late, quiet, zone: zone))
        #expect(!SummaryPlan.isTold(due, at: due, NoticeSettings(pausedUntil: late), zone: zone))
        #expect(!SummaryPlan.isTold(due, at: due, NoticeSettings(levels: [.summaries: .off]), zone: zone))
    }

    @Test(
        arguments: [
            // Days since the last word, days since the last hello; days to wait, or nil: now.
            (14.0, nil, nil), (13.0, nil, 1.0), (20.0, nil, nil), (20.0, 3.0, 14.0), (20.0, 30.0, nil),
            (2.0, 30.0, 12.0),
        ] as [(Double, Double?, Double?)])
    func `Somebody away is written to once`(word: Double, hello: Double?, wait: Double?) {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        let ago = { (days: Double) in now.addingTimeInterval(-days * 86_400) }
        let step = HelloPlan.step(lastWord: ago(word), lastHello: hello.map(ago), now: now)
        #expect(step == wait.map { .look(at: ago(-$0)) } ?? .tell)
    }

    private func daily(_ clock: String) -> DailyMoment { DailyMoment(minute: minutes(clock)) }
}
