import Core
import Foundation

/// A shortened link to a map. OpenStreetMap's and Waze's hold the position in their letters; where others lead is known
/// to their site alone.
enum ShortMapLink {
    static func point(of link: String) -> Found.Value? {
        var rest = link[...]
        if let scheme = rest.range(of: "://") { rest = rest[scheme.upperBound...] }
        let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }.lowercased()
        let path = rest.dropFirst(host.count).prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
        switch (host.hasPrefix("www.") ? String(host.dropFirst(4)) : host, path.first) {
        case ("maps.app.goo.gl", .some), ("goo.gl", "maps"), ("maps.apple", .some), ("omaps.app", .some):
            return .problem(.shortLink(host))
        case ("osm.org", "go"), ("openstreetmap.org", "go"):
            return path.count > 1 ? openStreetMap(path[1]) : nil
        case ("waze.com", "ul"): return path.count > 1 && path[1].first == "h" ? geohash(path[1].dropFirst()) : nil
        default: return nil
        }
    }

    /// Pairs of bits of longitude and latitude, three of them a letter; "-" ends in a zoom that does not matter here.
    ///
    /// Source: OpenStreetMap wiki, "Shortlink".
    private static func openStreetMap(_ code: Substring) -> Found.Value? {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~")
        let letters = code.replacing("@", with: "~").prefix { $0 != "-" && $0 != "=" }.prefix(10)
        let values = letters.compactMap { alphabet.firstIndex(of: $0) }
        guard values.count >= 3, values.count == letters.count else { return nil }
        let bits = values.flatMap { value in (0..<6).map { value >> (5 - $0) & 1 } }
        return middle(longitudes: bits)
    }

    /// Five bits of longitude and latitude by turns a letter.
    ///
    /// Source: geohash.org; Waze deep links.
    private static func geohash(_ code: Substring) -> Found.Value? {
        let alphabet = Array("0123456789bcdefghjkmnpqrstuvwxyz")
        let letters = code.lowercased().prefix(12)
        let values = letters.compactMap { alphabet.firstIndex(of: $0) }
        guard values.count >= 5, values.count == letters.count else { return nil }
        return middle(longitudes: values.flatMap { value in (0..<5).map { value >> (4 - $0) & 1 } })
    }

    /// Halves the world by each bit, the longitudes first.
    private static func middle(longitudes bits: [Int]) -> Found.Value? {
        var (west, east, south, north) = (-180.0, 180.0, -90.0, 90.0)
        for (index, bit) in bits.enumerated() {
            if index % 2 == 0 {
                (west, east) = bit == 1 ? ((west + east) / 2, east) : (west, (west + east) / 2)
            } else {
                (south, north) = bit == 1 ? ((south + north) / 2, north) : (south, (south + north) / 2)
            }
        }
        return GeoURI.value(latitude: (south + north) / 2, longitude: (west + east) / 2)
    }
}
