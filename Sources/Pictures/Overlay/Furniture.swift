import Core
import Geo

/// The scale bar and the source of the map, at the lower edge.
struct Furniture {
    private let sheet: MapSheet
    private let bar: ScaleBar
    private let barLength: Double
    private let barBox: Box
    private let attribution: String
    private let attributionBox: Box

    private static let font = Font(size: 9.5)
    /// Space round words, in units.
    private static let space = 5.0

    /// A source that is wider than the room beside the scale bar is broken into lines, never made smaller.
    init(_ sheet: MapSheet, units: Settings.Units, attribution: String) {
        (self.sheet, self.attribution) = (sheet, attribution)
        let window = sheet.window
        let perUnit = window.metresPerPixel(at: window.center.coordinate)
        bar = ScaleBar(longest: min(110, window.width / 4) * perUnit, units: units)
        barLength = bar.metres / perUnit
        let words = sheet.lettering.size(of: bar.label, Self.font)
        barBox = Box(
            left: 0, top: window.height - words.height - 11, right: max(barLength, words.width) + 16,
            bottom: window.height)
        let room = max(40, window.width - barBox.right - 4 * Self.space)
        let source = sheet.lettering.size(of: attribution, Self.font, within: room)
        attributionBox = Box(
            left: window.width - source.width - 2 * Self.space, top: window.height - source.height - 4,
            right: window.width, bottom: window.height)
    }

    /// What is taken by them.
    var boxes: [Box] { [barBox, attributionBox] }

    func paint() {
        paintBar()
        sheet.canvas.addBox(attributionBox)
        sheet.canvas.fill(sheet.palette[.plate].with(alpha: 0.82))
        sheet.lettering.draw(
            attribution, Self.font, center: attributionBox.center, colour: sheet.palette[.plateText],
            within: attributionBox.width - Self.space)
    }

    private func paintBar() {
        let canvas = sheet.canvas, ink = sheet.palette[.plateText]
        canvas.addBox(barBox)
        canvas.fill(sheet.palette[.plate].with(alpha: 0.72))
        let left = barBox.left + 8, bottom = barBox.bottom - 5, right = left + barLength
        canvas.setRoundEnds(false)
        canvas.add([Pixel(left, bottom - 4), Pixel(left, bottom), Pixel(right, bottom), Pixel(right, bottom - 4)])
        canvas.stroke(ink, width: 1.4)
        canvas.setRoundEnds(true)
        let words = sheet.lettering.size(of: bar.label, Self.font)
        let middle = Pixel(left + max(barLength, words.width) / 2, bottom - 3 - words.height / 2)
        sheet.lettering.draw(bar.label, Self.font, center: middle, colour: ink)
    }
}
