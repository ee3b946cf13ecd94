import CPango
import Geo

extension Canvas {
    func use(_ colour: Colour) {
        if colour.alpha < 1 {
            cairo_set_source_rgba(cairo, colour.red, colour.green, colour.blue, colour.alpha)
        } else {
            cairo_set_source_rgb(cairo, colour.red, colour.green, colour.blue)
        }
    }

    func paint(_ colour: Colour) {
        use(colour)
        cairo_paint(cairo)
    }

    /// Adds a line to the path.
    func add(_ line: [Pixel], isClosed: Bool = false) {
        guard let first = line.first else { return }
        cairo_move_to(cairo, first.x, first.y)
        for point in line.dropFirst() { cairo_line_to(cairo, point.x, point.y) }
        if isClosed { cairo_close_path(cairo) }
    }

    func addCircle(_ center: Pixel, radius: Double) {
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, center.x, center.y, max(0, radius), 0, 2 * .pi)
        cairo_close_path(cairo)
    }

    func addBox(_ box: Box, radius: Double = 0) {
        guard radius > 0 else {
            cairo_rectangle(cairo, box.left, box.top, box.width, box.height)
            return
        }
        let corner = min(radius, min(box.width, box.height) / 2), quarter = Double.pi / 2
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, box.right - corner, box.top + corner, corner, -quarter, 0)
        cairo_arc(cairo, box.right - corner, box.bottom - corner, corner, 0, quarter)
        cairo_arc(cairo, box.left + corner, box.bottom - corner, corner, quarter, 2 * quarter)
        cairo_arc(cairo, box.left + corner, box.top + corner, corner, 2 * quarter, 3 * quarter)
        cairo_close_path(cairo)
    }

    /// Fills the path; it stays for a `stroke` where `isKept`.
    func fill(_ colour: Colour, isKept: Bool = false) {
        use(colour)
        if isKept { cairo_fill_preserve(cairo) } else { cairo_fill(cairo) }
    }

    /// Draws along the path; no dashes for a line without gaps.
    func stroke(_ colour: Colour, width: Double, dashes: [Double] = [], isKept: Bool = false) {
        use(colour)
        cairo_set_line_width(cairo, width)
        cairo_set_line_join(cairo, width * scale < 3 ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_ROUND)
        cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
        if isKept { cairo_stroke_preserve(cairo) } else { cairo_stroke(cairo) }
    }

    /// Draws a pale line round what the path outlines; the path stays. It is so pale that its quick edges are not seen.
    func surround(with halo: Colour, width: Double) {
        setQuickEdges(true)
        stroke(halo, width: width, isKept: true)
        setQuickEdges(false)
    }

    func setRoundEnds(_ areRound: Bool) {
        cairo_set_line_cap(cairo, areRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    }

    /// Letters and signs are filled wherever an outline runs round, areas of the map between an odd number of rings.
    func setWindingFill(_ isWinding: Bool) {
        cairo_set_fill_rule(cairo, isWinding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    }

    /// The ground has thousands of edges, for which 16 shades between two colours are enough.
    func setQuickEdges(_ areQuick: Bool) {
        cairo_set_antialias(cairo, areQuick ? CAIRO_ANTIALIAS_FAST : CAIRO_ANTIALIAS_DEFAULT)
    }
}
