import Core
import Geo

/// The lines under a month that say what its marks are.
struct CalendarLegend {
    struct Item: Hashable, Sendable {
        var mark: CalendarMark
        /// The mark, and the middle of its words.
        var sign: Box
        var words: Pixel
        var text: String
    }

    /// At the lower edge of the page; without height where nothing is to be said.
    let box: Box
    private(set) var items: [Item] = []

    /// How many more there are than have room.
    struct Rest: Hashable, Sendable {
        var text: String
        /// Their middle.
        var words: Pixel
    }

    /// Behind the last item.
    private(set) var rest: Rest?

    static let font = Font(size: 11)
    static let restWidth = 26.0
    private static let side = 15.0
    private static let lineHeight = 20.0
    /// More would take the room of the days.
    private static let mostLines = 3

    init(_ picture: MonthPicture, page: CalendarPage) {
        let margin = CalendarPage.margin, width = page.room.width - 2 * margin
        let topOf = { (line: Int) in Double(line) * Self.lineHeight }
        var x = 0.0, line = 0
        let entries = Self.entries(picture).filter { !$0.name.isEmpty }
        for (number, mark) in entries.enumerated() {
            let words = page.lettering.fitted(mark.name, Self.font, width: width * 0.6)
            let length = page.lettering.size(of: words.text, words.font).width
            let isLast = line == Self.mostLines - 1, behind = isLast && number < entries.count - 1 ? Self.restWidth : 0
            let isFull = x > 0 && x + Self.side + 4 + length + behind > width
            if isFull, isLast {
                rest = Rest(
                    text: "+\(entries.count - number)",
                    words: Pixel(x + Self.restWidth / 2, topOf(line) + Self.side / 2))
                break
            }
            if isFull { (x, line) = (0, line + 1) }
            let top = topOf(line)
            let sign = Box(left: x, top: top, right: x + Self.side, bottom: top + Self.side)
            let middle = Pixel(sign.right + 4 + length / 2, sign.center.y)
            items.append(Item(mark: mark, sign: sign, words: middle, text: words.text))
            x = sign.right + 4 + length + 12
        }
        let height = items.isEmpty ? 0 : Double(min(line, Self.mostLines - 1) + 1) * Self.lineHeight
        let top = page.room.bottom - margin / 2 - height
        box = Box(left: margin, top: top, right: page.room.right - margin, bottom: top + height)
        let way = Pixel(box.left, box.top + 2)
        items = items.map { $0.moved(by: way) }
        rest = rest.map { Rest(text: $0.text, words: Pixel($0.words.x + way.x, $0.words.y + way.y)) }
    }

    /// The shapes that are not plain, then the categories, those that come most often first.
    private static func entries(_ picture: MonthPicture) -> [CalendarMark] {
        shapes(picture) + categories(picture)
    }

    private static func shapes(_ picture: MonthPicture) -> [CalendarMark] {
        let words = PictureWords(picture.words.language), marks = picture.days.flatMap(\.marks)
        return CalendarMark.Kind.allCases.compactMap { kind in
            guard kind != .task, let name = words.name(of: kind),
                marks.contains(where: { $0.kind == kind && !isOfEvents($0, among: marks) })
            else { return nil }
            return CalendarMark("", name: name, colour: .grey, kind: kind)
        }
    }

    /// All of its category takes place, so that the category's own sign shows that shape.
    private static func isOfEvents(_ mark: CalendarMark, among marks: [CalendarMark]) -> Bool {
        marks.allSatisfy { other in
            (other.letter, other.name, other.colour) != (mark.letter, mark.name, mark.colour) || other.kind == .event
        }
    }

    private static func categories(_ picture: MonthPicture) -> [CalendarMark] {
        var counts: [CalendarMark: Int] = [:], order: [CalendarMark] = []
        let marks = picture.days.flatMap(\.marks)
        for mark in marks {
            var plain = CalendarMark(mark.letter, name: mark.name, colour: mark.colour)
            if isOfEvents(mark, among: marks) { plain.kind = .event }
            if counts[plain] == nil { order.append(plain) }
            counts[plain, default: 0] += mark.count
        }
        return order.enumerated().sorted {
            (-(counts[$0.element] ?? 0), $0.offset) < (-(counts[$1.element] ?? 0), $1.offset)
        }.map(\.element)
    }
}

extension CalendarLegend.Item {
    fileprivate func moved(by way: Pixel) -> CalendarLegend.Item {
        var moved = self
        moved.sign = Box(
            left: sign.left + way.x, top: sign.top + way.y, right: sign.right + way.x, bottom: sign.bottom + way.y)
        moved.words = Pixel(words.x + way.x, words.y + way.y)
        return moved
    }
}
