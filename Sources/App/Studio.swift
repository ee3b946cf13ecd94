import Core
import Foundation
import Geo
import Pictures

/// Draws pictures and tiles on threads of its own, beside those that everything else shares.
struct Studio: Sendable {
    private static let queue = DispatchQueue(label: "wayside.drawing", attributes: .concurrent)

    let artist: MapArtist

    @Sendable func draw(_ picture: Picture) async throws -> Data {
        try await Self.aside { [artist] in try artist.png(picture) }
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
