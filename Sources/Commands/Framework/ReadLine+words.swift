import Core
import Language

extension ReadLine {
    /// The emoji of a line, which can be a name by themselves; nil without any.
    var symbols: String? {
        let symbols = tokens.filter { $0.kind == .symbol }.map { string($0.range) }.joined()
        return symbols.isEmpty ? nil : symbols
    }

    /// Throws the sentence where something is written like coordinates but cannot be any.
    func refuseWrongCoordinates() throws {
        for value in found {
            if case .problem(let problem) = value.value { throw Refusal(problem) }
        }
    }

    /// The coordinates, where the line is nothing else; throws the sentence where they cannot be right.
    func onlyCoordinate() throws -> Coordinate? {
        let words = tokens.filter { $0.kind == .word }.count
        for value in found {
            let outside = words - tokens[value.tokens].filter { $0.kind == .word }.count
            guard outside <= 2 else { continue }
            switch value.value {
            case .coordinate(let point): return point
            case .problem(let problem): throw Refusal(problem)
            default: continue
            }
        }
        return nil
    }
}

/// Reads a text as the name of one of some things.
enum NameMatcher {
    static func match(_ text: String, among names: Names, as kind: NameKind) -> NameMatch? {
        let match = names.match(text, as: kind)
        return match.isKnown ? match : nil
    }
}
