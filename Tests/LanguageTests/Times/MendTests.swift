import Core
import Foundation
import Testing

@testable import Language

/// What may have been meant where a time cannot be, or where something about it was assumed.
@Suite struct MendTests {
    /// Saturday.
    static let now = "2026-03-14T09:00:00"

    @Test(arguments: [
        ("on 31 June at 8am", "2026-06-30T08:00 2026-07-01T08:00"),
        ("31 June", "2026-06-30 2026-07-01"),
        ("35 May at noon", "2026-05-03T12:00 2026-05-05T12:00"),
        ("30 February", "2027-02-28 2027-03-01"),
        ("29 February 2027 at 7pm", "2027-02-28T19:00 2027-03-01T19:00 2028-02-29T19:00"),
        ("31/6/2026 at 8am", "2026-06-30T08:00 2026-07-01T08:00"),
        ("at 25:00", "2026-03-15T01:00 2026-03-14T15:00"),
        ("at 24:30", "2026-03-15T00:30"),
        ("tomorrow at 25:00", "2026-03-16T01:00 2026-03-15T15:00"),
        ("at 81:00", "2026-03-14T18:00"),
        ("at 13pm", "2026-03-14T13:00"),
        ("at 13am", "2026-03-14T13:00 2026-03-15T01:00"),
        ("at 8:75", "2026-03-14T09:15 2026-03-15T08:57 2026-03-14T20:57"),
        ("from 3 to 5", "2026-03-14T15:00 2026-03-14T17:00"),
        ("before 6pm", "2026-03-14T18:00"),
        ("every day at 8am", "2026-03-15T08:00"),
    ])
    func `What cannot be a time is mended to what was meant`(text: String, expected: String) throws {
        let problem = try #require(Self.problem(text))
        #expect(Self.text(problem.mends(in: Self.frame)) == expected)
    }

    @Test(arguments: [
        ("yesterday at 5pm", "2026-03-14T17:00 2026-03-15T17:00"),
        ("today at 8am", "2026-03-15T08:00"),
        ("2 hours ago", "2026-03-14T11:00"),
        ("last Friday at 5pm", "2026-03-20T17:00"),
        ("3 May 2025 at 9am", "2026-05-03T09:00 2026-03-15T09:00"),
    ])
    func `What has passed is mended to what is to come`(text: String, expected: String) throws {
        let time = try #require(Self.time(text))
        #expect(Self.text(TimeProblem.mends(ofPast: time, in: Self.frame)) == expected)
    }

    @Test(arguments: [
        ("tomorrow at 8", ""), ("tomorrow at 3", "2026-03-15T03:00"), ("at 6", "2026-03-15T06:00"),
        ("at 7:15", "2026-03-14T19:15"),
        ("tomorrow at 8am", ""), ("tomorrow at 20:00", ""), ("3/10 at 9am", "2027-03-10T09:00"),
        ("13/10 at 9am", ""), ("in 20 minutes", ""), ("tomorrow evening at 8", ""),
    ])
    func `The other reading of what was assumed is known`(text: String, expected: String) throws {
        let time = try #require(Self.time(text))
        guard case .moment(let read) = time.reading(in: Self.frame) else {
            Issue.record("no moment")
            return
        }
        let others = time.others(than: read, in: Self.frame).map { MeantTime(WallTime($0, in: .gmt)) }
        #expect(Self.text(others) == expected)
    }

    @Test func `A chosen order of dates leaves nothing open`() throws {
        var settings = Settings(timeZone: .gmt)
        settings.dateOrder = .monthFirst
        let frame = TimeFrame(now: Self.frame.now, settings: settings)
        let time = try #require(Self.time("3/10 at 9am"))
        guard case .moment(let read) = time.reading(in: frame) else {
            Issue.record("no moment")
            return
        }
        #expect(read.assumed == [.nextYear])
        #expect(WallTime(read.date, in: .gmt).text == "2027-03-10T09:00:00")
    }

    @Test func `A meant time says the same when it is read again`() {
        for minute in [0, 1, 59, 60, 719, 720, 721, 780, 1439] {
            for uses24Hours in [true, false] {
                let meant = MeantTime(day: Self.frame.wall.day + 3, minute: minute)
                let frame = TimeFrame(now: Self.frame.now, zone: .gmt, uses24Hours: uses24Hours)
                #expect(meant.said.meant(in: frame) == [meant])
            }
        }
    }

    @Test(arguments: [
        ("twice a day", "FREQ=DAILY;BYHOUR=9,19;BYMINUTE=0"), ("3 times a day", "FREQ=DAILY;BYHOUR=9,12,19;BYMINUTE=0"),
        ("twice a week", "FREQ=WEEKLY;BYDAY=MO,TH"), ("three times per week", "FREQ=WEEKLY;BYDAY=MO,WE,FR"),
        ("twice a week at 6pm", "FREQ=WEEKLY;BYDAY=MO,TH;BYHOUR=18;BYMINUTE=0"),
        ("twice a month", "FREQ=MONTHLY;BYMONTHDAY=1,15"), ("twice a year", "FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=1"),
        ("every spring", "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1"),
        ("Mon, Wed and Fri at 6pm", "FREQ=WEEKLY;BYDAY=MO,WE,FR;BYHOUR=18;BYMINUTE=0"),
        ("every saturday for 3 weeks", "FREQ=WEEKLY;UNTIL=20260403T000000;BYDAY=SA"),
        ("every monday for 3 weeks", "FREQ=WEEKLY;UNTIL=20260404T000000;BYDAY=MO"),
    ])
    func `So many times in a stretch are a rule`(text: String, rule: String) throws {
        let value = try #require(LineReader.read(text).timeValues.first?.value)
        #expect(value.span(in: Self.frame)?.rule?.text == rule)
    }

    private static let frame = TimeFrame(
        now: WallTime(text: now)?.moments(in: .gmt).dates.first ?? .distantPast, zone: .gmt, order: .dayFirst)

    private static func problem(_ text: String) -> TimeProblem? {
        if case .failure(let problem)? = LineReader.read(text).times.first?.time { problem } else { nil }
    }

    private static func time(_ text: String) -> SaidTime? { try? LineReader.read(text).times.first?.time.get() }

    private static func text(_ meant: [MeantTime]) -> String {
        meant.map { one in
            let wall = WallTime(day: one.day, hour: 0, minute: one.minute ?? 0).text
            return String(wall.prefix(one.minute == nil ? 10 : 16))
        }.joined(separator: " ")
    }
}
