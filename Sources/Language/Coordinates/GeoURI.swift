import Core
import Foundation

/// "geo:48.2,16.37;u=35" and Android's "geo:0,0?q=48.2,16.37(Name)".
enum GeoURI {
    static func point(of body: Substring) -> Found.Value? {
        let parts = body.split(separator: "?", maxSplits: 1)
        let path = parts.first?.split(separator: ";").first ?? ""
        let query = parts.count == 2 ? MapLink.items(of: parts[1])["q"] : nil
        if let query, let point = pair(query) { return point }
        return pair(String(path))
    }

    /// Android's name of the point, in brackets behind it.
    static func name(of body: Substring) -> String? {
        let parts = body.split(separator: "?", maxSplits: 1)
        guard parts.count == 2, let query = MapLink.items(of: parts[1])["q"], let open = query.firstIndex(of: "(")
        else { return nil }
        return MapLink.name(String(query[query.index(after: open)...].prefix { $0 != ")" }))
    }

    /// "48.2,16.37", and what follows the numbers left away.
    static func pair(_ text: some StringProtocol) -> Found.Value? {
        let parts = text.split(separator: ",", maxSplits: 2)
        guard parts.count >= 2, let latitude = number(parts[0], isLast: false),
            let longitude = number(parts[1], isLast: true)
        else { return nil }
        return value(latitude: latitude, longitude: longitude)
    }

    static func value(latitude: Double, longitude: Double) -> Found.Value {
        if let point = Coordinate(latitude: latitude, longitude: longitude) { return .coordinate(point) }
        return .problem(
            abs(latitude) > 90 ? .latitude(latitude, longitude: longitude) : .longitude(longitude))
    }

    private static func number(_ text: some StringProtocol, isLast: Bool) -> Double? {
        let trimmed = text.drop { $0 == " " || $0 == "+" }
        let digits = trimmed.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
        guard isLast || digits.count == trimmed.count, digits.contains(where: \.isNumber) else { return nil }
        if isLast, let next = trimmed.dropFirst(digits.count).first, next.isLetter, next != "z" { return nil }
        return Double(digits)
    }
}
