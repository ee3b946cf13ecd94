/// Signs that other programs' quick lines have, each before its word without a blank.
extension WishReader {
    mutating func readMarks(_ limit: Int) {
        var index = 0
        while index < limit {
            if isFreeStanding(index), let piece = sign(at: index, limit) {
                add(piece)
                index = piece.tokens.upperBound
            } else {
                index += 1
            }
        }
    }

    private func isFreeStanding(_ index: Int) -> Bool {
        let token = line.tokens[index]
        guard !token.isQuoted, token.kind != .link else { return false }
        return index == 0 || line.tokens[index - 1].range.upperBound < token.range.lowerBound || isBracket(index - 1)
    }

    private func isBracket(_ index: Int) -> Bool { ["(", "[", ","].contains(line.tokens[index].key) }

    private func isAttached(_ index: Int, _ limit: Int) -> Bool {
        index > 0 && index < limit && line.tokens[index - 1].range.upperBound == line.tokens[index].range.lowerBound
    }

    private mutating func sign(at index: Int, _ limit: Int) -> WishPiece? {
        let token = line.tokens[index]
        if let level = token.prioritySign { return priority(level, index..<index + 1) }
        switch token.key {
        case "!": return exclamation(at: index, limit)
        case "@", "+", "*", "^", "~", "/":
            guard isAttached(index + 1, limit), let end = signed(index + 1, limit) else { return nil }
            return signed(token.key, index..<end, limit)
        default: return nil
        }
    }

    /// p4 is none.
    private func priority(_ level: Int, _ tokens: Range<Int>) -> WishPiece? {
        guard family != .note else { return nil }
        return WishPiece(.mark, SlotName.priority, .number(Double(level)), tokens)
    }

    /// "!!", "!1", "!!1", "!p1", "!high".
    private func exclamation(at index: Int, _ limit: Int) -> WishPiece? {
        var end = index + 1
        while isAttached(end, limit), line.tokens[end].key == "!" { end += 1 }
        if end <= index + 2, isAttached(end, limit) {
            let token = line.tokens[end], digit = token.key.hasPrefix("p") ? token.key.dropFirst() : token.key[...]
            if digit.utf8.count == 1, let level = Int(digit), (1...5).contains(level) {
                return priority(min(level, 4), index..<end + 1)
            }
            for (phrases, level) in words.priorityMarks where phrases.contains(token.key) {
                return priority(level, index..<end + 1)
            }
            return nil
        }
        guard !isAttached(end, limit), end - index <= 3 else { return nil }
        return priority(4 - (end - index), index..<end)
    }

    /// The end of a name behind a sign: words and numbers joined by hyphens or underscores.
    private func signed(_ start: Int, _ limit: Int) -> Int? {
        guard line.tokens[start].kind == .word || line.tokens[start].kind == .number else { return nil }
        var end = start + 1
        while isAttached(end, limit) {
            if line.tokens[end].kind == .word || line.tokens[end].kind == .number {
                end += 1
            } else if ["-", "_"].contains(line.tokens[end].key), isAttached(end + 1, limit),
                line.tokens[end + 1].kind == .word
            {
                end += 2
            } else {
                break
            }
        }
        // "*bold*", "/usr/bin", "@example.com" are none.
        if isAttached(end, limit), !line.tokens[end].isSeparator,
            !["(", ")", "]", "}", "?"].contains(line.tokens[end].key)
        {
            return nil
        }
        if isAttached(end, limit), line.tokens[end].key == ".", isAttached(end + 1, limit) { return nil }
        return end
    }

    private mutating func signed(_ sign: String, _ range: Range<Int>, _ limit: Int) -> WishPiece? {
        let name = range.lowerBound + 1..<range.upperBound
        let text = line.string(line.bytes(ofTokens: name))
        let isWord = line.tokens[name.lowerBound].kind == .word
        switch sign {
        case "@":
            // "flowers for @mia" names her in what is to be done.
            guard isWord, !isTied(range.lowerBound) else { return nil }
            if let person = finder.name(at: name.lowerBound, limit: name.upperBound, as: .person) {
                return WishPiece(.mark, SlotName.people, .name(person.match), range)
            }
            if let place = finder.name(at: name.lowerBound, limit: name.upperBound, as: .place) {
                return WishPiece(.mark, SlotName.place, .name(place.match), range)
            }
            return WishPiece(
                .mark, family == .task ? SlotName.labels : SlotName.people,
                family == .task ? .label(text) : .text(text), range)
        case "*": return isWord ? WishPiece(.mark, SlotName.labels, .label(text), range) : nil
        case "+", "^", "~", "/":
            if sign == "~", let length = estimate(name) {
                return WishPiece(.mark, SlotName.duration, .length(length), range)
            }
            guard isWord else { return nil }
            if sign == "+", let person = finder.name(at: name.lowerBound, limit: name.upperBound, as: .person) {
                return WishPiece(.mark, SlotName.people, .name(person.match), range)
            }
            if let list = finder.name(at: name.lowerBound, limit: name.upperBound, as: .list) {
                return WishPiece(.mark, SlotName.list, .name(list.match), range)
            }
            return sign == "+" && family == .task ? WishPiece(.mark, SlotName.list, .text(text), range) : nil
        default: return nil
        }
    }

    /// A small word stands before it that ties it to the title: "for", "with", "about".
    private func isTied(_ index: Int) -> Bool {
        guard index > 0, !line.tokens[index - 1].isQuoted else { return false }
        let key = line.tokens[index - 1].key
        return titleWords.links.contains(key) || Lexicon.of(line.language).traits(of: key).contains(.stop)
    }

    /// "~30m", "~1h": minutes and hours, which a line may also have as metres and hours of the clock elsewhere.
    private func estimate(_ range: Range<Int>) -> SaidLength? {
        guard range.count == 2, let count = Double(line.tokens[range.lowerBound].key) else { return nil }
        guard let unit = Lexicon.of(line.language).times.word(line.tokens[range.lowerBound + 1].key)?.unit else {
            return line.tokens[range.lowerBound + 1].key == "m" ? SaidLength(seconds: count * 60) : nil
        }
        switch unit {
        case .minute, .month: return SaidLength(seconds: count * 60)
        case .hour: return SaidLength(seconds: count * 3600)
        case .second: return SaidLength(seconds: count)
        case .day: return SaidLength(seconds: count * 86_400)
        default: return nil
        }
    }
}
