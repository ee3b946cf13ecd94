import Core
import Testing

@testable import Pictures

@Suite struct CalendarDescriptionTests {
    static let home = CalendarMark("H", name: "Home", colour: .green)
    static let work = CalendarMark("W", name: "Work", colour: .blue)

    static func late(_ mark: CalendarMark, _ kind: CalendarMark.Kind = .overdue) -> CalendarMark {
        CalendarMark(mark.letter, name: mark.name, colour: mark.colour, kind: kind)
    }

    static let rows: [(String, @Sendable (inout MonthPicture) -> Void)] = [
        ("November 2026. Nothing on any day.", { _ in }),
        ("November 2026. Today is Sun 22. Nothing on any day.", { $0.today = MonthSamples.day(2026, 11, 22) }),
        ("November 2026. Nothing on any day.", { $0.today = MonthSamples.day(2026, 12, 1) }),
        (
            "November 2026. Thu 5: Home (2), Work.",
            { picture in
                for mark in [home, work, home] { picture.add(mark, on: MonthSamples.day(2026, 11, 5)) }
            }
        ),
        (
            "November 2026. Mon 30: Work (overdue), Home, Work (done).",
            { picture in
                for mark in [late(work, .done), home, late(work)] {
                    picture.add(mark, on: MonthSamples.day(2026, 11, 30))
                }
            }
        ),
        (
            "November 2026. Heute ist 22. 23: Home (Termin).",
            { picture in
                (picture.today, picture.words.language) = (MonthSamples.day(2026, 11, 22), "de-AT")
                picture.words.weekdays = []
                picture.add(late(home, .event), on: MonthSamples.day(2026, 11, 23))
            }
        ),
        ("November 2026. Nothing on any day.", { $0.add(home, on: MonthSamples.day(2026, 12, 1)) }),
    ]

    @Test(arguments: rows.indices)
    func `A month is told in words, day by day`(row: Int) {
        var picture = MonthPicture(CalendarMonth(year: 2026, month: 11), words: MonthSamples.english)
        Self.rows[row].1(&picture)
        #expect(picture.description == Self.rows[row].0)
    }

    @Test func `A month that is full to the last day is told to the end`() {
        let picture = MonthSamples.crowd(CalendarMonth(year: 2026, month: 8), most: 12, seed: 1)
        #expect(picture.days.count > 25 && picture.description.count < 10_000)
        let told = picture.description.split(separator: " ").count { $0.hasPrefix("Home") }
        #expect(told == picture.days.flatMap(\.marks).count { $0.name == "Home" })
    }

    @Test func `A year is told in words, month by month`() {
        var picture = YearSamples.english
        #expect(picture.description == "2026. Nothing on any day.")
        picture.today = MonthSamples.day(2026, 11, 22)
        picture.add(3, on: MonthSamples.day(2026, 1, 1))
        picture.add(on: MonthSamples.day(2026, 1, 31))
        picture.add(on: MonthSamples.day(2026, 12, 31))
        picture.add(on: MonthSamples.day(2027, 1, 1))
        #expect(picture.description == "2026. Today is Sun 22 November. January 4, December 1.")
        picture.words.language = "de"
        #expect(picture.description == "2026. Heute ist Sun, 22. November. January 4, December 1.")
    }
}
