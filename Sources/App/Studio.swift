import Core
import Dispatch
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

    @Sendable func draw(_ tile: MapTile) async throws -> Data {
        try await Self.aside { [artist] in try artist.png(tile.picture, pixels: (TileNumber.side, TileNumber.side), scale: 1) }
    }

    private static func aside<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result(catching: work)) }
        }
    }
}

extension MapTile {
    fileprivate var picture: MapPicture {
        let middle = Pixel(Double(TileNumber.side + 1) / 2, Double(TileNumber.side + 1) / 2)
        let window = MapWindow(center: number.origin, zoom: Double(number.zoom), width: 1, height: 1)
        return MapPicture(center: window.coordinate(at: middle), zoom: Double(number.zoom), isDark: isDark)
    }
}
