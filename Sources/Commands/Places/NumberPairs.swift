import Core
import Language

/// "Cafe 48, 16", "Cafe 48.2 16.37": a name and two numbers behind it, with a comma between them or with decimals, which
/// are coordinates.
struct TrailingPair {
    let name: String
    let point: Coordinate
    /// The words behind two numbers with decimals: "3rd floor" of "Klein 48.2150 16.3802 3rd floor".
    var note: String?

    /// nil where the words do not end so; throws the sentence where the numbers are no place on Earth.
    init?(_ words: String) throws {
        let commaed = /^(?<name>.*?\S)[\s:]+(?<latitude>-?\d+(?:\.\d+)?)\s*,\s*(?<longitude>-?\d+(?:\.\d+)?)$/
        let decimal = /^(?<name>.*?\S)[\s:]+(?<latitude>-?\d+\.\d+)\s+(?<longitude>-?\d+\.\d+)$/
        let pair = /(?<pair>.*?\S[\s:,]+-?\d+\.\d{3,}[\s,]+-?\d+\.\d{3,})[\s,;:]+(?<note>\S.*)/
        let noted = words.wholeMatch(of: pair)
        let words = noted.map { String($0.pair) } ?? words
        guard let match = words.wholeMatch(of: commaed) ?? words.wholeMatch(of: decimal),
            let latitude = Double(match.latitude), let longitude = Double(match.longitude)
        else { return nil }
        note = noted.map { String($0.note) }
        name = String(match.name)
        point = try Coordinate(checking: latitude, longitude)
    }
}

/// "95.5, 16.3": two numbers with decimals and nothing else, which are meant as coordinates.
enum LonePair {
    /// Throws the sentence where they are no place on Earth.
    static func refuseWrong(_ words: String) throws {
        let pattern = /(?<latitude>-?\d{1,3}\.\d+)\s*,\s*(?<longitude>-?\d{1,3}\.\d+)/
        if let match = words.trimmed.wholeMatch(of: pattern), let latitude = Double(match.latitude),
            let longitude = Double(match.longitude)
        {
            _ = try Coordinate(checking: latitude, longitude)
        }
    }
}

extension Coordinate {
    /// Throws the sentence where the numbers are no place on Earth.
    fileprivate init(checking latitude: Double, _ longitude: Double) throws {
        guard abs(latitude) <= 90 else { throw Refusal(CoordinateProblem.latitude(latitude, longitude: longitude)) }
        guard let point = Coordinate(latitude: latitude, longitude: longitude) else {
            throw Refusal(CoordinateProblem.longitude(longitude))
        }
        self = point
    }
}
