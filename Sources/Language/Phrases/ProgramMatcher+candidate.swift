/// Turns the way that was found into slots and a score.
extension ProgramMatcher {
    func candidate(_ steps: [Step], intent: String, phrase: Int, _ keywords: Vocabulary) -> Candidate {
        var score = CandidateScore()
        var slots: [Slots.Filled] = []
        var assumptions: [Assumption] = []
        for step in steps {
            switch node(step.node).test {
            case .end: break
            case .literal(let keyword):
                let distance = on.words.distance(of: step.tokens.lowerBound, to: Int(keyword)) ?? 0
                score.literal(distance: distance)
                if distance > 0 { assumptions.append(keywordAssumption(step, keywords.words[Int(keyword)])) }
            case .slot(let index):
                let slot = on.graph.slots[Int(index)]
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
            intent: intent, phrase: phrase, slots: Slots(slots), score: score.value,
            isLed: isLed(steps), assumptions: assumptions)
    }

    /// A word of the phrase's own, rightly typed, begins it.
    private func isLed(_ steps: [Step]) -> Bool {
        guard let first = steps.first, case .literal(let keyword) = node(first.node).test else {
            return false
        }
        return on.words.distance(of: first.tokens.lowerBound, to: Int(keyword)) == 0
    }

    private func isFew(_ tokens: Range<Int>) -> Bool {
        unquoted(tokens) != nil || tokens.count <= 3 && !on.tokens[tokens.lowerBound].traits.contains(.stop)
    }

    /// Other people's and programs' business, by what was learned.
    private func isElsewhere(_ tokens: Range<Int>) -> Bool {
        let words = LineReader.read(on.line.string(on.line.bytes(ofTokens: tokens)), language: on.line.language)
        return Ranker.of(on.line.language)?.subject(of: words) == .elsewhere
    }

    private func keywordAssumption(_ step: Step, _ keyword: String) -> Assumption {
        .keyword(typed: on.line.string(on.tokens[step.tokens.lowerBound].range), readAs: keyword)
    }

    private func assumption(_ filled: Slots.Filled) -> Assumption? {
        guard case .name(let match) = filled.value, match.isKnown, !match.isExact else { return nil }
        return .name(slot: filled.name, typed: match.typed, readAs: match.name)
    }

    private func fill(_ name: String, _ kind: SlotKind, _ tokens: Range<Int>) -> Slots.Filled? {
        let tokens = trimmed(tokens, kind)
        let range = on.line.bytes(ofTokens: tokens)
        let typed = on.line.string(range)
        guard let value = value(kind, tokens, typed) else { return nil }
        return Slots.Filled(name: name, value: value, typed: typed, range: range)
    }

    /// A comma before what follows is no part of a text; marks at the end of the line are.
    private func trimmed(_ tokens: Range<Int>, _ kind: SlotKind) -> Range<Int> {
        guard kind.isText, tokens.upperBound < on.tokens.count else { return tokens }
        var end = tokens.upperBound
        while end > tokens.lowerBound + 1, on.tokens[end - 1].isSeparator, !on.tokens[end - 1].isQuoted { end -= 1 }
        return tokens.lowerBound..<end
    }

    private func value(_ kind: SlotKind, _ tokens: Range<Int>, _ typed: String) -> Slots.Value? {
        switch kind {
        case .text, .few, .rest, .name, .word, .listWord, .runner: return .text(unquoted(tokens) ?? typed)
        case .thing(let kinds, _): return on.match(tokens, kinds).map { .name($0) }
        case .address, .zone: return .text(typed)
        case .places(let freedom): return on.wish(tokens, freedom).map { .places($0) }
        case .number, .year, .coordinate, .label, .time, .length, .distance, .money, .rating:
            return on.values(at: tokens.lowerBound).first { $0.gain(as: kind) != nil }.flatMap { Slots.Value($0.value) }
        }
    }

    /// What stands between the quotes where the tokens are one quoted text.
    private func unquoted(_ tokens: Range<Int>) -> String? {
        guard let found = on.quoted(at: tokens.lowerBound), found.tokens == tokens else { return nil }
        return if case .quoted(let inner) = found.value { inner } else { nil }
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
