import Core
import Foundation
import Geo
import Testing

@testable import Pictures

enum YearSamples {
    static let english = YearPicture(
        2026, words: CalendarWords(title: "2026", weekdays: MonthSamples.english.weekdays),
        months: [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ])
}

@Suite struct YearSheetTests {
    @Test(arguments: [2024, 2026, 1], [1, 7])
    func `Every day of the year has its place, under its month and over no other`(
        year: Int, firstWeekday: Int
    ) throws {
        for size in PictureSize.allCases {
            let picture = YearPicture(
                year, words: YearSamples.english.words, months: [], firstWeekday: firstWeekday, size: size)
            let sheet = try YearSheet(picture), first = CalendarDate.dayNumber(year, 1, 1)
            let days = sheet.layout.months.flatMap(\.cells).map(\.day)
            #expect(days == Array(first..<first + CalendarDate.days(inYear: year)))
            for month in sheet.layout.months {
                let boxes = month.cells.map { $0.box.grown(by: -0.01) } + [month.head]
                for (index, box) in boxes.enumerated() {
                    #expect(!boxes[(index + 1)...].contains { $0.intersects(box) })
                    #expect(sheet.page.room.contains(box))
                }
            }
        }
    }

    @Test func `The more there is on a day, the larger and stronger its square is`() throws {
        var widths: [Int] = [], inks: Set<UInt32> = []
        for count in [0, 1, 3, 6, 20] {
            var picture = YearSamples.english
            let day = MonthSamples.day(2026, 5, 13)
            picture.add(count, on: day)
            let sheet = try YearSheet(picture)
            sheet.paint()
            let cell = try #require(sheet.layout.months[4].cells.first { $0.day == day }).box
            let scale = sheet.page.canvas.scale, paper = Palette.hex(.page)
            // Over the digits.
            let row = Int((cell.center.y - cell.width * 0.24) * scale)
            let columns = Int(cell.left * scale) + 1..<Int(cell.right * scale)
            let colours = try columns.map { try sheet.page.canvas.colour($0, row) }
            widths.append(colours.count { $0 != paper })
            if count > 0 { inks.insert(try #require(colours.first { $0 != paper })) }
        }
        #expect(widths == widths.sorted() && Set(widths).count == widths.count)
        #expect(inks.count == 4)
    }

    @Test(arguments: YearAmount.allCases, [Palette.light, .dark].indices)
    func `The number of a day is read on its square`(amount: YearAmount, palette: Int) {
        let palette = [Palette.light, .dark][palette]
        let ground = palette[.page].mixed(with: palette[.amount], share: amount.strength)
        #expect(ground.contrast(with: ground.readable) >= 4.5)
    }

    @Test(arguments: PictureSize.allCases, [false, true])
    func `A year is a PNG that says what it shows`(size: PictureSize, isDark: Bool) throws {
        var picture = YearSamples.english
        (picture.size, picture.isDark, picture.today) = (size, isDark, MonthSamples.day(2026, 2, 28))
        let png = try MapArtist(ground: nil).png(.year(picture))
        #expect(png.sides == [size.calendarPixels.width, size.calendarPixels.height])
        #expect(png.range(of: Data(picture.description.utf8)) != nil)
    }
}
