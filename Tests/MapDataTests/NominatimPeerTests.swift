import Core
import Foundation
import Geo
import MapData
import Testing

/// Addresses of an extract as a real Nominatim knows them, compared with our own map of it (`make test-real`).
struct NominatimPeerTests {
    /// The extract, and what was asked of Nominatim.
    static let extract = ProcessInfo.processInfo.environment["WAYSIDE_EXTRACT"]
    static let file = ProcessInfo.processInfo.environment["WAYSIDE_ADDRESSES"]

    struct Row {
        let kind: String
        let text: String
        let point: Coordinate
        let road: String

        init(_ line: Substring) throws {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
            try #require(parts.count == 6)
            let latitude = try #require(Double(parts[2])), longitude = try #require(Double(parts[3]))
            (kind, text, road) = (parts[0], parts[1], parts[5])
            point = Coordinate(clampingLatitude: latitude, longitude: longitude)
        }
    }

    @Test(.enabled(if: file != nil && extract != nil, "make test-real asks a Nominatim and names WAYSIDE_ADDRESSES"))
    func `Addresses are where Nominatim has them, and houses on the same streets`() throws {
        let map = try TestMap(importing: [try #require(Self.extract)])
        let text = try String(contentsOfFile: try #require(Self.file), encoding: .utf8)
        let rows = try text.split(separator: "\n").map { try Row($0) }
        let searches = rows.filter { $0.kind == "search" }, reverses = rows.filter { $0.kind == "reverse" }
        try #require(searches.count >= 100 && reverses.count >= 100)

        let lost = try searches.filter { row in
            guard let found = try map.store.addresses(matching: row.text, near: nil, limit: 1).first else {
                return true
            }
            return found.houseNumber == nil || found.coordinate.distance(to: row.point) > 30
        }
        let astray = try reverses.filter { try map.store.address(at: $0.point)?.street != $0.road }
        #expect(Double(lost.count) <= 0.05 * Double(searches.count), "of \(searches.count): \(lost.map(\.text))")
        #expect(Double(astray.count) <= 0.05 * Double(reverses.count), "of \(reverses.count): \(astray.map(\.text))")
    }
}
