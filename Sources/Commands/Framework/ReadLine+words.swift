import Core
import Language
import Store

extension ReadLine {
    /// The emoji of a line, which can be a name by themselves; nil without any. The degrees of coordinates are none.
    var symbols: String? {
        let symbols = tokens.enumerated().filter { index, token in
            token.kind == .symbol && !found.contains { $0.tokens.contains(index) }
        }.map { string($0.element.range) }.joined()
        return symbols.isEmpty ? nil : symbols
    }

    /// Throws the sentence where something is written like coordinates but cannot be any.
    func refuseWrongCoordinates() throws {
        for value in found {
            if case .problem(let problem) = value.value, problem.shortCode == nil { throw Refusal(problem) }
        }
    }

    /// The coordinates, where the line is nothing else; throws the sentence where they cannot be right.
    func onlyCoordinate(in session: Session) throws -> Coordinate? {
        let words = tokens.filter { $0.kind == .word }.count
        for value in found {
            let outside = words - tokens[value.tokens].filter { $0.kind == .word }.count
            guard outside <= 2 else { continue }
            switch value.value {
            case .coordinate(let point): return point
            case .problem(.shortCode(let code)): return try session.point(of: code, near: text(without: value))
            case .problem(let problem): throw Refusal(problem)
            default: continue
            }
        }
        return nil
    }
}

extension ReadLine {
    /// The words around a value, as typed.
    private func text(without value: Found) -> String {
        let bytes = Array(text.utf8)
        let around = [bytes.prefix(value.range.lowerBound), bytes.dropFirst(value.range.upperBound)]
        return around.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ").trimmed
    }
}

extension CoordinateProblem {
    /// The code, where that is what it needs help with.
    var shortCode: PlusCode? { if case .shortCode(let code) = self { code } else { nil } }
}

extension Session {
    /// What a short plus code means: near the town that stands beside it, else near where the person is.
    func point(of code: PlusCode, near words: String?) throws -> Coordinate {
        let town = try words.flatMap { words in
            words.isEmpty ? nil : try atlas?.regions(named: words, limit: 1).first?.center
        }
        guard let near = try town ?? shownPosition()?.coordinate, let point = code.center(near: near) else {
            throw Refusal(CoordinateProblem.shortCode(code))
        }
        return point
    }
}

/// Reads a text as the name of one of some things.
enum NameMatcher {
    static func match(_ text: String, among names: Names, as kind: NameKind) -> NameMatch? {
        let match = names.match(text, as: kind)
        return match.isKnown ? match : nil
    }
}
