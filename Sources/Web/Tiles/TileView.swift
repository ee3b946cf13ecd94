package import Foundation
package import Geo

/// Where the web server has its tiles from.
package struct TileView: Sendable {
    /// The PNGs of a tile and of what is drawn along with it; what it throws is answered as trouble that passes.
    let draw: @Sendable (MapTile) async throws -> [TileNumber: Data]
    /// Seconds on any clock that runs on.
    let elapsed: @Sendable () -> Double

    package init(
        elapsed: @escaping @Sendable () -> Double,
        draw: @escaping @Sendable (MapTile) async throws -> [TileNumber: Data]
    ) {
        self.elapsed = elapsed
        self.draw = draw
    }
}
