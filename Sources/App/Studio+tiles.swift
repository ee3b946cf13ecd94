import Core
import Foundation
import Geo
import Outside
import Pictures

extension Studio {
    /// The tiles below a picture; nil without a tile server, and where it gives none of them.
    func tiles(below picture: Picture) async -> TileSheet? {
        guard let source, case .map(let map) = picture else { return nil }
        let numbers = map.tileNumbers()
        let lanes = [0, 1].map { lane in numbers.enumerated().filter { $0.offset % 2 == lane }.map(\.element) }
        let tiles = await withTaskGroup(of: [TileNumber: Data].self) { group in
            for lane in lanes { group.addTask { await Self.fetch(lane, from: source) } }
            return await group.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        }
        return tiles.isEmpty ? nil : TileSheet(tiles: tiles, attribution: source.attribution)
    }

    /// One after the other, until the server is in trouble: who waits for a picture shall not wait for each.
    private static func fetch(_ numbers: [TileNumber], from source: TileSource) async -> [TileNumber: Data] {
        var tiles: [TileNumber: Data] = [:]
        for number in numbers {
            do {
                tiles[number] = try await source.tile(zoom: number.zoom, x: number.x, y: number.y)
            } catch .unreadable, .refused {
                continue
            } catch {
                return tiles
            }
        }
        return tiles
    }
}
