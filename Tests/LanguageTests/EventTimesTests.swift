import Core
import Foundation
import Testing

@testable import Language

/// When something takes place, from the line that says it. It is Tuesday, 1 December 2026, 09:00.
struct EventTimesTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let text: String
        let start: String?
        var finish: String?
        var rule: String?
        var testDescription: String { text }
    }

    @Test(arguments: [
        Row(text: "meeting with Ana on Friday at 3", start: "2026-12-04T15:00"),
        Row(text: "dentist 2 Dec 10:00-11:00", start: "2026-12-02T10:00", finish: "2026-12-02T11:00"),
        Row(text: "dentist 2 December from 10 to 11:30", start: "2026-12-02T10:00", finish: "2026-12-02T11:30"),
        Row(text: "party tomorrow", start: "2026-12-02"),
        Row(text: "skiing 27-30 December", start: "2026-12-27", finish: "2026-12-30"),
        Row(text: "choir every Tuesday at 18:00", start: "2026-12-01T18:00", rule: "FREQ=WEEKLY;BYDAY=TU"),
        Row(text: "choir tue 7pm for 8 weeks", start: "2026-12-01T19:00", rule: "FREQ=WEEKLY;COUNT=8;BYDAY=TU"),
        Row(
            text: "choir wed 7pm for 8 weeks starting next week", start: "2026-12-09T19:00",
            rule: "FREQ=WEEKLY;COUNT=8;BYDAY=WE"),
        Row(text: "friday lunch 12:30 with Carla", start: "2026-12-04T12:30"),
        Row(text: "dentist 3pm friday high street", start: "2026-12-04T15:00"),
        Row(text: "dinner at mario's friday 7pm", start: "2026-12-04T19:00"),
        Row(text: "date night fri 8", start: "2026-12-04T20:00"),
        Row(text: "club meeting tomorrow 9", start: "2026-12-02T09:00"),
        Row(text: "book club last thursday of the month 7pm", start: "2026-12-31T19:00"),
        Row(text: "cleaning first tuesday of the month", start: "2026-12-01"),
        Row(text: "cleaning first monday of the month", start: "2026-12-07"),
        Row(text: "dinner friday 12 december 7pm", start: "2026-12-12T19:00"),
        Row(text: "dinner friday the 12th 7pm", start: "2026-12-12T19:00"),
        Row(
            text: "work mon-fri 9-5", start: "2026-12-02T09:00", finish: "2026-12-02T17:00",
            rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
        Row(text: "dinner fri 7:30", start: "2026-12-04T19:30"),
        Row(text: "dinner sat 8 to 10", start: "2026-12-05T20:00", finish: "2026-12-05T22:00"),
        Row(text: "brunch sun 10:30", start: "2026-12-06T10:30"),
        Row(text: "brunch sun at 12", start: "2026-12-06T12:00"),
        Row(
            text: "dinner every friday 7 to 9", start: "2026-12-04T19:00", finish: "2026-12-04T21:00",
            rule: "FREQ=WEEKLY;BYDAY=FR"),
        Row(text: "concert", start: nil),
        Row(text: "holiday 20 dec to 5 jan", start: "2026-12-20", finish: "2027-01-05"),
        Row(text: "shift monday 22-6", start: "2026-12-07T22:00", finish: "2026-12-08T06:00"),
    ])
    func `A line says when it begins, when it is over and how it comes again`(row: Row) throws {
        let now = try #require(WallTime(text: "2026-12-01T09:00:00")).moments(in: .gmt).dates[0]
        let frame = TimeFrame(now: now, settings: Settings(timeZone: .gmt))
        let line = LineReader.read(row.text, language: .english)
        let slots = WishSlots.slots(of: line, for: "event.add", names: .none, isAsked: true)
        let times = try EventTimes(slots, in: frame)
        #expect(times.start?.rawValue == row.start && times.finish?.rawValue == row.finish)
        #expect(times.rule?.text == row.rule)
    }

    @Test(arguments: ["holiday 10 july to 5 july", "meeting monday 14:00-13:00"])
    func `What is over before it begins is no time`(text: String) throws {
        let now = try #require(WallTime(text: "2026-12-01T09:00:00")).moments(in: .gmt).dates[0]
        let slots = WishSlots.slots(of: LineReader.read(text), for: "event.add", names: .none, isAsked: true)
        #expect(throws: TimeProblem.self) {
            try EventTimes(slots, in: TimeFrame(now: now, settings: Settings(timeZone: .gmt)))
        }
    }
}
