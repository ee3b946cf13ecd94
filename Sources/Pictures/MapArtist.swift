package import Core
package import Foundation
import Geo

/// Draws pictures of the map and of calendars. Works on the thread of the caller, for tens of milliseconds; any thread may.
package struct MapArtist: Sendable {
    let ground: MapGround?

    /// Without a ground every picture is a plain one.
    package init(ground: MapGround?) { self.ground = ground }

    /// The picture as PNG, with its description as the text "Description"; over tiles of others where some are handed
    /// in. Throws `PictureProblem`, or what the ground throws.
    package func png(_ picture: Picture, over tiles: TileSheet? = nil) throws -> Data {
        switch picture {
        case .map(let map): try png(map, pixels: map.size.pixels, scale: map.size.scale, over: tiles)
        case .month(let month): try MonthSheet(month).png()
        case .year(let year): try YearSheet(year).png()
        }
    }

    /// A map of any size; `scale` is pixels per unit of drawing.
    package func png(
        _ picture: MapPicture, pixels: (width: Int, height: Int), scale: Double, over tiles: TileSheet? = nil
    ) throws -> Data {
        try draw(picture, pixels: pixels, scale: scale, over: tiles).png(saying: picture.description)
    }

    func draw(
        _ picture: MapPicture, pixels: (width: Int, height: Int), scale: Double, over tiles: TileSheet? = nil
    ) throws -> Canvas {
        let window = MapWindow(
            center: picture.center, zoom: picture.zoom, width: Double(pixels.width) / scale,
            height: Double(pixels.height) / scale)
        let sheet = try MapSheet(window, scale: scale, isDark: picture.isDark, ground: tiles == nil ? ground : nil)
        if let tiles { sheet.paint(tiles, isDark: picture.isDark) } else { sheet.paintGround() }
        let overlay = OverlayPainter(sheet)
        overlay.paintUnder(picture)
        let source = tiles?.attribution ?? sheet.attribution
        let furniture = Furniture(
            sheet, units: picture.units, attribution: source.isEmpty ? PictureWords(picture.language).noMap : source)
        let pins = PinLayout(picture.pins, window: window, taken: furniture.boxes)
        sheet.paintLabels(taken: furniture.boxes + pins.boxes + overlay.boxes(of: picture))
        overlay.paintOver(picture, pins)
        furniture.paint()
        return sheet.canvas
    }
}
