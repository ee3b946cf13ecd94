import Core
import Foundation
import Testing

@testable import Language

/// Another language is another table: the rules are the same.
struct GermanTimeTests {
    static let rows: [(String, String)] = [
        ("3. Oktober", "date 2026-10-03"), ("am 3. Oktober 2027", "date 2027-10-03"), ("am 3.10.", "date 2026-10-03"),
        ("3.10.2026", "date 2026-10-03"), ("am Freitag", "date 2026-03-20"), ("nächsten Montag", "date 2026-03-16"),
        ("letzten Montag", "date 2026-03-02"), ("heute", "date 2026-03-14"), ("morgen", "date 2026-03-15"),
        ("übermorgen", "date 2026-03-16"), ("in drei Tagen", "date 2026-03-17"), ("vor zwei Wochen", "date 2026-02-28"),
        ("nächste Woche", "daterange 2026-03-16..2026-03-23"), ("Ende Mai", "daterange 2026-05-21..2026-06-01"),
        ("Ende des Monats", "daterange 2026-03-21..2026-04-01"), ("Ostermontag", "date 2026-04-06"),
        ("letzter Freitag im Monat", "date 2026-03-27"), ("am zweiten Dienstag im Mai", "date 2026-05-12"),
        ("um 18 Uhr", "time 2026-03-14T18:00:00"), ("18:30 Uhr", "time 2026-03-14T18:30:00"),
        ("18 Uhr 30", "time 2026-03-14T18:30:00"), ("um halb vier", "time 2026-03-14T15:30:00"),
        ("Viertel nach drei", "time 2026-03-14T15:15:00"), ("zehn vor acht", "time 2026-03-14T19:50:00"),
        ("am Freitag um halb vier", "datetime 2026-03-20T15:30:00"),
        ("übermorgen früh", "datetimerange 2026-03-16T08:00:00..2026-03-16T12:00:00"),
        ("morgen Nachmittag um 3", "datetime 2026-03-15T15:00:00"),
        ("morgen früh um acht", "datetime 2026-03-15T08:00:00"), ("in 20 Minuten", "datetime 2026-03-14T09:20:00"),
        ("in einer halben Stunde", "datetime 2026-03-14T09:30:00"), ("in eineinhalb", "-"),
        ("von 9 bis 11 Uhr", "timerange 2026-03-14T09:00:00..2026-03-14T11:00:00"),
        ("vom 3. bis 5. Oktober", "daterange 2026-10-03..2026-10-06"),
        ("von Montag bis Freitag", "daterange 2026-03-16..2026-03-21"), ("bis Freitag", "daterange ..2026-03-21"),
        ("ab Montag", "daterange 2026-03-16"), ("seit Montag", "daterange 2026-03-09"),
        ("für zwei Stunden", "duration 7200 s"),
        ("täglich um 8", "recurrence 2026-03-15T08:00:00 FREQ=DAILY;BYHOUR=8;BYMINUTE=0"),
        ("alle zwei Wochen", "recurrence 2026-03-14 FREQ=WEEKLY;INTERVAL=2"),
        ("jeden Montag um 9", "recurrence 2026-03-16T09:00:00 FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0"),
        ("jeden zweiten Mittwoch", "recurrence 2026-03-18 FREQ=WEEKLY;INTERVAL=2;BYDAY=WE"),
        ("montags um 9", "recurrence 2026-03-16T09:00:00 FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0"),
        ("jeden letzten Freitag im Monat", "recurrence 2026-03-27 FREQ=MONTHLY;BYDAY=-1FR"),
        ("jeden Morgen", "recurrence 2026-03-15T09:00:00 FREQ=DAILY;BYHOUR=9;BYMINUTE=0"),
        ("Milch kaufen", "-"), ("das Buch", "-"), ("so ein Tag", "-"),
    ]

    @Test(arguments: rows) func `German is read by the same rules`(text: String, expected: String) throws {
        let wall = try #require(WallTime(text: "2026-03-14T09:00:00"))
        let now = try #require(wall.moments(in: .gmt).dates.first)
        let frame = TimeFrame(now: now, zone: .gmt, order: .dayFirst)
        let scalars = ScalarText(text)
        let lexicon = Lexicon.of(.german)
        let tokens = Tokenizer(text: scalars, lexicon: lexicon).tokens(in: 0..<scalars.count)
        let reader = TimeReader(tokens: tokens, lexicon: lexicon.times, decimalSeparator: ",")
        let found = reader.values().compactMap { $0.value.span(in: frame) }.map { span in
            let answer = DatesAnswer.Found(span, text)
            return TimeRowTests.Row.words(answer, of: text)
        }
        #expect((found.isEmpty ? "-" : found.joined(separator: " + ")) == expected)
    }

    @Test func `Words are folded`() {
        for table in [EnglishTimeWords.table, GermanTimeWords.table] {
            let holidays = table.holidays.flatMap { $0.name.split(separator: " ").map(String.init) }
            for word in table.words.words + holidays { #expect(Folding.fold(word) == word, "\(word)") }
        }
    }
}
