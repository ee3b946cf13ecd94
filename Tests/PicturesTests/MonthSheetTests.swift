import Core
import Foundation
import Geo
import Testing

@testable import Pictures

@Suite struct MonthSheetTests {
    static let month = CalendarMonth(year: 2026, month: 11)

    private func painted(_ change: (inout MonthPicture) -> Void, isDark: Bool = false) throws -> MonthSheet {
        var picture = MonthPicture(Self.month, words: MonthSamples.english, isDark: isDark)
        change(&picture)
        let sheet = try MonthSheet(picture)
        sheet.paint()
        return sheet
    }

    /// 0xRRGGBB at a point in units.
    private func ink(_ sheet: MonthSheet, _ x: Double, _ y: Double) throws -> UInt32 {
        try sheet.page.canvas.colour(Int(x * sheet.page.canvas.scale), Int(y * sheet.page.canvas.scale))
    }

    @Test(arguments: PinColour.allCases, [false, true])
    func `A mark has the colour of its category and the shape of what it is`(colour: PinColour, isDark: Bool) throws {
        // Thursday, so that the page is plain there.
        let day = MonthSamples.day(2026, 11, 5)
        for kind in CalendarMark.Kind.allCases {
            let sheet = try painted(
                { $0.add(CalendarMark("H", name: "Home", colour: colour, kind: kind), on: day) }, isDark: isDark)
            let box = try #require(sheet.layout.dots.first).box, page = Palette.hex(.page, isDark: isDark)
            let inside = try ink(sheet, box.left + 3.5, box.center.y + 0.1)
            let corner = try ink(sheet, box.left + 1.6, box.top + 1.6)
            #expect(inside == (kind == .done ? page : colour.colour.hex), "\(kind)")
            #expect(corner == (kind == .event ? colour.colour.hex : page), "\(kind)")
            #expect(sheet.layout.dots.first?.mark.text == (kind == .overdue ? "H!" : "H"))
        }
    }

    @Test(arguments: PinColour.allCases, [Palette.light, .dark].indices)
    func `A mark and its letter are seen by day and by night`(colour: PinColour, palette: Int) {
        let page = [Palette.light, .dark][palette][.page]
        #expect(colour.colour.seen(on: page).contrast(with: page) >= 3)
        #expect(colour.colour.contrast(with: colour.colour.readable) >= 4.5)
    }

    @Test(arguments: [false, true])
    func `Today has a ring, other days none`(isDark: Bool) throws {
        let today = MonthSamples.day(2026, 11, 18)
        let sheet = try painted({ $0.today = today }, isDark: isDark)
        for cell in sheet.layout.cells {
            let colour = try ink(sheet, cell.number.x, cell.number.y - 11)
            #expect((colour == Palette.hex(.me, isDark: isDark)) == (cell.day == today))
        }
    }

    @Test func `Days of rest have another ground`() throws {
        let sheet = try painted { $0.restDays = [5] }
        for cell in sheet.layout.cells {
            let ground = try ink(sheet, cell.box.center.x, cell.box.bottom - 6)
            #expect(ground == Palette.hex(CalendarDate.weekday(of: cell.day) == 5 ? .restDay : .page))
        }
    }

    @Test(arguments: PictureSize.allCases, [false, true])
    func `A month is a PNG of its size that says what it shows, the same every time`(
        size: PictureSize, isDark: Bool
    ) throws {
        let picture = MonthSamples.crowd(Self.month, most: 4, seed: 1, size: size, isDark: isDark)
        let png = try MapArtist(ground: nil).png(.month(picture))
        #expect(png.sides == [size.calendarPixels.width, size.calendarPixels.height])
        #expect(png.range(of: Data(picture.description.utf8)) != nil)
        #expect(try MapArtist(ground: nil).png(.month(picture)) == png)
    }

    @Test(arguments: [0, 9999, -44], ["", "\u{0}\u{202E}x\ny", String(repeating: "Wörter ", count: 500)])
    func `Whatever is in it, a month is drawn`(year: Int, text: String) throws {
        let words = CalendarWords(title: text, weekdays: text.isEmpty ? [] : [text, "b"], week: text, language: text)
        let month = CalendarMonth(year: year, month: 2)
        var picture = MonthPicture(month, words: words, firstWeekday: 7, today: .max, size: .large)
        for day in month.days {
            picture.add(CalendarMark(text, name: text, colour: .red, kind: .overdue, count: .max / 100), on: day)
            picture.add(CalendarMark("👩‍👩‍👧", name: "x", colour: .blue), on: day)
        }
        #expect(try MapArtist(ground: nil).png(.month(picture)).count > 1_000)
    }
}
