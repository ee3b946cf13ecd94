/// How sure a reading is: the more of a line is keywords and known things, the surer; free text says little.
struct CandidateScore {
    private var quality = 1.0
    private var known = 0.0
    private var free = 0.0

    mutating func literal(distance: Int) {
        known += 1
        quality *= Gain.quality(ofDistance: distance)
    }

    /// It may be this, and is to be asked.
    mutating func doubt() { quality *= 0.5 }

    mutating func slot(_ value: Slots.Value, _ kind: SlotKind, tokens: Int) {
        switch value {
        case .coordinate, .problem, .time, .timeSpan, .length, .repetition, .timeProblem, .distance, .money, .rating,
            .places:
            known += 2
        case .number, .label: known += 1
        case .name(let match) where match.isKnown:
            known += Double(min(tokens, 3))
            quality *= match.score
        case .name(let match):
            free += 0.5 * Double(min(tokens, 3))
            quality *= Gain.quality(ofUnknown: match, kind) - 0.03 * Double(max(0, tokens - 3))
        case .text where kind == .address || kind == .zone || kind == .runner: known += 2
        case .text:
            free += kind == .word ? 0.5 : (kind == .name ? 0.5 : 1) * Double(min(tokens, 3))
        }
    }

    /// 0...1.
    var value: Double {
        guard known > 0 else { return quality * Self.wordless }
        return quality * (1 - 0.3 * free / max(free + known, 1))
    }

    /// A reading without a keyword or a known thing fits any line, and so says nothing.
    private static let wordless = 0.5
}
