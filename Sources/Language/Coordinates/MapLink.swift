import Core
import Foundation

/// A link to a map service that people share: Google, Apple, OpenStreetMap, OsmAnd, Waze.
struct MapLink {
    private let path: String
    private let items: [String: String]
    private let fragment: String
    private let host: String

    /// nil for links to anything else.
    init?(_ link: String) {
        var rest = link[...]
        if let scheme = rest.range(of: "://") { rest = rest[scheme.upperBound...] }
        let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }.lowercased()
        rest = rest.dropFirst(host.count)
        guard Self.isMap(host, rest) else { return nil }
        self.host = host
        let halves = rest.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        fragment = halves.count == 2 ? String(halves[1]) : ""
        let parts = (halves.first ?? "").split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = parts.first.map { $0.removingPercentEncoding ?? String($0) } ?? ""
        items = parts.count == 2 ? Self.items(of: parts[1]) : [:]
    }

    /// The marked point before the middle of the map.
    var point: Found.Value? {
        pin ?? marker ?? items.firstPair(of: Self.markers) ?? pathPair ?? view ?? items.firstPair(of: Self.centres)
            ?? fragmentView
    }

    /// The point, or that there is none in it.
    var pointOrProblem: Found.Value { point ?? .problem(.noPosition(host)) }

    /// What the link calls its place, up to a comma; nil where it says only where it is.
    var name: String? {
        let parts = path.split(separator: "/").map { String($0).replacing("+", with: " ") }
        let named = parts.firstIndex(of: "place").flatMap { parts[($0 + 1)...].first }
        return ([named] + Self.names.map { items[$0] }).lazy.compactMap { $0.flatMap(Self.name) }.first
    }

    /// nil for coordinates, and for what Google writes of the map: "@48.2,16.3,17z", "data=!3m1".
    static func name(_ words: String) -> String? {
        let name = words.prefix { $0 != "," }.trimmingCharacters(in: .whitespaces)
        let isOfMap = name.contains("°") || ["@", "data="].contains { name.hasPrefix($0) }
        return name.contains(where: \.isLetter) && !isOfMap ? name : nil
    }

    static func items(of query: Substring) -> [String: String] {
        var result: [String: String] = [:]
        for item in query.split(separator: "&").prefix(50) {
            let parts = item.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let value = parts[1].replacing("+", with: " ")
            result[parts[0].lowercased()] = value.removingPercentEncoding ?? String(value)
        }
        return result
    }

    private static let markers = ["q", "query", "destination", "daddr", "coordinate", "pin", "to", "sp"]
    private static let names = ["q", "query", "name"]
    private static let centres = ["ll", "center", "sll", "cp", "map"]

    private static func isMap(_ host: String, _ rest: Substring) -> Bool {
        let labels = host.split(separator: ".")
        if labels.contains("google") { return host.hasPrefix("maps.") || rest.hasPrefix("/maps") }
        if host.hasSuffix("bing.com") { return rest.hasPrefix("/maps") }
        return [
            "share.here.com", "wego.here.com", "maps.apple.com", "osmand.net", "www.osmand.net", "waze.com",
            "www.waze.com", "osm.org", "www.osm.org",
        ]
        .contains(host) || host == "openstreetmap.org" || host.hasSuffix(".openstreetmap.org")
    }
}

extension MapLink {
    /// Google's marked place: "!3d48.2!4d16.37".
    private var pin: Found.Value? {
        guard let start = path.range(of: "!3d"), let middle = path.range(of: "!4d") else { return nil }
        guard start.upperBound <= middle.lowerBound, let latitude = Double(path[start.upperBound..<middle.lowerBound]),
            let longitude = Double(path[middle.upperBound...].prefix { "+-.0123456789".contains($0) })
        else { return nil }
        return GeoURI.value(latitude: latitude, longitude: longitude)
    }

    /// OpenStreetMap's marker: "mlat=48.2&mlon=16.37".
    private var marker: Found.Value? {
        guard let latitude = items["mlat"].flatMap(Double.init), let longitude = items["mlon"].flatMap(Double.init)
        else { return nil }
        return GeoURI.value(latitude: latitude, longitude: longitude)
    }

    /// "/maps/place/48.2,16.37", "/maps/search/48.2,+16.37".
    private var pathPair: Found.Value? {
        path.split(separator: "/").lazy.filter { $0.first != "@" }.compactMap {
            GeoURI.pair($0.replacing("+", with: ""))
        }
        .first
    }

    /// Google's middle of the map: "@48.2,16.37,17z".
    private var view: Found.Value? {
        path.firstIndex(of: "@").flatMap { GeoURI.pair(path[path.index(after: $0)...]) }
    }

    /// OpenStreetMap's and OsmAnd's "#map=17/48.2/16.37" and "#17/48.2/16.37".
    private var fragmentView: Found.Value? {
        let numbers = fragment.replacing("map=", with: "").split(separator: "&").first?.split(separator: "/") ?? []
        guard numbers.count >= 3, let latitude = Double(numbers[1]), let longitude = Double(numbers[2]) else {
            return nil
        }
        return GeoURI.value(latitude: latitude, longitude: longitude)
    }
}

extension [String: String] {
    fileprivate func firstPair(of keys: [String]) -> Found.Value? {
        // Bing writes "48.2~16.37", and "point.48.2_16.37_Name".
        keys.lazy.compactMap { key in
            self[key].flatMap { value in
                let words = value.hasPrefix("point.") ? String(value.dropFirst(6)).replacing("_", with: ",") : value
                return GeoURI.pair(words.replacing("~", with: ","))
            }
        }.first
    }
}
