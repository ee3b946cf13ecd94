import Core
import Foundation
import Language
import Store
import Testing

@testable import Commands

/// What another time means for a reminder that has one, as seen on Saturday, 14 March 2026, 9:00.
struct NewTimeTests {
    private static func moment(_ text: String) throws -> Date {
        try #require(WallTime(text: text)?.moments(in: .gmt).dates.first)
    }

    @Test(arguments: [
        // The same day and the same half of it.
        ("2026-03-14T18:00:00", "7", "2026-03-14T19:00:00"),
        ("2026-03-14T18:00:00", "half past six", "2026-03-14T18:30:00"),
        ("2026-03-14T10:00:00", "11", "2026-03-14T11:00:00"),
        ("2026-03-20T08:00:00", "9", "2026-03-20T09:00:00"),
        ("2026-03-20T18:00:00", "9", "2026-03-20T21:00:00"),
        ("2026-03-20T18:00:00", "9am", "2026-03-20T09:00:00"),
        ("2026-03-20T18:00:00", "20:15", "2026-03-20T20:15:00"),
        // Unless that has passed.
        ("2026-03-14T10:00:00", "8", "2026-03-14T20:00:00"),
        ("2026-03-13T18:00:00", "7", "2026-03-14T19:00:00"),
        ("2026-03-14T15:00:00", "3:30", "2026-03-14T15:30:00"),
        // A day keeps the time of day.
        ("2026-03-14T18:30:00", "tomorrow", "2026-03-15T18:30:00"),
        ("2026-03-14T08:15:00", "Friday", "2026-03-20T08:15:00"),
        ("2026-03-14T18:30:00", "Friday at 3", "2026-03-20T15:00:00"),
        ("2026-03-16T18:30:00", "in the morning", "2026-03-16T09:00:00"),
        ("2026-03-16T18:30:00", "tomorrow morning", "2026-03-15T09:00:00"),
        // A week keeps the day of the week; where that is the day that it has, it is the week after.
        ("2026-03-12T18:30:00", "next week", "2026-03-19T18:30:00"),
        ("2026-03-19T18:30:00", "next week", "2026-03-26T18:30:00"),
        // From now on.
        ("2026-03-16T18:30:00", "in 2 hours", "2026-03-14T11:00:00"),
    ])
    func `What is not said of a new time stays`(due: String, said: String, then: String) throws {
        let reminder = ReminderRecord(
            owner: OwnerID(1), text: "call mum", due: try Self.moment(due), isWallTime: true, createdAt: .distantPast)
        let now = try Self.moment("2026-03-14T09:00:00")
        let frame = TimeFrame(now: now, zone: .gmt)
        let followUp = try #require(FollowUp(LineReader.read("make it \(said)", language: .english)))
        let time = try #require(try followUp.time?.get())
        guard case .moment(let read) = NewTime(of: reminder, in: frame).reading(time).reading(in: frame) else {
            Issue.record("no moment")
            return
        }
        #expect(WallTime(read.date, in: .gmt).text.hasPrefix(then))
    }

    @Test func `A day that has passed is not moved to another one`() throws {
        let now = try Self.moment("2026-03-14T09:00:00")
        let frame = TimeFrame(now: now, zone: .gmt)
        let reminder = ReminderRecord(
            owner: OwnerID(1), text: "call mum", due: try Self.moment("2026-03-14T18:00:00"), isWallTime: true,
            createdAt: .distantPast)
        let reading = NewTime(of: reminder, in: frame).reading(SaidTime(day: .ahead(-1))).reading(in: frame)
        #expect(reading == .over(try Self.moment("2026-03-13T18:00:00")))
    }
}
