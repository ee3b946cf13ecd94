package import Core

/// A line as read without knowing anything of the person: tokens and values with their places.
package struct ReadLine: Sendable {
    /// The original, whole.
    package let text: String
    package let language: LanguageID
    package let tokens: [Token]
    package let found: [Found]
    /// The text goes on after the tokens.
    package let isCut: Bool
    /// Tokens at which the wish may begin: 0, and after each polite wrapping; ascending.
    let starts: [Int]
    /// Tokens at which the wish may end: where the polite ending begins, and the end; ascending.
    let ends: [Int]

    /// What is surely a coordinate.
    package var coordinates: [Coordinate] {
        found.compactMap { if case .coordinate(let point) = $0.value, $0.isCertain { point } else { nil } }
    }

    /// Why something that looks like a coordinate is none.
    package var problems: [CoordinateProblem] {
        found.compactMap { if case .problem(let problem) = $0.value { problem } else { nil } }
    }

    /// What a link to a map calls its point; nil without one.
    package var linkedName: String? {
        found.lazy.compactMap { found in
            if case .coordinate = found.value { LinkReader.name(of: string(found.range)) } else { nil }
        }.first
    }

    package var labels: [String] {
        found.compactMap { if case .label(let label) = $0.value { label } else { nil } }
    }

    /// The original words of a range of UTF-8 offsets.
    package func string(_ range: Range<Int>) -> String {
        guard range.upperBound <= text.utf8.count, range.lowerBound >= 0 else { return "" }
        return text.string(atBytes: range)
    }

    /// The words of a slot, without the politeness that ends the line.
    package func wish(_ slot: Slots.Filled) -> String {
        let end = ends.first { $0 < tokens.count && tokens[$0].range.lowerBound > slot.range.lowerBound }
        let limit = end.map { tokens[$0].range.lowerBound } ?? slot.range.upperBound
        return string(slot.range.lowerBound..<min(limit, slot.range.upperBound))
    }

    /// From the first to the last of some tokens; to the end of the whole text where the line was cut there.
    func bytes(ofTokens range: Range<Int>) -> Range<Int> {
        guard let first = tokens[range].first, let last = tokens[range].last else { return 0..<0 }
        let isToTheEnd = isCut && range.upperBound == tokens.count
        return first.range.lowerBound..<(isToTheEnd ? text.utf8.count : last.range.upperBound)
    }
}

extension ReadLine {
    /// A time of the line, or why it is none, with how many words stand beside it.
    package struct Time: Sendable {
        package let time: Result<SaidTime, TimeProblem>
        package let wordsOutside: Int
    }

    package var times: [Time] {
        let words = tokens.count { $0.kind == .word }
        return found.compactMap { found in
            let outside = words - tokens[found.tokens].count { $0.kind == .word }
            return switch found.value {
            case .time(let time): Time(time: .success(time), wordsOutside: outside)
            case .timeSpan(let span):
                Time(time: .failure(.manyMoments(string(found.range), .span(span))), wordsOutside: outside)
            case .repetition(let said):
                Time(time: .failure(.manyMoments(string(found.range), .repetition(said))), wordsOutside: outside)
            case .timeProblem(let problem): Time(time: .failure(problem), wordsOutside: outside)
            default: nil
            }
        }
    }
}

extension ReadLine {
    /// What the line says of times, of whatever kind, with the UTF-8 offsets of its words.
    package var timeValues: [(value: SaidValue, range: Range<Int>)] {
        found.compactMap { found in
            switch found.value {
            case .time(let time): (.time(time), found.range)
            case .timeSpan(let span): (.span(span), found.range)
            case .length(let length): (.length(length), found.range)
            case .repetition(let repetition): (.repetition(repetition), found.range)
            default: nil
            }
        }
    }
}
