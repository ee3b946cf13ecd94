import Core
import Geo
import Testing

@testable import Pictures

@Suite struct MonthLayoutTests {
    /// Months of four, five and six weeks.
    static let months = [(2027, 2), (2026, 9), (2026, 8)].map { CalendarMonth(year: $0.0, month: $0.1) }

    @Test(arguments: months, PictureSize.allCases)
    func `Marks lie on their days and beside one another, and what has no room is counted`(
        month: CalendarMonth, size: PictureSize
    ) throws {
        for most in 0...12 {
            var words = MonthSamples.english
            words.week = most % 2 == 0 ? nil : "Wk"
            let picture = MonthSamples.crowd(month, most: most, seed: UInt64(most) + 1, words: words, size: size)
            try check(picture)
        }
    }

    private func check(_ picture: MonthPicture) throws {
        let layout = try MonthSheet(picture).layout
        for cell in layout.cells {
            let dots = layout.dots.filter { $0.day == cell.day }, rests = layout.rests.filter { $0.day == cell.day }
            let boxes = dots.map(\.box) + rests.map(\.box)
            #expect(dots.allSatisfy { cell.body.grown(by: 0.01).contains($0.box) })
            #expect(rests.allSatisfy { cell.box.contains($0.box) && $0.box.left > cell.number.x + 9.9 })
            for (index, box) in boxes.enumerated() {
                #expect(!boxes[(index + 1)...].contains { $0.intersects(box) })
            }
            let day = picture.days.first { $0.day == cell.day && cell.isInMonth }
            #expect(dots.reduce(0) { $0 + $1.mark.count } + rests.reduce(0) { $0 + $1.count } == day?.count ?? 0)
            #expect(
                dots.map(\.mark) == (day?.marks.prefix(dots.count)).map(Array.init) ?? [], "the most pressing first")
            #expect(rests.allSatisfy { $0.count > 0 } && (rests.isEmpty || !dots.isEmpty))
        }
        #expect(layout.table.bottom <= layout.legend.box.top)
    }

    @Test(arguments: months, [1, 6, 7])
    func `The days stand under their names, in whole weeks`(month: CalendarMonth, firstWeekday: Int) throws {
        let picture = MonthPicture(month, words: MonthSamples.english, firstWeekday: firstWeekday)
        let layout = try MonthSheet(picture).layout
        #expect(layout.cells.filter(\.isInMonth).map(\.day) == Array(month.days))
        #expect(layout.cells.count % 7 == 0)
        for (index, cell) in layout.cells.enumerated() {
            #expect(CalendarDate.weekday(of: cell.day) == (firstWeekday - 1 + index % 7) % 7 + 1)
            #expect(layout.table.grown(by: 0.01).contains(cell.box))
        }
    }

    @Test(arguments: PictureSize.allCases)
    func `What the marks are is said below, once each and within the page`(size: PictureSize) throws {
        let sheet = try MonthSheet(
            MonthSamples.crowd(CalendarMonth(year: 2026, month: 11), most: 3, seed: 2, size: size))
        let items = sheet.layout.legend.items
        let names = ["overdue", "event", "done"] + MonthSamples.categories.map(\.name)
        #expect(Set(items.map(\.text)) == Set(names) && items.count == names.count)
        #expect(items.prefix(3).map(\.text) == ["overdue", "event", "done"])
        for item in items {
            let half = sheet.page.lettering.size(of: item.text, CalendarLegend.font).width / 2
            #expect(item.words.x + half < sheet.page.room.right && item.sign.bottom < sheet.page.room.bottom)
        }
    }

    @Test func `More categories than have room below are counted`() throws {
        var picture = MonthPicture(CalendarMonth(year: 2026, month: 11), words: MonthSamples.english, size: .large)
        let letters = "ABCDEFGHIJKLMNOPQRST".map(String.init)
        for (index, letter) in letters.enumerated() {
            let mark = CalendarMark(letter, name: "Category \(letter)", colour: .blue)
            picture.add(mark, on: MonthSamples.day(2026, 11, index + 1))
        }
        let sheet = try MonthSheet(picture), legend = sheet.layout.legend, rest = try #require(legend.rest)
        #expect(rest.text == "+\(letters.count - legend.items.count)" && legend.items.count > 6)
        #expect(rest.words.x + CalendarLegend.restWidth / 2 < sheet.page.room.right)
        #expect(legend.items.allSatisfy { $0.sign.bottom < sheet.page.room.bottom })
    }

    @Test func `A month with plain tasks alone explains no shapes, an empty one nothing`() throws {
        var picture = MonthPicture(CalendarMonth(year: 2026, month: 11), words: MonthSamples.english)
        #expect(try MonthSheet(picture).layout.legend.items.isEmpty)
        picture.add(CalendarMark("H", name: "Home", colour: .green), on: MonthSamples.day(2026, 11, 5))
        #expect(try MonthSheet(picture).layout.legend.items.map(\.text) == ["Home"])
    }

    @Test(arguments: ["Mon", "Donnerstag", "WWWWWWWWWWWWWWWWWWWW", "", "木曜日", "🎂🎂🎂🎂🎂🎂"], [12.0, 40, 200])
    func `Words are made smaller or cut until they fit`(text: String, width: Double) throws {
        let lettering = try Lettering(Canvas(width: 10, height: 10))
        let fitted = lettering.fitted(text, Font(size: 12), width: width)
        #expect(lettering.size(of: fitted.text, fitted.font).width <= width || fitted.text == "…")
        #expect(fitted.font.size >= 9 && (fitted.text == text || fitted.text.hasSuffix("…")))
    }
}
