/// Cuts a stretch of a line into tokens.
struct Tokenizer {
    let text: ScalarText
    /// Says what is known of a word; without it nothing is.
    var lexicon: Lexicon?

    /// The tokens of a range of scalars; no token reaches over its ends.
    func tokens(in range: Range<Int>, isQuoted: Bool = false) -> [Token] {
        var result: [Token] = []
        cut(range, isQuoted: isQuoted) { result.append($0) }
        return result
    }

    /// Hands over the tokens of a range of scalars one by one.
    func cut(_ range: Range<Int>, isQuoted: Bool = false, _ take: (Token) -> Void) {
        var index = range.lowerBound
        while index < range.upperBound {
            let start = index
            let kind = text.scalars[index].kind
            switch kind {
            case .space, .joiner, .mark:
                index += 1
                continue
            case .letter: index = endOfWord(from: index, limit: range.upperBound)
            case .digit: index = endOfNumber(from: index, limit: range.upperBound)
            case .symbol: index = endOfSymbol(from: index, limit: range.upperBound)
            case .punctuation, .lineBreak: index += 1
            }
            take(token(kind, start..<index, isQuoted: isQuoted))
        }
    }

    private func token(_ kind: ScalarKind, _ range: Range<Int>, isQuoted: Bool) -> Token {
        let kind: Token.Kind =
            switch kind {
            case .letter: .word
            case .digit: .number
            case .symbol: .symbol
            case .lineBreak: .lineBreak
            default: .punctuation
            }
        let (key, variant) = keys(of: range, kind)
        return Token(
            kind: kind, range: text.bytes(range), key: key, variant: variant, isQuoted: isQuoted,
            traits: kind == .word ? lexicon?.traits(of: key) ?? [] : [])
    }

    /// Behind an @ a low line is part of the word, as in usernames.
    private func endOfWord(from start: Int, limit: Int) -> Int {
        let isUsername = start > 0 && text.scalars[start - 1] == "@"
        var index = start + 1
        while index < limit {
            let scalar = text.scalars[index]
            switch scalar.kind {
            case .letter, .digit, .mark, .joiner: index += 1
            case _ where isUsername && scalar == "_": index += 1
            default:
                guard scalar.isApostrophe, index + 1 < limit, text.scalars[index + 1].isLetter else { return index }
                index += 2
            }
        }
        return index
    }

    private func endOfNumber(from start: Int, limit: Int) -> Int {
        var index = start + 1
        while index < limit {
            let scalar = text.scalars[index]
            if scalar.isDigit || scalar.kind == .mark {
                index += 1
            } else if scalar == "." || scalar == "," || scalar == ":", index + 1 < limit,
                text.scalars[index + 1].isDigit
            {
                index += 2
            } else {
                return index
            }
        }
        return index
    }

    private func endOfSymbol(from start: Int, limit: Int) -> Int {
        var index = start + 1
        while index < limit {
            switch text.scalars[index].kind {
            case .symbol, .mark, .joiner: index += 1
            default: return index
            }
        }
        return index
    }
}

extension Tokenizer {
    private func keys(of range: Range<Int>, _ kind: Token.Kind) -> (String, String?) {
        switch kind {
        case .word: return plainKey(of: range).map { ($0, nil) } ?? wordKeys(of: range)
        case .number: return (plainKey(of: range) ?? numberKey(of: range), nil)
        case .lineBreak: return ("\n", nil)
        case .punctuation:
            let mark = text.scalars[range.lowerBound]
            return (mark.isASCII ? text.string(range) : Self.plainMarks[mark] ?? text.string(range), nil)
        case .symbol, .link: return (text.string(range), nil)
        }
    }

    /// The key of a word or number in ASCII, as most are.
    private func plainKey(of range: Range<Int>) -> String? {
        let scalars = text.scalars[range]
        guard scalars.allSatisfy(\.isASCII) else { return nil }
        return String(unsafeUninitializedCapacity: range.count) { key in
            var count = 0
            for scalar in scalars where !scalar.isApostrophe {
                key[count] = UInt8(scalar.value) | ((0x41...0x5A).contains(scalar.value) ? 0x20 : 0)
                count += 1
            }
            return count
        }
    }

    private func wordKeys(of range: Range<Int>) -> (String, String?) {
        var key = ""
        var variant = ""
        var differs = false
        for index in range {
            let scalar = text.scalars[index]
            if scalar.isApostrophe || scalar.kind == .joiner { continue }
            let folded = Folding.fold(scalar)
            key += folded
            if let other = Folding.variant(scalar) {
                variant += other
                differs = true
            } else if scalar.value == 0x308, let last = variant.last, "aou".contains(last) {
                variant += "e"
                differs = true
            } else {
                variant += folded
            }
        }
        return (key, differs ? variant : nil)
    }

    private func numberKey(of range: Range<Int>) -> String {
        range.reduce(into: "") { key, index in
            let scalar = text.scalars[index]
            if let digit = scalar.digitValue { key += String(digit) } else { key += Folding.fold(scalar) }
        }
    }

    private static let plainMarks: [Unicode.Scalar: String] = [
        "–": "-", "—": "-", "−": "-", "‐": "-", "‑": "-", "：": ":", "，": ",", "、": ",", "；": ";", "。": ".",
        "…": ".", "！": "!", "？": "?", "؟": "?", "،": ",", "（": "(", "）": ")",
    ]
}
