import Core

/// Finding what may stand beside the title.
extension WishReader {
    /// In the order of the line; none within another.
    mutating func readSigns(_ limit: Int) {
        readMarks(limit)
        readFound(limit)
        if family != "note" { readPriorities(limit) }
        sortPieces()
        joinClocks()
    }

    mutating func sortPieces() { pieces.sort { $0.tokens.lowerBound < $1.tokens.lowerBound } }

    /// "at 8am and | 8pm every day" is one.
    private mutating func joinClocks() {
        for index in pieces.indices.dropLast() {
            guard case .time(let time)? = pieces[index].values.first?.value, let clock = time.clock, time.day == nil,
                case .repetition(var said)? = pieces[index + 1].values.first?.value, !said.clocks.isEmpty,
                pieces[index].tokens.upperBound + 1 == pieces[index + 1].tokens.lowerBound,
                words.joiners.contains(line.tokens[pieces[index].tokens.upperBound].key)
            else { continue }
            said.clocks.insert(clock, at: 0)
            let tokens = pieces[index].tokens.lowerBound..<pieces[index + 1].tokens.upperBound
            pieces.replaceSubrange(
                index...index + 1, with: [WishPiece(.repetition, timeSlot, .repetition(said), tokens)])
            cover(tokens)
            return
        }
    }

    /// What more is read stays in the title.
    private static let mostPieces = 64

    func isFree(_ range: Range<Int>) -> Bool {
        range.allSatisfy {
            Effort.step()
            return !covered[$0]
        }
    }

    mutating func add(_ piece: WishPiece) {
        guard pieces.count < Self.mostPieces, isFree(piece.tokens) else { return }
        pieces.append(piece)
        cover(piece.tokens)
    }

    private mutating func cover(_ tokens: Range<Int>) {
        for index in tokens { covered[index] = true }
    }

    private mutating func readFound(_ limit: Int) {
        for found in line.found where found.tokens.upperBound <= limit && !found.tokens.isEmpty {
            switch found.value {
            case .label(let label): add(mark(label, found.tokens))
            case .time(let time) where family != "note": add(WishPiece(.time, timeSlot, .time(time), found.tokens))
            case .timeSpan(let span) where family != "note":
                add(
                    WishPiece(
                        .time, span.isStart && family == "task" ? "start" : timeSlot, .timeSpan(span), found.tokens))
            case .timeProblem(let problem) where family != "note":
                add(WishPiece(.time, timeSlot, .timeProblem(problem), found.tokens))
            case .length(let length) where family != "note":
                add(WishPiece(.length, "duration", .length(length), found.tokens))
            case .repetition(let said) where family != "note":
                add(WishPiece(.repetition, timeSlot, .repetition(said), found.tokens))
            default: continue
            }
        }
    }

    /// "#shopping" is the list of that name, else a label.
    private mutating func mark(_ label: String, _ tokens: Range<Int>) -> WishPiece {
        let name = names.match(label, as: .list, language: line.language)
        if name.isKnown, name.score >= NameFinder.strictThreshold, family != "note" {
            return WishPiece(.mark, "list", .name(name), tokens)
        }
        return WishPiece(.mark, "labels", .label(label), tokens)
    }

    /// "urgent", "high priority".
    private mutating func readPriorities(_ limit: Int) {
        for index in 0..<limit where !line.tokens[index].isQuoted {
            for (phrases, level) in words.priorities {
                guard let end = phrases.end(in: line.tokens, at: index, limit: limit) else { continue }
                var start = index
                // "with high priority"
                if start > 0, words.personLinks.contains(line.tokens[start - 1].key), end > index + 1 { start -= 1 }
                add(WishPiece(.priority, "priority", .number(Double(level)), start..<end, words: index..<end))
                break
            }
        }
    }
}

/// Signs that other programs' quick lines have, each before its word without a blank.
extension WishReader {
    private mutating func readMarks(_ limit: Int) {
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
        switch token.key {
        case "p1", "p2", "p3", "p4": return priority(Int(token.key.dropFirst()) ?? 4, index..<index + 1)
        case "!": return exclamation(at: index, limit)
        case "@", "+", "*", "^", "~", "/":
            guard isAttached(index + 1, limit), let end = signed(index + 1, limit) else { return nil }
            return signed(token.key, index..<end, limit)
        default: return nil
        }
    }

    /// p4 is none.
    private func priority(_ level: Int, _ tokens: Range<Int>) -> WishPiece? {
        guard family != "note" else { return nil }
        return WishPiece(.mark, "priority", .number(Double(level)), tokens)
    }

    /// "!!", "!1", "!high".
    private func exclamation(at index: Int, _ limit: Int) -> WishPiece? {
        var end = index + 1
        while isAttached(end, limit), line.tokens[end].key == "!" { end += 1 }
        if end == index + 1, isAttached(end, limit) {
            let token = line.tokens[end]
            if token.kind == .number, token.key.utf8.count == 1, let level = Int(token.key), (1...5).contains(level) {
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
            guard isWord else { return nil }
            if let person = finder.name(at: name.lowerBound, limit: name.upperBound, as: .person) {
                return WishPiece(.mark, "people", .name(person.match), range)
            }
            if let place = finder.name(at: name.lowerBound, limit: name.upperBound, as: .place) {
                return WishPiece(.mark, "place", .name(place.match), range)
            }
            return WishPiece(
                .mark, family == "task" ? "labels" : "people", family == "task" ? .label(text) : .text(text), range)
        case "*": return isWord ? WishPiece(.mark, "labels", .label(text), range) : nil
        case "+", "^", "~", "/":
            if sign == "~", let length = estimate(name) { return WishPiece(.mark, "duration", .length(length), range) }
            guard isWord else { return nil }
            if sign == "+", let person = finder.name(at: name.lowerBound, limit: name.upperBound, as: .person) {
                return WishPiece(.mark, "people", .name(person.match), range)
            }
            if let list = finder.name(at: name.lowerBound, limit: name.upperBound, as: .list) {
                return WishPiece(.mark, "list", .name(list.match), range)
            }
            return sign == "+" && family == "task" ? WishPiece(.mark, "list", .text(text), range) : nil
        default: return nil
        }
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

extension SaidSpan {
    /// It says from when, and nothing else.
    fileprivate var isStart: Bool { if case .since = self { true } else { false } }
}
