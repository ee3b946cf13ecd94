import Core
import Language

/// "Cafe 48, 16": a name and two bare numbers behind it, which are coordinates although they have no decimals.
struct TrailingPair {
    let name: String
    let point: Coordinate

    /// nil where the words do not end so; throws the sentence where the numbers are no place on Earth.
    init?(_ words: String) throws {
        let pattern = /^(?<name>.*?\S)[\s:]+(?<latitude>-?\d+(\.\d+)?)\s*,\s*(?<longitude>-?\d+(\.\d+)?)$/
        guard let match = words.wholeMatch(of: pattern), let latitude = Double(match.latitude),
            let longitude = Double(match.longitude)
        else { return nil }
        name = String(match.name)
        point = try Self.point(latitude, longitude)
    }

    /// Throws the sentence where all words are two numbers with decimals, one after the other, that are no place on Earth.
    static func refuseWrong(_ words: String) throws {
        let pattern = /(?<latitude>-?\d{1,3}\.\d+)\s*,\s*(?<longitude>-?\d{1,3}\.\d+)/
        if let match = words.trimmed.wholeMatch(of: pattern), let latitude = Double(match.latitude),
            let longitude = Double(match.longitude)
        {
            _ = try point(latitude, longitude)
        }
    }

    private static func point(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
        guard abs(latitude) <= 90 else { throw Refusal(CoordinateProblem.latitude(latitude, longitude: longitude)) }
        guard let point = Coordinate(latitude: latitude, longitude: longitude) else {
            throw Refusal(CoordinateProblem.longitude(longitude))
        }
        return point
    }
}
