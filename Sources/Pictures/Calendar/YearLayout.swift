import Core
import Geo

/// Where everything of a year lies: three months beside one another, four times.
struct YearLayout {
    struct Month: Hashable, Sendable {
        var number: Int
        var head: Box
        var cells: [Cell]
    }

    struct Cell: Hashable, Sendable {
        /// Counted since 1970-01-01.
        var day: Int
        var box: Box
    }

    let title: Box
    private(set) var months: [Month] = []

    private static let gap = 12.0
    private static let headHeight = 20.0

    init(_ picture: YearPicture, room: Box) {
        let margin = CalendarPage.margin
        title = Box(left: margin, top: margin, right: room.right - margin, bottom: margin + 32)
        let width = (title.width - 2 * Self.gap) / 3, height = (room.bottom - margin - title.bottom) / 4
        for (index, month) in picture.calendarMonths.enumerated() {
            let left = title.left + Double(index % 3) * (width + Self.gap)
            let top = title.bottom + Double(index / 3) * height
            let head = Box(left: left, top: top, right: left + width, bottom: top + Self.headHeight)
            let side = (width: width / 7, height: (height - Self.headHeight - 4) / 6)
            let cells = month.weeks(from: picture.firstWeekday).enumerated().flatMap { row, week in
                week.days.enumerated().filter { month.days.contains($0.element) }.map { column, day in
                    let center = Pixel(
                        left + (Double(column) + 0.5) * side.width, head.bottom + (Double(row) + 0.5) * side.height)
                    return Cell(day: day, box: Box(center: center, width: side.width, height: side.height))
                }
            }
            months.append(Month(number: month.month, head: head, cells: cells))
        }
    }
}

/// How much is on a day: its square is larger and stronger the more there is.
enum YearAmount: Int, CaseIterable {
    case little = 1, some, much, most

    /// nil for nothing.
    init?(_ count: Int) {
        switch count {
        case ..<1: return nil
        case 1: self = .little
        case 2...3: self = .some
        case 4...6: self = .much
        default: self = .most
        }
    }

    /// Of the square, as a share of its cell; the number is always within it.
    var side: Double { 0.62 + 0.08 * Double(rawValue) }
    /// Of the colour, the page being the rest.
    var strength: Double { [0.25, 0.45, 0.7, 1][rawValue - 1] }
}
