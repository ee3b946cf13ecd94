package import Core
package import Foundation
import HTTPTypes
import Synchronization
package import Transport

/// A Nominatim server: addresses to points and back.
///
/// Source: nominatim.org, API reference 5.x, `/search` and `/reverse` with `format=jsonv2`. At most one request a
/// second goes out, and answers are remembered for a day (operations.osmfoundation.org, Nominatim usage policy).
package final class Nominatim: Geocoder {
    private static let limits = TransportLimits(connect: 5, total: 10, responseBytes: 512 << 10)
    private static let pace = RequestPace(gap: 1, patience: 10)
    private static let remembered = 2000
    private static let memory: Double = .day

    private let base: String
    private let call: OutsideCall
    private let waits: any Waits
    private let gate: PacedGate
    private let cache = Mutex(TimedCache<String, [NominatimPlace]>(limit: remembered))

    package init(base: URL, transport: any HTTPTransport, waits: any Waits) {
        self.base = base.absoluteString.hasSuffix("/") ? String(base.absoluteString.dropLast()) : base.absoluteString
        call = OutsideCall(transport: transport)
        self.waits = waits
        gate = PacedGate(Self.pace, waits: waits)
    }

    package func address(at point: Coordinate, language: String) async throws -> StreetAddress? {
        // Five digits are a metre: the same house is not asked for twice.
        let answer = try await ask(
            "reverse",
            [
                ("lat", Self.degrees(point.latitude)), ("lon", Self.degrees(point.longitude)), ("zoom", "18"),
                ("accept-language", language),
            ])
        return answer.first?.address(from: point)
    }

    package func addresses(
        matching text: String, near: Coordinate?, language: String, limit: Int
    ) async throws -> [StreetAddress] {
        var query = [
            ("q", String(text.prefix(200))), ("limit", "\(min(40, max(1, limit)))"), ("accept-language", language),
        ]
        if let near { query.append(("viewbox", Self.box(around: near))) }
        return try await ask("search", query).compactMap { $0.address(from: near) }
    }

    private func ask(
        _ path: String, _ query: [(String, String)]
    ) async throws(OutsideError) -> [NominatimPlace] {
        let pairs = (query + [("format", "jsonv2"), ("addressdetails", "1")]).map { "\($0)=\(QueryText.escaped($1))" }
        let url = "\(base)/\(path)?\(pairs.joined(separator: "&"))"
        if let known = cache.withLock({ $0.value(url, at: waits.elapsed) }), known.isFresh { return known.value }
        let request = TransportRequest(url: url, limits: Self.limits)
        let places = try await gate.pass { [call] () async throws(OutsideError) in
            try await call.json(NominatimAnswer.self, request).places
        }
        cache.withLock { $0.keep(places, as: url, until: waits.elapsed + Self.memory) }
        return places
    }

    private static func degrees(_ value: Double) -> String { String(format: "%.5f", value) }

    /// Half a degree to each side: what lies there comes first, the rest is still found.
    private static func box(around point: Coordinate) -> String {
        let west = max(-180, point.longitude - 0.5), east = min(180, point.longitude + 0.5)
        let south = max(-90, point.latitude - 0.5), north = min(90, point.latitude + 0.5)
        return [west, south, east, north].map(degrees).joined(separator: ",")
    }
}
