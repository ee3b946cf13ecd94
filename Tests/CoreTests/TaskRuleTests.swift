import Testing

@testable import Core

/// When a thing to do is due again: "rule from anchor, due, done" gives the next one.
struct TaskRuleTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let rule: String
        let anchor: String
        let due: String
        let done: String
        let next: String?
        var isAfterDone = false
        var isSkipped = false
        var testDescription: String { "\(rule) from \(anchor): due \(due), done \(done)" }
    }

    @Test(arguments: [
        Row(rule: "FREQ=DAILY", anchor: "2026-03-14", due: "2026-03-14", done: "2026-03-14T09:00", next: "2026-03-15"),
        Row(rule: "FREQ=DAILY", anchor: "2026-03-14", due: "2026-03-14", done: "2026-03-13T23:59", next: "2026-03-15"),
        // What was missed does not pile up, and what is done late is done for today, too.
        Row(rule: "FREQ=DAILY", anchor: "2026-03-01", due: "2026-03-02", done: "2026-03-14T09:00", next: "2026-03-15"),
        Row(rule: "FREQ=DAILY", anchor: "2026-03-01", due: "2026-03-13", done: "2026-03-14T09:00", next: "2026-03-15"),
        // In the night it is the day before that ends.
        Row(rule: "FREQ=DAILY", anchor: "2026-03-01", due: "2026-03-13", done: "2026-03-14T00:30", next: "2026-03-14"),
        // A time of day that is still to come is for today; one that has passed is not.
        Row(
            rule: "FREQ=DAILY", anchor: "2026-03-01T20:00", due: "2026-03-13T20:00", done: "2026-03-14T09:00",
            next: "2026-03-14T20:00"),
        Row(
            rule: "FREQ=DAILY", anchor: "2026-03-01T08:00", due: "2026-03-13T08:00", done: "2026-03-14T09:00",
            next: "2026-03-15T08:00"),
        // Skipped, it is still to be done today.
        Row(
            rule: "FREQ=DAILY", anchor: "2026-03-01", due: "2026-03-13", done: "2026-03-14T09:00", next: "2026-03-14",
            isSkipped: true),
        Row(
            rule: "FREQ=WEEKLY;BYDAY=MO", anchor: "2026-03-02", due: "2026-03-02", done: "2026-03-09T09:00",
            next: "2026-03-16"),
        Row(
            rule: "FREQ=WEEKLY;BYDAY=MO", anchor: "2026-03-02", due: "2026-03-02", done: "2026-03-20T09:00",
            next: "2026-03-23"),
        Row(
            rule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=WE", anchor: "2026-03-18", due: "2026-03-18", done: "2026-03-18T10:00",
            next: "2026-04-01"),
        Row(
            rule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=WE", anchor: "2026-03-18", due: "2026-03-18", done: "2026-03-26T10:00",
            next: "2026-04-01"),
        // Times of day stay through both changes of the clock.
        Row(
            rule: "FREQ=DAILY", anchor: "2026-03-27T02:30", due: "2026-03-28T02:30", done: "2026-03-28T03:00",
            next: "2026-03-29T02:30"),
        Row(
            rule: "FREQ=DAILY", anchor: "2026-10-24T02:30", due: "2026-10-24T02:30", done: "2026-10-24T03:00",
            next: "2026-10-25T02:30"),
        // Months that are too short are left out, as RFC 5545 has it; the last day is in each.
        Row(
            rule: "FREQ=MONTHLY;BYMONTHDAY=31", anchor: "2026-01-31", due: "2026-01-31", done: "2026-01-31T12:00",
            next: "2026-03-31"),
        Row(
            rule: "FREQ=MONTHLY;BYMONTHDAY=-1", anchor: "2026-01-31", due: "2026-01-31", done: "2026-01-31T12:00",
            next: "2026-02-28"),
        Row(
            rule: "FREQ=MONTHLY;BYDAY=2FR", anchor: "2026-03-13", due: "2026-03-13", done: "2026-03-13T12:00",
            next: "2026-04-10"),
        Row(
            rule: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", anchor: "2024-02-29", due: "2024-02-29",
            done: "2024-02-29T12:00",
            next: "2028-02-29"),
        // The rule ends.
        Row(rule: "FREQ=DAILY;COUNT=2", anchor: "2026-03-14", due: "2026-03-15", done: "2026-03-15T09:00", next: nil),
        Row(
            rule: "FREQ=DAILY;UNTIL=20260316", anchor: "2026-03-14", due: "2026-03-16", done: "2026-03-16T09:00",
            next: nil),
        // Counted from when it was done.
        Row(
            rule: "FREQ=DAILY;INTERVAL=3", anchor: "2026-03-14", due: "2026-03-14", done: "2026-03-20T22:00",
            next: "2026-03-23", isAfterDone: true),
        Row(
            rule: "FREQ=DAILY;INTERVAL=3", anchor: "2026-03-14T18:00", due: "2026-03-14T18:00",
            done: "2026-03-13T07:00",
            next: "2026-03-16T18:00", isAfterDone: true),
        Row(
            rule: "FREQ=MONTHLY", anchor: "2026-01-31", due: "2026-01-31", done: "2026-02-03T07:00", next: "2026-03-03",
            isAfterDone: true),
    ])
    func `A thing to do is due again`(row: Row) throws {
        let rule = try #require(Recurrence(text: row.rule))
        let time = { (text: String) in try #require(FloatingTime(rawValue: text)) }
        let repeated = try TaskRule(rule, anchor: time(row.anchor), isAfterDone: row.isAfterDone)
        #expect(
            try repeated.next(after: time(row.due), doneAt: time(row.done), isSkipped: row.isSkipped)?.rawValue
                == row.next)
    }

    @Test(arguments: [
        ("FREQ=DAILY", "2026-03-01", "2026-03-13", "2026-03-14T09:00", "2026-03-14"),
        ("FREQ=DAILY", "2026-03-01", "2026-03-02", "2026-03-14T09:00", "2026-03-14"),
        ("FREQ=DAILY", "2026-03-01T08:00", "2026-03-13T08:00", "2026-03-14T09:00", "2026-03-14T08:00"),
        ("FREQ=WEEKLY;BYDAY=MO", "2026-03-02", "2026-03-02", "2026-03-09T09:00", "2026-03-09"),
        // On time, in the night that still belongs to its day, with today's still to come, or on a day that has none.
        ("FREQ=DAILY", "2026-03-01", "2026-03-14", "2026-03-14T09:00", nil),
        ("FREQ=DAILY", "2026-03-01", "2026-03-13", "2026-03-14T00:30", nil),
        ("FREQ=DAILY", "2026-03-01T20:00", "2026-03-13T20:00", "2026-03-14T09:00", nil),
        ("FREQ=WEEKLY;BYDAY=MO", "2026-03-02", "2026-03-02", "2026-03-11T09:00", nil),
        ("FREQ=DAILY;UNTIL=20260314", "2026-03-01", "2026-03-13", "2026-03-14T09:00", nil),
    ])
    func `A late tick counts for a time of today`(
        rule: String, anchor: String, due: String, done: String, today: String?
    ) throws {
        let time = { (text: String) in try #require(FloatingTime(rawValue: text)) }
        let rule = try TaskRule(#require(Recurrence(text: rule)), anchor: time(anchor), isAfterDone: false)
        #expect(try rule.servedToday(after: time(due), doneAt: time(done))?.rawValue == today)
    }

    @Test func `The next dates of fixed ones are told, and none of what counts from being done`() throws {
        let rule = try #require(Recurrence(text: "FREQ=WEEKLY;BYDAY=MO"))
        let first = try #require(FloatingTime(rawValue: "2026-03-16"))
        let fixed = TaskRule(rule, anchor: first, isAfterDone: false).coming(from: first, limit: 4)
        #expect(fixed.map(\.rawValue) == ["2026-03-16", "2026-03-23", "2026-03-30", "2026-04-06"])
        #expect(TaskRule(rule, anchor: first, isAfterDone: true).coming(from: first, limit: 4) == [first])
    }

    @Test func `Of what is long overdue the dates of the days that are asked for are told`() throws {
        let rule = try #require(Recurrence(text: "FREQ=DAILY"))
        let due = try #require(FloatingTime(rawValue: "2020-03-16T08:00"))
        let daily = TaskRule(rule, anchor: due, isAfterDone: false)
        let today = try #require(FloatingTime(rawValue: "2026-03-16")).day
        let coming = daily.coming(from: due, within: today...today + 1, limit: 10)
        #expect(coming.map(\.rawValue) == ["2026-03-16T08:00", "2026-03-17T08:00"])
        #expect(daily.coming(from: due, within: due.day...due.day, limit: 10) == [due])
    }
}
