package import Core
package import Foundation
import HTTPTypes
import Synchronization
package import Transport

/// A tile server that the operator chose: pictures of the map by zoom, column and row.
///
/// Tiles are kept in memory as long as the server says, a week where it does not (operations.osmfoundation.org, tile
/// usage policy), and at most two are fetched at once.
package final class TileSource: Sendable {
    private static let limits = TransportLimits(connect: 3, total: 5, responseBytes: 1 << 20)
    private static let memory = 48 << 20
    private static let atOnce = 2

    private let template: String
    /// The words that every picture of it must carry.
    package let attribution: String
    private let call: OutsideCall
    private let waits: any Waits
    private let turnstile = Turnstile(places: atOnce)
    private let gate: PacedGate
    private let cache = Mutex(TimedCache<String, KeptTile>(limit: memory))

    /// `template` has {z}, {x} and {y}; {r} becomes "@2x" for a large tile, and {s} "a". Without an
    /// attribution the server's name stands in its place.
    package init(template: String, attribution: String, transport: any HTTPTransport, waits: any Waits) {
        self.template = template
        self.attribution = attribution.isEmpty ? URL(string: template)?.host ?? template : attribution
        call = OutsideCall(transport: transport)
        self.waits = waits
        gate = PacedGate(RequestPace(gap: 0, patience: 0), waits: waits)
    }

    /// One tile as PNG or JPEG, which pictures are drawn over; nil where the numbers name none.
    package func tile(zoom: Int, x: Int, y: Int, isLarge: Bool = false) async throws(OutsideError) -> Data? {
        guard (0...22).contains(zoom), (0..<(1 << zoom)).contains(x), (0..<(1 << zoom)).contains(y) else { return nil }
        let url = address(zoom, x, y, isLarge)
        let known = cache.withLock { $0.value(url, at: waits.elapsed) }
        if let known, known.isFresh { return known.value.picture }
        do { try await turnstile.enter() } catch { throw .unavailable("cancelled") }
        defer { turnstile.leave() }
        // Somebody else may have brought it while this one waited.
        if let known = cache.withLock({ $0.value(url, at: waits.elapsed) }), known.isFresh {
            return known.value.picture
        }
        do {
            return try await fetch(url, old: known?.value)
        } catch .unavailable(let reason) {
            // An old tile is better than a hole.
            guard let known else { throw .unavailable(reason) }
            return known.value.picture
        }
    }

    private func fetch(_ url: String, old: KeptTile?) async throws(OutsideError) -> Data {
        var request = TransportRequest(url: url, limits: Self.limits)
        if let tag = old?.tag { request.fields[.ifNoneMatch] = tag }
        let response = try await gate.pass { [call, request] () async throws(OutsideError) in
            try await call.send(request, passing: 304...304)
        }
        let tile: KeptTile
        if response.status.code == 304 {
            guard let old else { throw .unreadable("an answer without a tile") }
            tile = old
        } else {
            guard KeptTile.isPicture(response.body) else { throw .unreadable("not a PNG or JPEG") }
            tile = KeptTile(picture: response.body, tag: response.fields[.eTag])
        }
        let age = TileLifetime(cacheControl: response.fields[.cacheControl], age: response.fields[.age]).seconds
        cache.withLock { $0.keep(tile, as: url, weight: tile.picture.count + 200, until: waits.elapsed + age) }
        return tile.picture
    }

    private func address(_ zoom: Int, _ x: Int, _ y: Int, _ isLarge: Bool) -> String {
        template.replacing("{z}", with: "\(zoom)").replacing("{x}", with: "\(x)").replacing("{y}", with: "\(y)")
            .replacing("{s}", with: "a").replacing("{r}", with: isLarge ? "@2x" : "")
    }
}

/// A tile that was fetched.
struct KeptTile: Sendable {
    let picture: Data
    /// By which the server knows whether it changed (RFC 9110, 8.8.3).
    let tag: String?

    /// By its first bytes, since a page of excuses may call itself anything.
    static func isPicture(_ data: Data) -> Bool {
        data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) || data.starts(with: [0xFF, 0xD8, 0xFF])
    }
}
