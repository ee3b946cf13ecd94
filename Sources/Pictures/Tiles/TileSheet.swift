package import Core
package import Foundation
package import Geo

/// Tiles of a tile server, to be drawn below a picture instead of the imported map.
package struct TileSheet: Sendable {
    /// PNG or JPEG by tile; what is missing or cannot be read is left plain.
    package var tiles: [TileNumber: Data]
    /// What its operator wants to be said.
    package var attribution: String

    package init(tiles: [TileNumber: Data], attribution: String) {
        self.tiles = tiles
        self.attribution = attribution
    }
}

extension MapPicture {
    /// The tiles that it is drawn over, row by row; `maxZoom` is the highest that the tile server has.
    package func tileNumbers(maxZoom: Int = 19) -> [TileNumber] { window.tileNumbers(maxZoom: maxZoom) }
}

extension MapWindow {
    /// Tiles of about the size at which they are drawn, once each.
    package func tileNumbers(maxZoom: Int) -> [TileNumber] {
        let zoom = min(maxZoom, max(0, Int(self.zoom.rounded()))), count = 1 << zoom
        let from = worldPoint(at: Pixel(0, 0)), to = worldPoint(at: Pixel(width, height))
        func index(_ part: Double) -> Int { Int((part * Double(count)).rounded(.down)) }
        let rows = max(0, index(from.y))...max(0, min(count - 1, index(to.y)))
        let columns = (index(from.x)...index(to.x)).prefix(count)
        return rows.flatMap { y in
            columns.compactMap { TileNumber(zoom: zoom, x: (($0 % count) + count) % count, y: y) }
        }
    }
}
