import CPango
import Geo

/// A picture in memory with what draws on it. Owns its C objects; used by one thread at a time.
final class Canvas {
    let surface: OpaquePointer
    let cairo: OpaquePointer
    /// In pixels.
    let width: Int
    let height: Int
    /// Pixels per unit of drawing.
    let scale: Double

    /// Most pixels on one side.
    static let maxSide = 4096

    init(width: Int, height: Int, scale: Double = 1) throws(PictureProblem) {
        guard (1...Self.maxSide).contains(width), (1...Self.maxSide).contains(height), scale > 0,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height)),
            let cairo = cairo_create(surface)
        else { throw .drawing("surface") }
        (self.surface, self.cairo, self.width, self.height, self.scale) = (surface, cairo, width, height, scale)
        guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else { throw .drawing("surface") }
        cairo_scale(cairo, scale, scale)
        // A quarter of a pixel is not seen, and takes half the time of a tenth.
        cairo_set_tolerance(cairo, 0.25)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    /// Throws where any step since the beginning has failed; Cairo keeps the first failure.
    func check() throws(PictureProblem) {
        let status = cairo_status(cairo)
        guard status == CAIRO_STATUS_SUCCESS else { throw .drawing(String(cString: cairo_status_to_string(status))) }
    }

    /// Calls with the rows of the picture: 4 bytes a pixel, blue first, each row `stride` bytes long.
    func withPixels<R>(_ body: (UnsafeRawBufferPointer, _ stride: Int) throws -> R) throws -> R {
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard let bytes = cairo_image_surface_get_data(surface) else { throw PictureProblem.drawing("pixels") }
        return try body(UnsafeRawBufferPointer(start: bytes, count: stride * height), stride)
    }
}
