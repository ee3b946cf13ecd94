import Core
import Foundation
import Geo
import Synchronization

/// Tiles that were drawn lately, within a limit of memory; what was not asked for longest goes first.
final class TileCache: Sendable {
    struct Drawn: Sendable {
        let bytes: Data
        /// Of the bytes, in quotes (RFC 9110: ETag).
        let mark: String
    }

    private struct State {
        var tiles: [MapTile: (drawn: Drawn, used: Int)] = [:]
        var size = 0
        var uses = 0
    }

    private let state = Mutex(State())
    private let limit: Int

    /// `limit` in bytes.
    init(limit: Int) { self.limit = limit }

    subscript(tile: MapTile) -> Drawn? {
        state.withLock { state in
            guard let drawn = state.tiles[tile]?.drawn else { return nil }
            state.uses += 1
            state.tiles[tile]?.used = state.uses
            return drawn
        }
    }

    var size: Int { state.withLock { $0.size } }

    @discardableResult
    func keep(_ bytes: Data, of tile: MapTile) -> Drawn {
        let drawn = Drawn(bytes: bytes, mark: Self.mark(of: bytes))
        state.withLock { state in
            state.uses += 1
            let old = state.tiles.updateValue((drawn, state.uses), forKey: tile)
            state.size += bytes.count - (old?.drawn.bytes.count ?? 0)
            if state.size > limit { Self.shrink(&state, to: limit * 3 / 4) }
        }
        return drawn
    }

    private static func shrink(_ state: inout State, to limit: Int) {
        for (tile, entry) in state.tiles.sorted(by: { $0.value.used < $1.value.used }) where state.size > limit {
            state.tiles[tile] = nil
            state.size -= entry.drawn.bytes.count
        }
    }

    static func mark(of bytes: Data) -> String { "\"\(Fingerprint(of: bytes).text)\"" }
}
