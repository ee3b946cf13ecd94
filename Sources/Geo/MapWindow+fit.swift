package import Core
import Foundation

extension MapWindow {
    /// The nearest look at all the points that leaves `margin` pixels round them; never nearer than `maxZoom`, which a
    /// single point gets. nil without points.
    package init?(
        fitting points: [Coordinate], width: Double, height: Double, margin: Double, maxZoom: Double = 17
    ) {
        guard !points.isEmpty else { return nil }
        let world = points.map(WorldPoint.init)
        let (west, across) = Self.narrowest(world.map(\.x))
        let north = world.map(\.y).min() ?? 0, south = world.map(\.y).max() ?? 0
        let room = (max(1, width - 2 * margin), max(1, height - 2 * margin))
        let zooms = [(across, room.0), (south - north, room.1)].filter { $0.0 > 0 }
            .map { log2($0.1 / ($0.0 * Double(TileNumber.side))) }
        let zoom = min(maxZoom, zooms.min() ?? maxZoom)
        let middle = west + across / 2
        self.init(
            center: WorldPoint(x: middle - middle.rounded(.down), y: (north + south) / 2), zoom: zoom, width: width,
            height: height)
    }

    /// The shortest stretch round the world that holds all values of 0...1: where it begins and how long it is.
    private static func narrowest(_ values: [Double]) -> (from: Double, length: Double) {
        let sorted = values.sorted()
        guard let first = sorted.first, let last = sorted.last else { return (0, 0) }
        var best = (from: first, length: last - first)
        for (before, after) in zip(sorted, sorted.dropFirst()) where 1 - (after - before) < best.length {
            best = (after, 1 - (after - before))
        }
        return best
    }
}
