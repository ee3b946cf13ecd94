import Core
import Foundation
import Testing

@testable import Language

/// What a repetition gives besides its rule.
struct RepetitionTests {
    private static func span(_ text: String) throws -> TimeSpan {
        let now = try #require(WallTime(text: "2026-03-14T09:00:00")?.moments(in: .gmt).dates.first)
        let value = try #require(LineReader.read(text).timeValues.first?.value)
        return try #require(value.span(in: TimeFrame(now: now, zone: .gmt)))
    }

    @Test(arguments: [
        ("every 2nd Wed", ["2026-04-08", "2026-05-13", "2026-06-10"]),
        ("every other Monday until 10 April", ["2026-03-16", "2026-03-30"]),
        ("the last day of every month", ["2026-03-31", "2026-04-30", "2026-05-31"]),
        ("weekdays at 8", ["2026-03-16", "2026-03-17", "2026-03-18"]),
        ("Thursday in even weeks", ["2026-03-19", "2026-04-02", "2026-04-16"]),
        ("every Thursday in odd weeks", ["2026-03-26", "2026-04-09", "2026-04-23"]),
        ("every even week on Monday from 10 December", ["2026-12-21", "2027-01-11", "2027-01-25"]),
        ("in even weeks", ["2026-03-16", "2026-03-30", "2026-04-13"]),
        ("every 31st", ["2026-03-31", "2026-05-31", "2026-07-31"]),
    ])
    func `The next three dates can be shown`(text: String, dates: [String]) throws {
        #expect(try Self.span(text).nextMoments(3).map { String($0.text.prefix(10)) } == dates)
    }

    @Test(arguments: [
        ("every 3 days", false), ("every! 3 days", true), ("every 3 days after done", true), ("every Monday", false),
    ])
    func `What is counted from completion is told`(text: String, isAfterCompletion: Bool) throws {
        #expect(try Self.span(text).isAfterCompletion == isAfterCompletion)
    }

    @Test(arguments: [
        ("de-AT", Settings.Units.metric, DateOrder.dayFirst), ("en", .metric, .dayFirst),
        ("en", .imperial, .dayFirst), ("en-US", .metric, .monthFirst),
    ])
    func `The order of day and month is the person's`(language: String, units: Settings.Units, order: DateOrder) {
        let settings = Settings(timeZone: .gmt, units: units, language: language)
        #expect(TimeFrame(now: Date(timeIntervalSince1970: 0), settings: settings).order == order)
    }
}
