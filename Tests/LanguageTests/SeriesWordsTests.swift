import Core
import Testing

@testable import Language

/// What a line changes of something that comes again: the old rule, the line, the new rule with its times of day.
struct SeriesWordsTests {
    private static let today = 20_526

    private static func changed(_ rule: String, _ minute: Int?, _ text: String, _ language: LanguageID) throws
        -> String?
    {
        let line = LineReader.read(text, language: language)
        let old = try SaidSeries(#require(Recurrence(text: rule)), minute: minute, next: today + 4)
        guard let words = SeriesWords(line, FollowUp(line)) else { return "none" }
        guard let new = words.changing(old, today: today) else { return nil }
        let clocks = new.clocks.map { "\($0.half == .pm ? $0.hour % 12 + 12 : $0.hour):\($0.minute)" }
        return ([new.rule.text] + clocks).joined(separator: " ")
    }

    @Test(
        arguments: [
            ("FREQ=WEEKLY;BYDAY=WE", nil, "only every 2 weeks", "FREQ=WEEKLY;INTERVAL=2;BYDAY=WE"),
            ("FREQ=WEEKLY;BYDAY=WE", 480, "every other week", "FREQ=WEEKLY;INTERVAL=2;BYDAY=WE 8:0"),
            ("FREQ=WEEKLY;BYDAY=WE", nil, "also on saturdays", "FREQ=WEEKLY;BYDAY=WE,SA"),
            ("FREQ=WEEKLY", nil, "also on saturdays", "FREQ=WEEKLY;BYDAY=WE,SA"),
            ("FREQ=DAILY", 480, "also at 20:00", "FREQ=DAILY 8:0 20:0"),
            ("FREQ=DAILY;BYHOUR=8,12;BYMINUTE=0", 480, "also at 20:00", "FREQ=DAILY 8:0 12:0 20:0"),
            ("FREQ=MONTHLY;BYMONTHDAY=1", nil, "only every 3 months", "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1"),
            ("FREQ=WEEKLY;BYDAY=WE", 1080, "until june", "FREQ=WEEKLY;BYDAY=WE 18:0"),
            ("FREQ=WEEKLY;BYDAY=WE", nil, "from april on", "FREQ=WEEKLY;BYDAY=WE"),
            ("FREQ=MONTHLY;BYMONTHDAY=1", nil, "also on saturdays", nil),
            ("FREQ=WEEKLY;INTERVAL=2;BYDAY=WE", nil, "also on saturdays", nil),
            ("FREQ=WEEKLY;BYDAY=WE", nil, "every friday", nil),
            ("FREQ=HOURLY", nil, "also at 20:00", nil),
            ("FREQ=WEEKLY;BYDAY=WE", nil, "also buy milk", "none"),
            ("FREQ=WEEKLY;BYDAY=WE", nil, "friday", "none"),
            ("FREQ=DAILY", 1200, "only on weekdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR 20:0"),
            ("FREQ=DAILY", 480, "not on sundays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA 8:0"),
            ("FREQ=DAILY;INTERVAL=2", 480, "not on sundays", nil),
            ("FREQ=WEEKLY;BYDAY=MO,WE,FR", 1080, "no fridays", "FREQ=WEEKLY;BYDAY=MO,WE 18:0"),
            ("FREQ=WEEKLY;BYDAY=TU", nil, "friday too", "FREQ=WEEKLY;BYDAY=TU,FR"),
            ("FREQ=DAILY;BYDAY=MO,TU", nil, "fridays too", "FREQ=WEEKLY;BYDAY=MO,TU,FR"),
            ("FREQ=WEEKLY;BYDAY=TU", nil, "10 times", "FREQ=WEEKLY;COUNT=10;BYDAY=TU"),
            ("FREQ=WEEKLY;BYDAY=TU", nil, "ends in june", "FREQ=WEEKLY;BYDAY=TU"),
            ("FREQ=HOURLY", nil, "only between 9 and 17", "FREQ=HOURLY 9:0"),
            ("FREQ=WEEKLY;BYDAY=TU", nil, "only between 9 and 17", nil),
            ("FREQ=WEEKLY;BYDAY=TU", nil, "one more week", nil),
            ("FREQ=WEEKLY;BYDAY=MO,TH", nil, "not on mondays, on tuesdays", nil),
            ("FREQ=WEEKLY;BYDAY=MO", nil, "not on mondays", nil), ("FREQ=DAILY", 480, "for 7 days", "FREQ=DAILY 8:0"),
        ] as [(String, Int?, String, String?)])
    func `A series keeps what is not said of it`(rule: String, minute: Int?, line: String, expected: String?) throws {
        #expect(try Self.changed(rule, minute, line, .english) == expected, "\(line)")
    }

    @Test(arguments: [
        ("FREQ=WEEKLY;BYDAY=WE", "nur jede 2. woche", "FREQ=WEEKLY;INTERVAL=2;BYDAY=WE"),
        ("FREQ=WEEKLY;BYDAY=WE", "auch samstags", "FREQ=WEEKLY;BYDAY=WE,SA"),
        ("FREQ=WEEKLY;BYDAY=WE", "erst ab april", "FREQ=WEEKLY;BYDAY=WE"),
        ("FREQ=WEEKLY;BYDAY=WE", "auch noch milch", "none"),
    ])
    func `The same in German`(rule: String, line: String, expected: String?) throws {
        #expect(try Self.changed(rule, nil, line, .german) == expected, "\(line)")
    }

    /// The rule of the part, the days that stay beside it, and its time of day; nil where the whole is meant.
    private static func part(_ rule: String, _ text: String) throws -> String? {
        let line = LineReader.read(text)
        let old = try SaidSeries(#require(Recurrence(text: rule)), minute: 540, next: today + 4)
        guard let part = SeriesWords(line, FollowUp(line))?.part(of: old) else { return nil }
        let days = part.leaves.map(String.init).joined(separator: ",")
        return "\(part.rule.text) | \(days) | \(part.clock.map { "\($0.hour)" } ?? "-")"
    }

    @Test(
        arguments: [
            ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "thursdays at 10", "FREQ=WEEKLY;BYDAY=TH | 1,2,3,5 | 10"),
            ("FREQ=WEEKLY;BYDAY=MO,TH", "mondays at 10 from april", "FREQ=WEEKLY;BYDAY=MO | 4 | 10"),
            ("FREQ=WEEKLY;BYDAY=TU,TH", "only thursdays from april", "FREQ=WEEKLY;BYDAY=TH |  | -"),
            ("FREQ=WEEKLY;BYDAY=MO", "from april at 8", "FREQ=WEEKLY;BYDAY=MO |  | 8"),
            ("FREQ=WEEKLY;BYDAY=TU", "every day from april", "FREQ=DAILY |  | -"),
            ("FREQ=WEEKLY;BYDAY=TU;COUNT=5", "monthly from april", "FREQ=MONTHLY;COUNT=5 |  | -"),
            ("FREQ=DAILY;INTERVAL=2", "thursdays at 10", nil), ("FREQ=WEEKLY;BYDAY=MO", "from april", nil),
            ("FREQ=WEEKLY;BYDAY=MO,TH", "weekly from april", nil), ("FREQ=WEEKLY;BYDAY=MO", "mondays at 10", nil),
            ("FREQ=WEEKLY;BYDAY=MO", "also thursdays at 10", nil), ("FREQ=WEEKLY;BYDAY=MO", "until june", nil),
        ] as [(String, String, String?)])
    func `A part of it is said to be otherwise`(rule: String, line: String, expected: String?) throws {
        #expect(try Self.part(rule, line) == expected, "\(line)")
    }

    @Test(arguments: [
        "not next week", "skip this week", "skip it on Friday", "except April 2", "pause it for 3 weeks",
        "pause it until June", "but not on Tuesday", "cancel it next Tuesday", "skip the next 3 days", "not today",
    ])
    func `Days are left out`(line: String) {
        let line = LineReader.read(line)
        #expect(FollowUp(line)?.daysLeftOut(in: line) != nil)
    }

    @Test(arguments: ["not at 5", "skip it", "skip milk tomorrow", "pause it", "not today, tomorrow", "except milk"])
    func `No days are left out`(line: String) {
        let line = LineReader.read(line)
        #expect(FollowUp(line)?.daysLeftOut(in: line) == nil)
    }
}
