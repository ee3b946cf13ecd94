import Core
import Geo

/// Where everything of a month lies.
struct MonthLayout {
    /// A day's part of the page.
    struct Cell: Hashable, Sendable {
        /// Counted since 1970-01-01.
        var day: Int
        var box: Box
        var isInMonth: Bool

        /// The middle of its number.
        var number: Pixel { Pixel(box.left + 14, box.top + 13) }
        /// What is left for marks.
        var body: Box {
            Box(
                left: box.left + 2, top: box.top + MonthLayout.numberHeight, right: box.right - 2,
                bottom: box.bottom - 2)
        }
    }

    let weeks: [CalendarWeek]
    let cells: [Cell]
    let title: Box
    /// Of the names of the days.
    let heads: Box
    /// Of all weeks.
    let table: Box
    let legend: CalendarLegend
    private(set) var dots: [MarkLayout.Dot] = []
    private(set) var rests: [MarkLayout.Rest] = []

    static let numberHeight = 25.5
    /// The width of the numbers of weeks.
    static let weekWidth = 22.0

    init(_ picture: MonthPicture, page: CalendarPage) {
        let margin = CalendarPage.margin, room = page.room
        legend = CalendarLegend(picture, page: page)
        title = Box(left: margin, top: margin, right: room.right - margin, bottom: margin + 32)
        let left = margin + (picture.words.week == nil ? 0 : Self.weekWidth)
        heads = Box(left: left, top: title.bottom, right: title.right, bottom: title.bottom + 20)
        table = Box(left: left, top: heads.bottom, right: title.right, bottom: legend.box.top - 4)
        weeks = picture.month.weeks(from: picture.firstWeekday)
        let width = table.width / 7, height = table.height / Double(weeks.count), days = picture.month.days
        cells = weeks.enumerated().flatMap { [table] row, week in
            week.days.enumerated().map { column, day in
                let x = table.left + Double(column) * width, y = table.top + Double(row) * height
                let box = Box(left: x, top: y, right: x + width, bottom: y + height)
                return Cell(day: day, box: box, isInMonth: days.contains(day))
            }
        }
        let marks = MarkLayout(lettering: page.lettering, bodyHeight: cells.first?.body.height ?? 0)
        for day in picture.days {
            guard let cell = cells.first(where: { $0.day == day.day && $0.isInMonth }) else { continue }
            let placed = marks.place(day, in: cell)
            dots += placed.dots
            rests += [placed.rest].compactMap { $0 }
        }
    }
}
