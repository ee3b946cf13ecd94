import Core
import Geo

/// The scale bar and the source of the map, at the lower edge.
struct Furniture {
    let canvas: Canvas
    let lettering: Lettering
    let palette: Palette
    let window: MapWindow
    private let bar: ScaleBar
    private let barLength: Double
    private let attribution: String
    private let attributionFont: Font
    private let attributionBox: Box?
    private let barBox: Box

    private static let font = Font(size: 9.5)

    init(
        _ canvas: Canvas, _ lettering: Lettering, _ palette: Palette, _ window: MapWindow, units: Settings.Units,
        attribution: String
    ) {
        (self.canvas, self.lettering, self.palette, self.window) = (canvas, lettering, palette, window)
        self.attribution = attribution
        let middle = window.coordinate(at: Pixel(window.width / 2, window.height / 2))
        let perPixel = window.metresPerPixel(at: middle)
        bar = ScaleBar(longest: min(110, window.width / 4) * perPixel, units: units)
        barLength = bar.metres / perPixel
        let words = lettering.size(of: bar.label, Self.font)
        barBox = Box(
            left: 0, top: window.height - words.height - 11, right: max(barLength, words.width) + 16,
            bottom: window.height)
        var font = Self.font
        var size = lettering.size(of: attribution, font)
        let room = window.width - barBox.width - 18
        if size.width > room {
            font.size = max(5, font.size * room / size.width)
            size = lettering.size(of: attribution, font)
        }
        attributionFont = font
        attributionBox =
            attribution.isEmpty
            ? nil
            : Box(
                left: window.width - size.width - 10, top: window.height - size.height - 4, right: window.width,
                bottom: window.height)
    }

    /// What is taken by them.
    var boxes: [Box] { [barBox] + (attributionBox.map { [$0] } ?? []) }

    func paint() {
        paintBar()
        guard let box = attributionBox else { return }
        canvas.addBox(box)
        canvas.fill(palette[.plate].with(alpha: 0.82))
        lettering.draw(attribution, attributionFont, center: box.center, colour: palette[.plateText])
    }

    private func paintBar() {
        canvas.addBox(barBox)
        canvas.fill(palette[.plate].with(alpha: 0.72))
        let left = barBox.left + 8, bottom = barBox.bottom - 5
        canvas.setRoundEnds(false)
        canvas.add([
            Pixel(left, bottom - 4), Pixel(left, bottom), Pixel(left + barLength, bottom),
            Pixel(left + barLength, bottom - 4),
        ])
        canvas.stroke(palette[.plateText], width: 1.4)
        canvas.setRoundEnds(true)
        let words = lettering.size(of: bar.label, Self.font)
        lettering.draw(
            bar.label, Self.font, center: Pixel(left + max(barLength, words.width) / 2, bottom - 3 - words.height / 2),
            colour: palette[.plateText])
    }
}
