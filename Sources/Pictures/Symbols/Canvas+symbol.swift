import CPango
import Geo

extension Canvas {
    /// Draws a sign with its middle at a point, `size` units high or wide, with a pale line round it.
    func draw(_ symbol: Symbol, center: Pixel, size: Double, colour: Colour, halo: Colour) {
        let scale = size / max(symbol.width, symbol.height)
        cairo_save(cairo)
        cairo_translate(cairo, center.x - symbol.width * scale / 2, center.y - symbol.height * scale / 2)
        cairo_scale(cairo, scale, scale)
        for step in symbol.steps { add(step) }
        cairo_restore(cairo)
        surround(with: halo.with(alpha: 0.85), width: 2)
        // The signs are drawn for the rule that SVG has by default.
        setWindingFill(true)
        fill(colour)
        setWindingFill(false)
    }

    private func add(_ step: Symbol.Step) {
        switch step {
        case .move(let to): cairo_move_to(cairo, to.x, to.y)
        case .line(let to): cairo_line_to(cairo, to.x, to.y)
        case .curve(let one, let two, let to): cairo_curve_to(cairo, one.x, one.y, two.x, two.y, to.x, to.y)
        case .close: cairo_close_path(cairo)
        }
    }
}
