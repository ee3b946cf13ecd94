package import Foundation
package import Geo

/// Where the web server has its tiles from.
package struct TileView: Sendable {
    /// A tile's PNG; what it throws is answered as trouble that passes.
    let draw: @Sendable (MapTile) async throws -> Data
    /// Seconds on any clock that runs on.
    let elapsed: @Sendable () -> Double

    package init(
        elapsed: @escaping @Sendable () -> Double, draw: @escaping @Sendable (MapTile) async throws -> Data
    ) {
        self.elapsed = elapsed
        self.draw = draw
    }
}
