package import Foundation
package import Geo

extension MapArtist {
    /// One tile as PNG: 256 pixels wide, or 512 for fine screens. Draws the whole block, so keep what
    /// `tiles(around:isDark:isFine:)` gives where more than one is wanted.
    package func tile(_ tile: TileNumber, isDark: Bool = false, isFine: Bool = false) throws -> Data {
        guard let png = try block(of: tile, isDark: isDark, isFine: isFine, only: tile)[tile] else {
            throw PictureProblem.drawing("tile")
        }
        return png
    }

    /// All tiles of the block that one lies in, drawn as one picture in which no name is cut: 4 by 4 tiles, 2 by 2 for
    /// fine screens.
    package func tiles(
        around tile: TileNumber, isDark: Bool = false, isFine: Bool = false
    ) throws -> [TileNumber: Data] {
        try block(of: tile, isDark: isDark, isFine: isFine, only: nil)
    }

    private func block(
        of tile: TileNumber, isDark: Bool, isFine: Bool, only: TileNumber?
    ) throws -> [TileNumber: Data] {
        let count = min(isFine ? 2 : 4, 1 << tile.zoom), scale = isFine ? 2 : 1
        let corner = (x: tile.x / count * count, y: tile.y / count * count)
        let worldTiles = Double(1 << tile.zoom), side = Double(count * TileNumber.side)
        let center = WorldPoint(
            x: (Double(corner.x) + Double(count) / 2) / worldTiles,
            y: (Double(corner.y) + Double(count) / 2) / worldTiles)
        let window = MapWindow(center: center, zoom: Double(tile.zoom), width: side, height: side)
        let sheet = try MapSheet(window, scale: Double(scale), isDark: isDark, ground: ground)
        sheet.paintGround()
        sheet.paintLabels(taken: [])
        try sheet.canvas.check()
        var tiles: [TileNumber: Data] = [:]
        let pixels = TileNumber.side * scale
        for row in 0..<count {
            for column in 0..<count {
                guard let number = TileNumber(zoom: tile.zoom, x: corner.x + column, y: corner.y + row),
                    only == nil || only == number
                else { continue }
                let part = PixelPart(x: column * pixels, y: row * pixels, width: pixels, height: pixels)
                tiles[number] = try PNGWriter.data(of: sheet.canvas, part: part)
            }
        }
        return tiles
    }
}
