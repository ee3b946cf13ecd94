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

    /// As many marks as fit, the most pressing first, and the rest as a number.
    func place(_ day: CalendarDay, in body: Box) -> (dots: [Dot], rest: Rest?) {
        let widths = day.marks.map { min(width(of: $0.text), body.width) }
        var shown = boxes(of: widths, in: body).count
        while shown < widths.count {
            let rest = Rest(day: day.day, count: day.marks[shown...].reduce(0) { $0 + $1.count }, box: body)
            let boxes = boxes(of: widths.prefix(shown) + [min(width(of: rest.text), body.width)], in: body)
            if boxes.count > shown || shown == 0 {
                let dots = zip(day.marks.prefix(shown), boxes).map { Dot(day: day.day, mark: $0, box: $1) }
                return (dots, Rest(day: rest.day, count: rest.count, box: boxes.last ?? body))
            }
            shown -= 1
        }
        return (zip(day.marks, boxes(of: widths, in: body)).map { Dot(day: day.day, mark: $0, box: $1) }, nil)
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
