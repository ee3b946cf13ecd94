import Foundation
import Testing

/// What a slip of the pen might make of a rule in SQL: each thing it asks is turned round, taken for always true and for
/// never true; each connection becomes the other one; each answer becomes its opposite.
enum RuleMutants {
    /// Makes each change by itself, says how many there are, and fails for each after which all still looks right. With
    /// `part` the rule is changed only from that text on.
    static func expectNoticed(
        _ name: String, _ rule: String, from part: String? = nil, isRight: (String) throws -> Bool
    ) throws {
        #expect(try isRight(rule))
        let start = try part.map { try #require(rule.range(of: $0)).lowerBound } ?? rule.startIndex
        let mutants = changes.flatMap { pattern, slips in
            rule[start...].ranges(of: pattern).flatMap { range in slips(rule[range]).map { (range, $0) } }
        }
        #expect(!mutants.isEmpty)
        let missed = try mutants.filter { try isRight(rule.replacingCharacters(in: $0, with: $1)) }
        print("\(name): \(mutants.count) changes of a condition, \(missed.count) of them not noticed")
        for (range, slip) in missed {
            Issue.record(
                "\(name): nobody notices \"\(slip)\" for \"\(rule[range])\" in …\(rule[..<range.lowerBound].suffix(90))"
            )
        }
    }

    private typealias Slips = (Substring) -> [String]

    private static var changes: [(Regex<Substring>, Slips)] {
        [
            (/[\w.?']+ (?:=|<>|<|>) [\w.?']+/, question), (/[\w.]+ IN \([\w., ]+\)/, question),
            (/[\w.]+ IS (?:NOT )?NULL/, question), (/\b(?:\w+\.)?(?:is[A-Z]\w*|mayChange)\b/, question),
            (/>(?= \?)/, { _ in [">="] }), (/\bEXISTS\b/, { _ in ["NOT EXISTS"] }), (/\bNOT\b/, { _ in [""] }),
            (/\bAND\b/, { _ in ["OR"] }), (/\bOR\b/, { _ in ["AND"] }), (/WHEN '/, { _ in ["WHEN 'un"] }),
            (/\b(?:THEN|ELSE) TRUE\b/, { ["\($0.prefix(4)) FALSE"] }),
            (/\b(?:THEN|ELSE) FALSE\b/, { ["\($0.prefix(4)) TRUE"] }),
        ]
    }

    /// The question stays in it: the values of the rule are counted.
    private static let question: @Sendable (Substring) -> [String] = { asked in
        ["NOT \(asked)", "(\(asked) OR TRUE)", "(\(asked) AND FALSE)"]
    }
}
