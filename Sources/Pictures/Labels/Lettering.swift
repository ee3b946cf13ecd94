import CPango
import Geo

/// How letters look.
struct Font: Hashable, Sendable {
    enum Weight: Hashable, Sendable { case normal, medium, bold }
    /// Height of the letters in units.
    var size: Double
    var weight: Weight = .normal
    var isItalic = false

    /// The first of these that the machine has; a letter that it lacks is taken from another one.
    static let families = "Noto Sans,DejaVu Sans,Sans"
}

/// Measures and draws words on a canvas. Owns its C objects; Pango keeps one set of fonts per thread.
final class Lettering {
    let canvas: Canvas
    private let layout: OpaquePointer
    private var font: Font?

    init(_ canvas: Canvas) throws(PictureProblem) {
        guard let layout = pango_cairo_create_layout(canvas.cairo) else { throw .drawing("letters") }
        (self.canvas, self.layout) = (canvas, layout)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// Width and height of words; longer ones are broken where they are wider than `within`.
    func size(of text: String, _ font: Font, within: Double? = nil) -> (width: Double, height: Double) {
        set(text, font, within: within)
        var ink = PangoRectangle(), logical = PangoRectangle()
        pango_layout_get_extents(layout, &ink, &logical)
        return (Double(logical.width) / Self.unit, Double(logical.height) / Self.unit)
    }

    /// Draws words with their middle at a point.
    func draw(
        _ text: String, _ font: Font, center: Pixel, colour: Colour, halo: Colour? = nil, within: Double? = nil
    ) {
        let size = size(of: text, font, within: within)
        // Broken lines lie in a box of the width that was allowed, in its middle.
        let width = within.map { max($0, size.width) } ?? size.width
        cairo_move_to(canvas.cairo, center.x - width / 2, center.y - size.height / 2)
        if let halo {
            pango_cairo_layout_path(canvas.cairo, layout)
            canvas.surround(with: halo, width: Self.haloWidth)
            canvas.setWindingFill(true)
            canvas.fill(colour)
            canvas.setWindingFill(false)
        } else {
            canvas.use(colour)
            pango_cairo_show_layout(canvas.cairo, layout)
        }
        cairo_new_path(canvas.cairo)
    }

    /// Width of the pale line round letters.
    static let haloWidth = 2.4
    private static let unit = Double(PANGO_SCALE)

    func set(_ text: String, _ font: Font, within: Double?) {
        if self.font != font {
            use(font)
            self.font = font
        }
        pango_layout_set_width(layout, within.map { Int32($0 * Self.unit) } ?? -1)
        pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
        pango_layout_set_text(layout, Self.tame(text), -1)
    }

    /// Nobody reads more of a name than this.
    private static let longest = 120

    /// One line without what is no letter, and not endless.
    private static func tame(_ text: String) -> String {
        let short = text.unicodeScalars.prefix(longest + 1)
        let clean = String(
            String.UnicodeScalarView(short.prefix(longest).map { $0.properties.generalCategory == .control ? " " : $0 })
        )
        return short.count > longest ? clean + "…" : clean
    }

    /// Adds the outline of the words that were set to the path, from the origin.
    func addOutline() {
        cairo_move_to(canvas.cairo, 0, 0)
        pango_cairo_layout_path(canvas.cairo, layout)
    }

    /// From where to where each letter (with its accents) of the words that were set reaches.
    func clusters() -> [ClosedRange<Double>] {
        guard let iterator = pango_layout_get_iter(layout) else { return [] }
        defer { pango_layout_iter_free(iterator) }
        var ranges: [ClosedRange<Double>] = []
        repeat {
            var logical = PangoRectangle()
            pango_layout_iter_get_cluster_extents(iterator, nil, &logical)
            let left = Double(logical.x) / Self.unit
            ranges.append(left...left + max(0, Double(logical.width) / Self.unit))
        } while pango_layout_iter_next_cluster(iterator) != 0
        return ranges
    }

    private func use(_ font: Font) {
        guard let description = pango_font_description_new() else { return }
        pango_font_description_set_family(description, Font.families)
        pango_font_description_set_absolute_size(description, font.size * Self.unit)
        pango_font_description_set_weight(description, font.weight.pango)
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
    }
}

extension Font.Weight {
    fileprivate var pango: PangoWeight {
        switch self {
        case .normal: PANGO_WEIGHT_NORMAL
        case .medium: PANGO_WEIGHT_MEDIUM
        case .bold: PANGO_WEIGHT_BOLD
        }
    }
}
