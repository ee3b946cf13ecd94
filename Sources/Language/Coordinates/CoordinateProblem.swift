package import Core

/// Why something written like a coordinate cannot be one.
package enum CoordinateProblem: Sendable, Hashable, Reply {
    /// Degrees, not within -90...90; the longitude as written beside it.
    case latitude(Double, longitude: Double)
    /// Degrees, not within -180...180.
    case longitude(Double)
    /// Minutes or seconds of 60 or more.
    case sixty(Double)
    /// A link that leads to a map, but only that site knows where.
    case shortLink(String)
    /// A link to a map without a position in it.
    case noPosition(String)
    /// A plus code that is near something.
    case shortCode(PlusCode)

    package var wording: Wording {
        switch self {
        case .latitude(let degrees, let longitude) where abs(degrees) <= 180 && abs(longitude) <= 90:
            Wording(
                "coordinate.swapped",
                "The latitude {degrees} is out of range (-90 to 90). Latitude comes first: did you mean {swapped}?",
                [
                    "degrees": .text(Self.text(degrees)),
                    "swapped": .text("\(Self.text(longitude)), \(Self.text(degrees))"),
                ])
        case .latitude(let degrees, _):
            Wording(
                "coordinate.latitude", "The latitude {degrees} is out of range (-90 to 90).",
                ["degrees": .text(Self.text(degrees))])
        case .longitude(let degrees):
            Wording(
                "coordinate.longitude", "The longitude {degrees} is out of range (-180 to 180).",
                ["degrees": .text(Self.text(degrees))])
        case .shortLink(let host):
            Wording(
                "coordinate.shortLink",
                "Where a link of {host} leads is known there alone, and I ask nobody outside about it. Open it, and share the location itself or paste the coordinates.",
                ["host": .text(host)])
        case .noPosition(let host):
            Wording(
                "coordinate.noPosition",
                "That link of {host} has no position in it. Share the location itself, or paste the coordinates.",
                ["host": .text(host)])
        case .shortCode(let code):
            Wording(
                "coordinate.shortCode",
                "The short plus code {code} needs a town beside it that is on my map, or your location. Or paste the whole code, which has eight characters before the +.",
                ["code": .text("\(code)")])
        case .sixty(let value):
            Wording(
                "coordinate.sixty", "{value} minutes or seconds are too many (0 to 59).",
                ["value": .text(Self.text(value))])
        }
    }

    /// Without a useless ".0".
    private static func text(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
    }
}
