import Core
import Geo

/// Finds room for the marks of a day, row by row.
struct MarkLayout {
    /// A mark with its place.
    struct Dot: Hashable, Sendable {
        /// Counted since 1970-01-01.
        var day: Int
        var mark: CalendarMark
        var box: Box
    }

    /// How many things more there are on a day than have room.
    struct Rest: Hashable, Sendable {
        var day: Int
        var count: Int
        var box: Box

        var text: String { "+\(min(count, 999))" }
    }

    let lettering: Lettering
    let bodyHeight: Double

    private static let gap = 2.0

    /// Large marks, or smaller ones where else there would be one row alone.
    var height: Double { min(18, max(13, (bodyHeight - Self.gap) / 2)) }
    /// Of letters in marks.
    var font: Font { MarkPainter.font(height: height) }

    private var rows: Int { max(1, Int(((bodyHeight + Self.gap + 0.01) / (height + Self.gap)).rounded(.down))) }

    /// As many marks as fit, the most pressing first, and the rest as a number beside that of the day.
    func place(_ day: CalendarDay, in cell: MonthLayout.Cell) -> (dots: [Dot], rest: Rest?) {
        let widths = day.marks.map { min(width(of: $0.text), cell.body.width) }
        let found = boxes(of: widths, in: cell.body)
        let dots = zip(day.marks, found).map { Dot(day: day.day, mark: $0, box: $1) }
        let count = day.marks.dropFirst(dots.count).reduce(0) { $0 + $1.count }
        guard count > 0 else { return (dots, nil) }
        var rest = Rest(day: day.day, count: count, box: cell.body)
        let right = cell.body.right - 2, middle = cell.number.y
        let length = min(lettering.size(of: rest.text, font).width + 2, right - cell.number.x - 10)
        rest.box = Box(left: right - length, top: middle - height / 2, right: right, bottom: middle + height / 2)
        return (dots, rest)
    }

    /// A round mark for one letter, a longer one for more.
    func width(of text: String) -> Double { max(height, lettering.size(of: text, font).width + height * 0.5) }

    /// Of the first ones that fit.
    private func boxes(of widths: some Collection<Double>, in body: Box) -> [Box] {
        var boxes: [Box] = [], row = 0, left = body.left
        for width in widths {
            if left + width > body.right + 0.01 { (row, left) = (row + 1, body.left) }
            guard row < rows else { return boxes }
            let top = body.top + Double(row) * (height + Self.gap)
            boxes.append(Box(left: left, top: top, right: left + width, bottom: top + height))
            left += width + Self.gap
        }
        return boxes
    }
}

extension CalendarMark {
    /// What stands in it: the letter, how many where they are more than one, and a call where they are late.
    var text: String {
        String(letter.prefix(2)) + (count > 1 ? String(min(count, 99)) : "") + (kind == .overdue ? "!" : "")
    }
}
