import Core
import Geo

/// The paper that a calendar is drawn on.
struct CalendarPage {
    let canvas: Canvas
    let lettering: Lettering
    let palette: Palette
    /// All of it, in units.
    let room: Box

    /// Free space at every edge, in units.
    static let margin = 8.0

    init(_ size: PictureSize, isDark: Bool) throws(PictureProblem) {
        let pixels = size.calendarPixels
        canvas = try Canvas(width: pixels.width, height: pixels.height, scale: size.scale)
        lettering = try Lettering(canvas)
        palette = isDark ? .dark : .light
        room = Box(
            left: 0, top: 0, right: Double(pixels.width) / size.scale, bottom: Double(pixels.height) / size.scale)
        canvas.paint(palette[.page])
    }

    /// Writes words with their middle at a point, smaller or cut where they are too wide.
    func write(_ text: String, _ font: Font, center: Pixel, ink: Ink, width: Double) {
        let fitted = lettering.fitted(text, font, width: width)
        lettering.draw(fitted.text, fitted.font, center: center, colour: palette[ink])
    }

    /// Draws a ring round the number of a day.
    func ring(_ center: Pixel, radius: Double) {
        canvas.addCircle(center, radius: radius)
        canvas.stroke(palette[.me], width: max(1.3, radius / 6))
    }
}

extension PictureSize {
    /// Of a calendar, which is upright, as its days need the room: width and height in pixels.
    var calendarPixels: (width: Int, height: Int) { (pixels.width, pixels.width / 3 * 4) }
}
