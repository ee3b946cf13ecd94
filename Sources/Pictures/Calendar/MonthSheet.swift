import Core
import Foundation
import Geo

/// A month in the making.
struct MonthSheet {
    let picture: MonthPicture
    let page: CalendarPage
    let layout: MonthLayout

    init(_ picture: MonthPicture) throws(PictureProblem) {
        self.picture = picture
        page = try CalendarPage(picture.size, isDark: picture.isDark)
        layout = MonthLayout(picture, page: page)
    }

    func png() throws -> Data {
        paint()
        return try page.canvas.png(saying: picture.description)
    }

    func paint() {
        paintTable()
        for cell in layout.cells { paintNumber(cell) }
        let marks = MarkPainter(page: page)
        for dot in layout.dots { marks.paint(dot.mark, in: dot.box) }
        for rest in layout.rests {
            let font = MarkPainter.font(height: rest.box.height)
            page.write(rest.text, font, center: rest.box.center, ink: .quietText, width: rest.box.width)
        }
        if let rest = layout.legend.rest {
            let width = CalendarLegend.restWidth
            page.write(rest.text, CalendarLegend.font, center: rest.words, ink: .quietText, width: width)
        }
        for item in layout.legend.items {
            marks.paint(item.mark, in: item.sign)
            let width = layout.legend.box.width
            page.write(item.text, CalendarLegend.font, center: item.words, ink: .quietText, width: width)
        }
    }

    private func paintTable() {
        let canvas = page.canvas, table = layout.table
        let width = layout.cells[0].box.width - 4
        let font = page.lettering.fitting(picture.words.weekdays, Font(size: 12, weight: .medium), width: width)
        page.write(
            picture.words.title, Font(size: 21, weight: .bold), center: layout.title.center, ink: .placeText,
            width: layout.title.width)
        for cell in layout.cells.prefix(7) { paintHead(cell, font: font) }
        for cell in stride(from: 0, to: layout.cells.count, by: 7).map({ layout.cells[$0] }) {
            canvas.add([Pixel(CalendarPage.margin, cell.box.top), Pixel(table.right, cell.box.top)])
        }
        canvas.stroke(page.palette[.weekLine], width: 0.8)
        if let week = picture.words.week { paintWeeks(week) }
    }

    /// The name of a column's day, and its ground where one rests then.
    private func paintHead(_ cell: MonthLayout.Cell, font: Font) {
        let weekday = CalendarDate.weekday(of: cell.day), heads = layout.heads
        if picture.restDays.contains(weekday) {
            // A little too wide, so that no seam is seen between two of them.
            let right = min(cell.box.right + 0.5, heads.right)
            page.canvas.addBox(Box(left: cell.box.left, top: heads.top, right: right, bottom: layout.table.bottom))
            page.canvas.fill(page.palette[.restDay])
        }
        // Over the numbers, not over the middle of the cells.
        let name = picture.words.weekday(weekday), width = page.lettering.size(of: name, font).width
        let middle = Pixel(cell.box.left + 5 + width / 2, heads.center.y)
        page.write(name, font, center: middle, ink: .quietText, width: cell.box.width - 4)
    }

    private func paintWeeks(_ head: String) {
        let x = CalendarPage.margin + MonthLayout.weekWidth / 2 - 1, font = Font(size: 10)
        page.write(head, font, center: Pixel(x, layout.heads.center.y), ink: .quietText, width: MonthLayout.weekWidth)
        for (row, week) in layout.weeks.enumerated() {
            let y = layout.cells[row * 7].number.y
            page.write(
                String(week.number), font, center: Pixel(x, y), ink: .quietText, width: MonthLayout.weekWidth)
        }
    }

    private func paintNumber(_ cell: MonthLayout.Cell) {
        let isToday = cell.day == picture.today
        let font = Font(size: 15, weight: isToday ? .bold : cell.isInMonth ? .medium : .normal)
        if isToday { page.ring(cell.number, radius: 11) }
        page.write(
            String(CalendarDate(dayNumber: cell.day).day), font, center: cell.number,
            ink: cell.isInMonth ? .text : .otherMonth, width: cell.box.width)
    }
}
