import Core
import Foundation
import Geo
import Outside
import Pictures

/// Draws pictures and tiles on threads of its own, beside those that everything else shares.
struct Studio: Sendable {
    private static let queue = DispatchQueue(label: "wayside.drawing", attributes: .concurrent)

    let artist: MapArtist
    /// The operator's tile server, where there is one.
    let source: TileSource?

    @Sendable func draw(_ picture: Picture) async throws -> Data {
        let tiles = await tiles(below: picture)
        return try await Self.aside { [artist] in try artist.png(picture, over: tiles) }
    }

    /// All tiles of a block, by one of them.
    @Sendable func draw(_ block: MapTile) async throws -> [TileNumber: Data] {
        try await Self.aside { [artist] in try artist.tiles(around: block.number, isDark: block.isDark) }
    }

    private static func aside<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result(catching: work)) }
        }
    }
}
