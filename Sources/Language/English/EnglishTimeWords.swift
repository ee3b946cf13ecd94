/// English words of times.
enum EnglishTimeWords {
    static let table: [String: TimeWord] = numbers.merging(units) { first, _ in first }.merging(days) { first, _ in
        first
    }.merging(small) { first, _ in first }

    private static let numbers: [String: TimeWord] = Dictionary(
        uniqueKeysWithValues: [
            "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
            "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
        ].enumerated().map { ($0.element, .number(Double($0.offset + 1))) }
            + [("a", .number(1)), ("an", .number(1)), ("thirty", .number(30)), ("forty", .number(40))]
            + [("fifty", .number(50)), ("sixty", .number(60)), ("ninety", .number(90))])

    private static let units: [String: TimeWord] = [
        "s": .unit(.second), "sec": .unit(.second), "secs": .unit(.second), "second": .unit(.second),
        "seconds": .unit(.second), "m": .unit(.minute), "min": .unit(.minute), "mins": .unit(.minute),
        "minute": .unit(.minute), "minutes": .unit(.minute), "h": .unit(.hour), "hr": .unit(.hour),
        "hrs": .unit(.hour), "hour": .unit(.hour), "hours": .unit(.hour), "d": .unit(.day), "day": .unit(.day),
        "days": .unit(.day), "w": .unit(.week), "wk": .unit(.week), "week": .unit(.week), "weeks": .unit(.week),
        "month": .stretch, "months": .stretch, "year": .stretch, "years": .stretch, "weekend": .stretch,
        "weekends": .stretch, "weekday": .stretch, "weekdays": .stretch,
    ]

    private static let days: [String: TimeWord] = [
        "today": .ahead(0), "tomorrow": .ahead(1), "tmrw": .ahead(1), "tmr": .ahead(1), "tomorow": .ahead(1),
        "tommorow": .ahead(1), "tommorrow": .ahead(1), "2morrow": .ahead(1), "tonight": .tonight, "tonite": .tonight,
        "monday": .weekday(1), "tuesday": .weekday(2), "wednesday": .weekday(3), "thursday": .weekday(4),
        "friday": .weekday(5), "saturday": .weekday(6), "sunday": .weekday(7), "mondays": .stretch,
        "tuesdays": .stretch, "wednesdays": .stretch, "thursdays": .stretch, "fridays": .stretch,
        "saturdays": .stretch, "sundays": .stretch,
        "mon": .shortWeekday(1), "tue": .shortWeekday(2), "tues": .shortWeekday(2), "wed": .shortWeekday(3),
        "weds": .shortWeekday(3), "thu": .shortWeekday(4), "thur": .shortWeekday(4), "thurs": .shortWeekday(4),
        "fri": .shortWeekday(5), "sat": .shortWeekday(6), "sun": .shortWeekday(7),
        "morning": .part(.morning), "afternoon": .part(.afternoon), "evening": .part(.evening), "night": .part(.night),
        "january": .month, "february": .month, "march": .month, "april": .month, "may": .month, "june": .month,
        "july": .month, "august": .month, "september": .month, "october": .month, "november": .month,
        "december": .month, "jan": .month, "feb": .month, "mar": .month, "apr": .month, "jun": .month, "jul": .month,
        "aug": .month, "sep": .month, "sept": .month, "oct": .month, "nov": .month, "dec": .month,
    ]

    private static let small: [String: TimeWord] = [
        "noon": .hour(12), "midday": .hour(12), "midnight": .hour(24), "am": .halfDay(.am), "pm": .halfDay(.pm),
        "oclock": .oclock, "at": .at, "@": .at, "in": .within, "on": .on, "this": .this, "next": .next,
        "every": .every, "each": .every, "the": .the, "and": .and, "half": .half, "quarter": .quarter,
        "past": .past, "to": .to, "after": .after, "from": .from, "now": .now, "st": .ordinal, "nd": .ordinal,
        "rd": .ordinal, "th": .ordinal,
    ]
}
