package import Core
import Foundation

/// A point of a picture, in pixels from its upper left corner.
package struct Pixel: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

/// A window on the Web Mercator map: which pixel shows which point.
package struct MapWindow: Hashable, Sendable {
    package let center: WorldPoint
    /// Of 256-pixel tiles; 0...22, may lie between two whole ones.
    package let zoom: Double
    /// In pixels.
    package let width: Double
    package let height: Double

    /// A zoom or side that is no number or out of range counts as the nearest one that holds.
    package init(center: Coordinate, zoom: Double, width: Double, height: Double) {
        self.init(center: WorldPoint(center), zoom: zoom, width: width, height: height)
    }

    package init(center: WorldPoint, zoom: Double, width: Double, height: Double) {
        let isNumber = center.x.isFinite && center.y.isFinite
        self.center = isNumber ? center : WorldPoint(x: 0.5, y: 0.5)
        self.zoom = zoom.isFinite ? min(Double(TileNumber.maxZoom), max(0, zoom)) : 0
        self.width = max(1, width)
        self.height = max(1, height)
    }

    /// Pixels once round the world.
    package var worldSide: Double { Double(TileNumber.side) * exp2(zoom) }

    /// Where a point is shown, on the side of the world that is nearer to the window.
    package func pixel(of coordinate: Coordinate) -> Pixel { pixel(of: WorldPoint(coordinate)) }

    package func pixel(of point: WorldPoint) -> Pixel {
        let across = point.x - center.x
        return Pixel(
            (across - across.rounded()) * worldSide + width / 2, (point.y - center.y) * worldSide + height / 2)
    }

    package func coordinate(at pixel: Pixel) -> Coordinate { worldPoint(at: pixel).coordinate }

    package func worldPoint(at pixel: Pixel) -> WorldPoint {
        WorldPoint(
            x: center.x + (pixel.x - width / 2) / worldSide, y: center.y + (pixel.y - height / 2) / worldSide)
    }

    package func contains(_ pixel: Pixel) -> Bool { (0...width).contains(pixel.x) && (0...height).contains(pixel.y) }

    /// What it shows, with so many pixels more on each side.
    package func box(margin: Double = 0) -> BoundingBox {
        let upper = worldPoint(at: Pixel(-margin, -margin))
        let lower = worldPoint(at: Pixel(width + margin, height + margin))
        let north = upper.coordinate.latitude, south = lower.coordinate.latitude
        guard lower.x - upper.x < 1 else { return BoundingBox(south: south, west: -180, north: north, east: 180) }
        return BoundingBox(
            south: south, west: upper.coordinate.longitude, north: north, east: lower.coordinate.longitude)
    }

    /// Metres that one pixel shows on the parallel of a point.
    package func metresPerPixel(at coordinate: Coordinate) -> Double {
        let latitude = min(WorldPoint.maxLatitude, abs(coordinate.latitude))
        return 2 * .pi * Coordinate.earthRadius * cos(latitude.radians) / worldSide
    }
}
