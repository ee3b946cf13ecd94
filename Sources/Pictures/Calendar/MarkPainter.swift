import Core
import Geo

/// Draws marks: round ones for tasks, pointed ones for those that are overdue, square ones for events, hollow ones for
/// what is done.
struct MarkPainter {
    let page: CalendarPage

    static func font(height: Double) -> Font { Font(size: height * 0.64, weight: .bold) }

    func paint(_ mark: CalendarMark, in box: Box, text: String? = nil) {
        let canvas = page.canvas, edge = edge(of: mark.colour)
        let isDone = mark.kind == .done
        addShape(mark.kind, isDone ? box.grown(by: -0.8) : box)
        if isDone {
            canvas.stroke(edge, width: 1.6)
        } else {
            canvas.fill(mark.colour.colour, isKept: true)
            canvas.stroke(edge, width: 0.8)
        }
        let colour = isDone ? page.palette[.text] : mark.colour.colour.readable
        let words = page.lettering.fitted(text ?? mark.text, Self.font(height: box.height), width: box.width - 3)
        page.lettering.draw(words.text, words.font, center: box.center, colour: colour)
    }

    private func addShape(_ kind: CalendarMark.Kind, _ box: Box) {
        switch kind {
        case .task, .done: page.canvas.addBox(box, radius: box.height / 2)
        case .event: page.canvas.addBox(box, radius: 2)
        case .overdue:
            let point = box.height / 4, middle = box.center.y
            page.canvas.add(
                [
                    Pixel(box.left + point, box.top), Pixel(box.right - point, box.top), Pixel(box.right, middle),
                    Pixel(box.right - point, box.bottom), Pixel(box.left + point, box.bottom), Pixel(box.left, middle),
                ], isClosed: true)
        }
    }

    /// The colour itself, or one like it that is seen on the page (WCAG 2.2: 3 to 1 for signs).
    func edge(of colour: PinColour) -> Colour { colour.colour.seen(on: page.palette[.page]) }
}

extension Colour {
    /// Mixed with what is read on the page, until it has three times its contrast.
    func seen(on page: Colour) -> Colour {
        let shares = stride(from: 0.0, through: 1, by: 0.05)
        return shares.lazy.map { mixed(with: page.readable, share: $0) }.first { $0.contrast(with: page) >= 3 }
            ?? page.readable
    }
}
