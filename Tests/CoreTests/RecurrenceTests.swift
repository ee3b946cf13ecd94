import Core
import Testing

/// What rules mean: the next moments, as RFC 5545 says.
struct RecurrenceTests {
    static let rows: [(rule: String, start: String, moments: [String])] = [
        ("FREQ=DAILY;INTERVAL=10", "2026-03-14T09:00:00", ["03-14T09:00", "03-24T09:00", "04-03T09:00"]),
        ("FREQ=WEEKLY;BYDAY=MO,WE", "2026-03-14T09:00:00", ["03-16T09:00", "03-18T09:00", "03-23T09:00"]),
        ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO", "2026-03-14T09:00:00", ["03-23T09:00", "04-06T09:00", "04-20T09:00"]),
        (
            "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;WKST=SU", "2026-03-14T09:00:00",
            ["03-22T09:00", "04-05T09:00", "04-19T09:00"]
        ),
        ("FREQ=MONTHLY;BYDAY=2WE", "2026-03-14T09:00:00", ["04-08T09:00", "05-13T09:00", "06-10T09:00"]),
        ("FREQ=MONTHLY;BYDAY=-1FR", "2026-03-14T09:00:00", ["03-27T09:00", "04-24T09:00", "05-29T09:00"]),
        ("FREQ=MONTHLY;BYMONTHDAY=31", "2026-03-14T09:00:00", ["03-31T09:00", "05-31T09:00", "07-31T09:00"]),
        ("FREQ=MONTHLY;BYMONTHDAY=-1", "2026-01-14T09:00:00", ["01-31T09:00", "02-28T09:00", "03-31T09:00"]),
        (
            "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "2026-03-14T09:00:00",
            ["03-31T09:00", "04-30T09:00", "05-29T09:00"]
        ),
        ("FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", "2026-03-14T09:00:00", ["2026-11-26", "2027-11-25", "2028-11-23"]),
        ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "2026-03-14T09:00:00", ["2028-02-29", "2032-02-29", "2036-02-29"]),
        ("FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO", "2026-03-14T09:00:00", ["2027-01-04", "2028-01-03", "2029-01-01"]),
        ("FREQ=YEARLY;BYYEARDAY=-1", "2026-03-14T09:00:00", ["2026-12-31", "2027-12-31", "2028-12-31"]),
        ("FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0", "2026-03-14T09:00:00", ["03-14T20:00", "03-15T08:00", "03-15T20:00"]),
        ("FREQ=HOURLY;INTERVAL=4", "2026-03-14T09:00:00", ["03-14T09:00", "03-14T13:00", "03-14T17:00"]),
        (
            "FREQ=MINUTELY;INTERVAL=45;BYHOUR=9,10", "2026-03-14T09:00:00",
            ["03-14T09:00", "03-14T09:45", "03-14T10:30"]
        ),
        ("FREQ=DAILY;COUNT=2", "2026-03-14T09:00:00", ["03-14T09:00", "03-15T09:00"]),
        ("FREQ=DAILY;UNTIL=20260315", "2026-03-14T09:00:00", ["03-14T09:00", "03-15T09:00"]),
        ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "2026-03-14T09:00:00", []),
        ("FREQ=DAILY;EXDATE=20260315,20260317", "2026-03-14T09:00:00", ["03-14T09:00", "03-16T09:00", "03-18T09:00"]),
        ("FREQ=WEEKLY;BYDAY=SA;EXDATE=20260314", "2026-03-14T09:00:00", ["03-21T09:00", "03-28T09:00", "04-04T09:00"]),
        ("FREQ=DAILY;COUNT=3;EXDATE=20260315", "2026-03-14T09:00:00", ["03-14T09:00", "03-16T09:00"]),
        (
            "FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0;EXDATE=20260315", "2026-03-14T09:00:00",
            ["03-14T20", "03-16T08", "03-16T20"]
        ),
    ]

    @Test(arguments: rows)
    func `A rule gives its next moments`(rule: String, start: String, moments: [String]) throws {
        let found = try #require(Recurrence(text: rule)).occurrences(
            from: try #require(WallTime(text: start)), limit: 3)
        #expect(found.count == moments.count)
        for (one, expected) in zip(found, moments) { #expect(one.text.contains(expected), "\(one.text)") }
    }

    @Test(arguments: rows) func `A rule is written as it is read`(rule: String, start: String, moments: [String]) throws
    {
        let read = try #require(Recurrence(text: rule))
        #expect(Recurrence(text: read.text) == read)
    }

    @Test(arguments: [
        "", "FREQ=OFTEN", "INTERVAL=2", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;COUNT=0", "FREQ=DAILY;BYMONTH=13",
        "FREQ=DAILY;BYDAY=XX", "FREQ=DAILY;FREQ=DAILY", "FREQ=DAILY;X=1", "FREQ=DAILY;UNTIL=2026",
        "FREQ=DAILY;BYHOUR=,", "FREQ=DAILY;EXDATE=", "FREQ=DAILY;EXDATE=2026",
    ])
    func `What is no rule is refused`(text: String) { #expect(Recurrence(text: text) == nil) }

    @Test func `The moments after a day are found without counting all before it`() throws {
        let rule = try #require(Recurrence(text: "FREQ=MINUTELY;INTERVAL=7"))
        let start = try #require(WallTime(text: "1970-01-01T00:00:00"))
        let after = try #require(WallTime(text: "2300-01-01T00:00:00"))
        let next = rule.occurrences(from: start, after: after, limit: 2)
        #expect(next.count == 2 && next[0] > after && next[1].seconds - next[0].seconds == 420)
    }
}
