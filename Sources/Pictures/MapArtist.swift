package import Core
package import Foundation
import Geo
import MapData

/// Draws pictures of the map. Works on the thread of the caller: tens of milliseconds for a picture.
package struct MapArtist: Sendable {
    let ground: MapGround?

    /// Without a ground every picture is a plain one.
    package init(ground: MapGround?) { self.ground = ground }

    /// The picture as PNG, with its description as the text "Description". Throws `PictureProblem`, or what the
    /// ground throws.
    package func png(_ picture: Picture) throws -> Data {
        switch picture {
        case .map(let map): try png(map, pixels: map.size.pixels, scale: map.size.scale)
        }
    }

    /// A map of any size; `scale` is pixels per unit of drawing.
    package func png(_ picture: MapPicture, pixels: (width: Int, height: Int), scale: Double) throws -> Data {
        let canvas = try draw(picture, pixels: pixels, scale: scale)
        return try PNGWriter.data(of: canvas, texts: [("Description", picture.description)])
    }

    func draw(_ picture: MapPicture, pixels: (width: Int, height: Int), scale: Double) throws -> Canvas {
        let canvas = try Canvas(width: pixels.width, height: pixels.height, scale: scale)
        let window = MapWindow(
            center: picture.center, zoom: picture.zoom, width: Double(pixels.width) / scale,
            height: Double(pixels.height) / scale)
        let palette = picture.isDark ? Palette.dark : .light
        let lettering = try Lettering(canvas)
        let known = (ground?.extracts() ?? []).filter { $0.box.intersects(window.box()) }
        var painter = GroundPainter(canvas, palette: palette, window: window)
        painter.paintBackground(of: known.map(\.box))
        let features =
            try known.isEmpty ? [] : ground?.features(window.box(margin: 20), Int(window.zoom.rounded())) ?? []
        painter.paint(features)
        let overlay = OverlayPainter(canvas: canvas, lettering: lettering, palette: palette, window: window)
        overlay.paintUnder(picture)
        let furniture = Furniture(
            canvas, lettering, palette, window, units: picture.units, attribution: attribution(known, picture.language))
        let pins = PinLayout(picture.pins, window: window, taken: furniture.boxes)
        let labels = LabelLayout(
            features, lettering: lettering, window: window,
            taken: furniture.boxes + pins.boxes + OverlayPainter.boxes(of: picture, window))
        LabelPainter(canvas: canvas, lettering: lettering, palette: palette).paint(labels.placed)
        overlay.paintOver(picture, pins)
        furniture.paint()
        try canvas.check()
        return canvas
    }

    private func attribution(_ extracts: [MapExtract], _ language: String) -> String {
        guard !extracts.isEmpty else { return PictureWords(language).noMap }
        var seen: Set<String> = []
        return extracts.map(\.attribution).filter { seen.insert($0).inserted }.joined(separator: ", ")
    }
}
