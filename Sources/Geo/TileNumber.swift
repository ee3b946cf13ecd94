package import Core
import Foundation

/// One square of the map as tile servers number them (OSM: slippy map tilenames).
package struct TileNumber: Hashable, Sendable {
    package static let maxZoom = 22
    /// Pixels of one side.
    package static let side = 256

    package let zoom: Int
    package let x: Int
    package let y: Int

    /// nil where there is no such tile.
    package init?(zoom: Int, x: Int, y: Int) {
        guard (0...Self.maxZoom).contains(zoom) else { return nil }
        let count = 1 << zoom
        guard (0..<count).contains(x), (0..<count).contains(y) else { return nil }
        (self.zoom, self.x, self.y) = (zoom, x, y)
    }

    /// The tile that shows a point; a zoom out of range counts as the nearest one.
    package init(of coordinate: Coordinate, zoom: Int) {
        self.zoom = min(Self.maxZoom, max(0, zoom))
        let count = 1 << self.zoom
        let point = WorldPoint(coordinate)
        func index(_ part: Double) -> Int { min(count - 1, max(0, Int((part * Double(count)).rounded(.down)))) }
        (x, y) = (index(point.x), index(point.y))
    }

    /// Its north-west corner.
    package var origin: WorldPoint {
        let count = Double(1 << zoom)
        return WorldPoint(x: Double(x) / count, y: Double(y) / count)
    }

    package var box: BoundingBox {
        let side = 1 / Double(1 << zoom), from = origin
        let south = WorldPoint(x: from.x, y: from.y + side).coordinate.latitude
        return BoundingBox(
            south: south, west: (from.x - 0.5) * 360, north: from.coordinate.latitude,
            east: (from.x + side - 0.5) * 360)
    }
}
