import Core
import Testing

/// A rule on another day.
struct RecurrenceDayTests {
    @Test(arguments: [
        ("FREQ=WEEKLY;BYDAY=SU", 6, "FREQ=WEEKLY;BYDAY=SA"),
        ("FREQ=WEEKLY;INTERVAL=2", 6, "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA"),
        ("FREQ=MONTHLY;BYDAY=2FR", 1, "FREQ=MONTHLY;BYDAY=2MO"), ("FREQ=WEEKLY;BYDAY=MO,TU", 6, "-"),
        ("FREQ=DAILY", 6, "-"), ("FREQ=MONTHLY;BYMONTHDAY=1", 6, "-"),
    ])
    func `Of the week`(rule: String, weekday: Int, expected: String) throws {
        let rule = try #require(Recurrence(text: rule))
        #expect(rule.onWeekday(weekday)?.text ?? "-" == expected)
    }

    @Test(arguments: [
        ("FREQ=MONTHLY;BYMONTHDAY=1", 3, "FREQ=MONTHLY;BYMONTHDAY=3"),
        ("FREQ=MONTHLY", 31, "FREQ=MONTHLY;BYMONTHDAY=31"),
        ("FREQ=MONTHLY;BYMONTHDAY=1", 32, "-"), ("FREQ=MONTHLY;BYMONTHDAY=1,15", 3, "-"),
        ("FREQ=MONTHLY;BYDAY=2FR", 3, "-"), ("FREQ=WEEKLY;BYDAY=SU", 3, "-"),
    ])
    func `Of the month`(rule: String, day: Int, expected: String) throws {
        let rule = try #require(Recurrence(text: rule))
        #expect(rule.onMonthDay(day)?.text ?? "-" == expected)
    }

    /// 2026-03-19 is a Thursday.
    @Test(arguments: [
        ("FREQ=WEEKLY;BYDAY=WE", "FREQ=WEEKLY;BYDAY=TH"), ("FREQ=MONTHLY;BYMONTHDAY=1", "FREQ=MONTHLY;BYMONTHDAY=19"),
        ("FREQ=MONTHLY", "FREQ=MONTHLY"), ("FREQ=WEEKLY;BYDAY=MO,WE", "FREQ=WEEKLY;BYDAY=MO,WE"),
        ("FREQ=YEARLY", "FREQ=YEARLY"),
    ])
    func `Of what begins on another day`(rule: String, expected: String) throws {
        let rule = try #require(Recurrence(text: rule))
        #expect(rule.beginning(on: CalendarDate.dayNumber(2026, 3, 19)).text == expected)
    }

    @Test(arguments: [
        ("FREQ=MONTHLY", 2027, 1, 31, "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1"),
        ("FREQ=MONTHLY", 2027, 1, 28, "FREQ=MONTHLY"),
        ("FREQ=MONTHLY;BYMONTHDAY=31", 2027, 1, 31, "FREQ=MONTHLY;BYMONTHDAY=31"),
        ("FREQ=MONTHLY;BYDAY=-1FR", 2027, 1, 29, "FREQ=MONTHLY;BYDAY=-1FR"),
        ("FREQ=MONTHLY;BYHOUR=8,20;BYMINUTE=0", 2027, 1, 31, "FREQ=MONTHLY;BYHOUR=8,20;BYMINUTE=0"),
        ("FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1", 2027, 4, 29, "FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1"),
        ("FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1", 2027, 4, 3, "FREQ=MONTHLY"),
        ("FREQ=YEARLY", 2028, 2, 29, "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1"),
        ("FREQ=YEARLY", 2028, 1, 31, "FREQ=YEARLY"), ("FREQ=WEEKLY", 2027, 1, 31, "FREQ=WEEKLY"),
    ])
    func `Of what ends shorter months`(rule: String, year: Int, month: Int, day: Int, expected: String) throws {
        let rule = try #require(Recurrence(text: rule)), first = CalendarDate.dayNumber(year, month, day)
        #expect(rule.endingShorterMonths(from: first).text == expected)
    }
}
