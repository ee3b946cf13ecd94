package import Core

extension ReadLine {
    private static let mostOfName = 4

    /// "exam" of "revise every day until the exam": what repeats is over with what is named at the end of the line, where that
    /// is no time; nil for any other line.
    package var endNamed: String? { untilNamed.map { text(from: $0.upperBound) } }

    /// The same line till a day: "revise every day until 2026-03-20".
    package func ending(on day: CalendarDate) -> String? {
        untilNamed.map { "\(string(bytes(ofTokens: 0..<$0.upperBound))) \(Self.iso(day))" }
    }

    /// The word before that name.
    private var untilNamed: Range<Int>? {
        let words = Lexicon.of(language).times.table.words
        guard found.contains(where: { if case .repetition = $0.value { true } else { false } }),
            let index = tokens.lastIndex(where: { words[$0.key]?.marks.contains(.until) == true && !$0.isQuoted }),
            index > 0, !found.contains(where: { $0.isTime && $0.tokens.upperBound > index }),
            case let name = tokens[(index + 1)...].drop(while: isArticle),
            (1...Self.mostOfName).contains(name.count), name.allSatisfy({ $0.kind == .word })
        else { return nil }
        return index..<name.startIndex
    }
}
