import Core

/// Finding what may stand beside the title.
extension WishReader {
    /// In the order of the line; none within another.
    mutating func readSigns(_ limit: Int) {
        readMarks(limit)
        readFound(limit)
        if family != .note { readPriorities(limit) }
        sortPieces()
        joinClocks()
        joinSpan()
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

    mutating func cover(_ tokens: Range<Int>) {
        for index in tokens { covered[index] = true }
    }

    private mutating func readFound(_ limit: Int) {
        for found in line.found where found.tokens.upperBound <= limit && !found.tokens.isEmpty {
            switch found.value {
            case .label(let label): add(mark(label, found.tokens))
            case .time(let time) where family != .note: add(timed(time, pastNamedEvening(time, found.tokens)))
            case .timeSpan(let span) where family != .note:
                add(
                    WishPiece(
                        .time, span.isStart && family == .task ? SlotName.start : timeSlot, .timeSpan(span),
                        found.tokens))
            case .timeProblem(let problem) where family != .note:
                add(WishPiece(.time, timeSlot, .timeProblem(problem), found.tokens))
            case .length(let length) where family != .note:
                add(WishPiece(.length, SlotName.duration, .length(length), found.tokens))
            case .repetition(let said) where family != .note:
                add(WishPiece(.repetition, timeSlot, .repetition(said), found.tokens))
            default: continue
            }
        }
    }

    /// "parents evening 7pm": the evening is the event's name, and what says when follows.
    private func pastNamedEvening(_ time: SaidTime, _ tokens: Range<Int>) -> Range<Int> {
        let first = tokens.lowerBound
        guard family == .event, tokens.count > 1, first > 0, time.clock != nil,
            words.evenings.contains(line.tokens[first].key)
        else { return tokens }
        let before = line.tokens[first - 1]
        let isName =
            before.kind == .word && !before.traits.contains(.stop) && !before.traits.contains(.time)
            && words.meals[before.key] == nil && !words.appointments.contains(before.key)
        return isName ? first + 1..<tokens.upperBound : tokens
    }

    /// "train 9 tomorrow": the number is the train's, not an hour.
    private func timed(_ time: SaidTime, _ tokens: Range<Int>) -> WishPiece {
        let first = tokens.lowerBound
        guard first > 0, tokens.count > 1, words.hasNumber(line.tokens[first - 1].key),
            line.tokens[first].kind == .number, time.clock?.isNumber == true, time.day?.isNamedByWord == true
        else { return WishPiece(.time, timeSlot, .time(time), tokens) }
        var day = time
        day.clock = nil
        return WishPiece(.time, timeSlot, .time(day), first + 1..<tokens.upperBound)
    }

    /// "#shopping" is the list of that name, else a label.
    private mutating func mark(_ label: String, _ tokens: Range<Int>) -> WishPiece {
        let name = names.match(label, as: .list, language: line.language)
        if name.isKnown, name.score >= NameFinder.strictThreshold, family != .note {
            return WishPiece(.mark, SlotName.list, .name(name), tokens)
        }
        return WishPiece(.mark, SlotName.labels, .label(label), tokens)
    }

    /// "urgent", "high priority".
    private mutating func readPriorities(_ limit: Int) {
        for index in 0..<limit where !line.tokens[index].isQuoted {
            for (phrases, level) in words.priorities {
                guard let end = phrases.end(in: line.tokens, at: index, limit: limit) else { continue }
                var start = index
                // "with high priority"
                if start > 0, words.personLinks.contains(line.tokens[start - 1].key), end > index + 1 { start -= 1 }
                add(WishPiece(.priority, SlotName.priority, .number(Double(level)), start..<end, words: index..<end))
                break
            }
        }
    }
}

extension SaidSpan {
    /// It says from when, and nothing else.
    fileprivate var isStart: Bool { if case .since = self { true } else { false } }
}
