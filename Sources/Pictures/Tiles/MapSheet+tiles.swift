import CPango
import Geo

extension MapSheet {
    /// Draws tiles of others, darker by night; a plain grid where one is missing.
    func paint(_ sheet: TileSheet, isDark: Bool) {
        GroundPainter(canvas, palette: palette, window: window).paintBackground(of: [])
        let scale = window.worldSide
        for (number, bytes) in sheet.tiles {
            guard let image = try? TileImage(bytes) else { continue }
            let side = scale / Double(1 << number.zoom)
            let middle = WorldPoint(
                x: number.origin.x + side / scale / 2, y: number.origin.y + side / scale / 2)
            let center = window.pixel(of: middle)
            let box = Box(center: center, width: side, height: side)
            guard box.intersects(window.room) else { continue }
            paint(image, in: box)
        }
        if isDark { canvas.paint(Colour(0x000000, alpha: 0.35)) }
    }

    private func paint(_ image: TileImage, in box: Box) {
        let cairo = canvas.cairo
        cairo_save(cairo)
        cairo_translate(cairo, box.left, box.top)
        cairo_scale(cairo, box.width / image.width, box.height / image.height)
        cairo_set_source_surface(cairo, image.surface, 0, 0)
        // Pixels beyond its edge are those at the edge, so that no seam is seen between tiles.
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
        cairo_rectangle(cairo, 0, 0, image.width, image.height)
        cairo_fill(cairo)
        cairo_restore(cairo)
    }
}
