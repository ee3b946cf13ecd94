/// Turns the way that was found into slots and a score.
extension ProgramMatcher {
    mutating func candidate(_ steps: [Step], of phrase: PhraseMatcher.Compiled, _ keywords: Vocabulary) -> Candidate {
        var score = CandidateScore()
        var slots: [Slots.Filled] = []
        var assumptions: [Assumption] = []
        for step in steps {
            switch node(step.node).test {
            case .end: break
            case .literal(let keyword):
                let distance = words.distance(of: step.tokens.lowerBound, to: Int(keyword)) ?? 0
                score.literal(distance: distance)
                if distance > 0 { assumptions.append(keywordAssumption(step, keywords.words[Int(keyword)])) }
            case .slot(let index):
                let slot = graph.slots[Int(index)]
                guard let filled = fill(slot.name, slot.kind, step.tokens) else { continue }
                slots.append(filled)
                score.slot(filled.value, slot.kind, tokens: step.tokens.count)
                if case .few(let isOwn) = slot.kind, !isFew(step.tokens) || isOwn && isElsewhere(step.tokens) {
                    score.doubt()
                }
                if let assumption = assumption(filled) { assumptions.append(assumption) }
            }
        }
        return Candidate(
            intent: phrase.intent, phrase: phrase.phrase, slots: Slots(slots), score: score.value,
            isLed: isLed(steps), assumptions: assumptions)
    }

    /// A word of the phrase's own, rightly typed, begins it.
    private func isLed(_ steps: [Step]) -> Bool {
        guard let first = steps.first, case .literal(let keyword) = node(first.node).test else {
            return false
        }
        return words.distance(of: first.tokens.lowerBound, to: Int(keyword)) == 0
    }

    private func isFew(_ tokens: Range<Int>) -> Bool {
        tokens.count <= 3 && !line.tokens[tokens.lowerBound].traits.contains(.stop)
    }

    /// Other people's and programs' business, by what was learned.
    private func isElsewhere(_ tokens: Range<Int>) -> Bool {
        let words = LineReader.read(line.string(line.bytes(ofTokens: tokens)), language: line.language)
        return Ranker.of(line.language)?.subject(of: words) == .elsewhere
    }

    private func keywordAssumption(_ step: Step, _ keyword: String) -> Assumption {
        .keyword(typed: line.string(line.tokens[step.tokens.lowerBound].range), readAs: keyword)
    }

    private func assumption(_ filled: Slots.Filled) -> Assumption? {
        guard case .name(let match) = filled.value, match.isKnown, !match.isExact else { return nil }
        return .name(slot: filled.name, typed: match.typed, readAs: match.name)
    }

    private mutating func fill(_ name: String, _ kind: SlotKind, _ tokens: Range<Int>) -> Slots.Filled? {
        let tokens = trimmed(tokens, kind)
        let range = line.bytes(ofTokens: tokens)
        let typed = line.string(range)
        guard let value = value(kind, tokens, typed) else { return nil }
        return Slots.Filled(name: name, value: value, typed: typed, range: range)
    }

    /// A comma before what follows is no part of a text; marks at the end of the line are.
    private func trimmed(_ tokens: Range<Int>, _ kind: SlotKind) -> Range<Int> {
        guard kind.isText, tokens.upperBound < line.tokens.count else { return tokens }
        var end = tokens.upperBound
        while end > tokens.lowerBound + 1, line.tokens[end - 1].isSeparator, !line.tokens[end - 1].isQuoted { end -= 1 }
        return tokens.lowerBound..<end
    }

    private mutating func value(_ kind: SlotKind, _ tokens: Range<Int>, _ typed: String) -> Slots.Value? {
        switch kind {
        case .text, .few, .rest, .name, .word, .listWord: return .text(unquoted(tokens) ?? typed)
        case .thing(let kinds, _):
            let match = match(tokens, kinds) ?? kinds.last.map { names.unknown(tokens, as: $0) }
            return match.map { .name($0) }
        case .address, .zone: return .text(typed)
        case .places(let freedom): return wish(tokens, freedom).map { .places($0) }
        case .number, .year, .coordinate, .label, .time, .length, .distance, .money, .rating:
            return values(at: tokens.lowerBound).first { $0.gain(as: kind) != nil }.flatMap { Slots.Value($0.value) }
        }
    }

    /// What stands between the quotes where the tokens are one quoted text.
    private func unquoted(_ tokens: Range<Int>) -> String? {
        guard let found = quoted(at: tokens.lowerBound), found.tokens == tokens, case .quoted(let inner) = found.value
        else { return nil }
        return inner
    }
}

extension Slots.Value {
    init?(_ value: Found.Value) {
        switch value {
        case .coordinate(let point): self = .coordinate(point)
        case .problem(let problem): self = .problem(problem)
        case .label(let label): self = .label(label)
        case .time(let time): self = .time(time)
        case .timeSpan(let span): self = .timeSpan(span)
        case .length(let length): self = .length(length)
        case .repetition(let repetition): self = .repetition(repetition)
        case .timeProblem(let problem): self = .timeProblem(problem)
        case .distance(let distance): self = .distance(distance)
        case .money(let money): self = .money(money)
        case .rating(let rating): self = .rating(rating)
        case .number(let number): self = .number(number)
        case .quoted: return nil
        }
    }
}

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
        case .text where kind == .address || kind == .zone: known += 2
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
