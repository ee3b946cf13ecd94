import Core
import Foundation
import Testing

@testable import Actions

/// When a thing is told of before it is due, in the weeks in which clocks change.
struct TaskLeadTests {
    @Test(arguments: [
        // Forward on 29 March and back on 25 October, at night.
        ("Europe/Vienna", "2026-03-29T10:00", 86_400, "2026-03-28T10:00"),
        ("Europe/Vienna", "2026-03-29T10:00", 15 * 3600, "2026-03-28T19:00"),
        ("Europe/Vienna", "2026-03-29T10:00", 3600, "2026-03-29T09:00"),
        ("Europe/Vienna", "2026-10-25T10:00", 86_400, "2026-10-24T10:00"),
        ("America/New_York", "2026-03-08T18:00", 604_800, "2026-03-01T18:00"),
        ("America/Sao_Paulo", "2026-06-01T08:00", 2 * 86_400, "2026-05-30T08:00"),
        ("Australia/Sydney", "2026-10-04T08:00", 86_400, "2026-10-03T08:00"),
        ("Africa/Cairo", "2026-04-24T08:00", 86_400, "2026-04-23T08:00"),
        ("Asia/Kathmandu", "2026-04-24T08:00", 12 * 3600, "2026-04-23T20:00"),
        ("Pacific/Auckland", "2026-09-27T09:00", 86_400, "2026-09-26T09:00"),
    ])
    func `A day before is at the same time of day`(zone: String, due: String, seconds: Int, told: String) throws {
        let zone = try #require(TimeZone(identifier: zone))
        let due = try #require(FloatingTime(rawValue: due))
        #expect(FloatingTime(due.moment(earlier: seconds, in: zone), in: zone).rawValue == told)
    }

    @Test func `On the day of the change an hour is an hour`() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Vienna"))
        let due = try #require(FloatingTime(rawValue: "2026-03-29T03:30"))
        let told = due.moment(earlier: 3600, in: zone)
        #expect(due.moment(in: zone).timeIntervalSince(told) == 3600)
        #expect(FloatingTime(told, in: zone).rawValue == "2026-03-29T01:30")
    }
}
