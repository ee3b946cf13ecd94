import Core
import Foundation
import Geo
import Outside
import Pictures

/// Draws pictures and tiles beside the threads that everything else shares.
struct Studio: Sendable {
    let artist: MapArtist
    /// The operator's tile server, where there is one.
    let source: TileSource?

    @Sendable func draw(_ picture: Picture) async throws -> Data {
        let tiles = await tiles(below: picture)
        return try await LongWork.run { [artist] in try artist.png(picture, over: tiles) }
    }

    /// All tiles of a block, by one of them.
    @Sendable func draw(_ block: MapTile) async throws -> [TileNumber: Data] {
        try await LongWork.run { [artist] in try artist.tiles(around: block.number, isDark: block.isDark) }
    }
}
