import Core

/// The fields of what was taken.
extension WishReader {
    mutating func fillTimes() {
        if var said = repetition?.said, let piece = repetition?.piece {
            if let start = takeStart(), said.start == nil { said.start = start }
            if said.clocks.isEmpty, let hours = takeHours() { said = said.at(hours.first, until: hours.last) }
            if let time = moment?.time {
                if let clock = time.clock, said.clocks.isEmpty { said.clocks = [clock] }
                if time.day != nil, said.start == nil { said.start = time }
            }
            fill(timeSlot, .repetition(withMeal(said)), pieces[piece].tokens)
        } else if let moment {
            let time = withMeal(withNamedDay(moment.time))
            if family == .event, let length, time.clock != nil {
                fill(timeSlot, .timeSpan(.lasting(length, from: time)), pieces[moment.piece].tokens)
            } else {
                fill(timeSlot, .time(time), pieces[moment.piece].tokens)
            }
        }
        fillMeal()
        fillCourse()
        for found in line.found where found.isCertain {
            if case .coordinate(let point) = found.value, fillable(SlotName.point) {
                fill(SlotName.point, .coordinate(point), found.tokens)
            }
        }
    }

    /// "starting tomorrow", away from the repetition that starts then.
    private mutating func takeStart() -> SaidTime? {
        for index in filled.indices where [timeSlot, SlotName.start].contains(filled[index].name) {
            switch filled[index].value {
            case .timeSpan(.since(let time)), .timeSpan(.after(let time)):
                filled.remove(at: index)
                return time
            default: continue
            }
        }
        return nil
    }

    /// "wed 16-17", away from the repetition that is then: "every week".
    private mutating func takeHours() -> (first: SaidTime, last: SaidTime)? {
        let index = filled.firstIndex { filled in
            if case .timeSpan(.between(let first, let last, _)) = filled.value {
                filled.name == timeSlot && first.clock != nil && last.clock != nil
            } else {
                false
            }
        }
        guard let index, case .timeSpan(.between(let first, let last, _)) = filled[index].value else { return nil }
        filled.remove(at: index)
        return (withMeal(first), last)
    }

    private var length: SaidLength? {
        if case .length(let length)? = filled.first(where: { $0.name == SlotName.duration })?.value {
            length
        } else {
            nil
        }
    }

    /// "Friday dinner at 7": the title keeps the day, and it is meant for the time.
    private func withNamedDay(_ time: SaidTime) -> SaidTime {
        guard time.day == nil, time.length == nil, time.clock != nil else { return time }
        for (index, piece) in pieces.enumerated() where !beside.contains(index) && piece.tokens.count == 1 {
            guard case .time(let named)? = piece.values.first?.value, case .weekday? = named.day,
                let joined = named.joined(with: time)
            else { continue }
            return joined
        }
        return time
    }

    /// People, things and trips wherever they are named; the title keeps their words.
    mutating func fillNames() {
        guard names.count > 0 else { return }
        for kind in [NameKind.item, .person, .trip]
        where fillable(kind.slot) && !filled.contains(where: { $0.name == kind.slot }) {
            guard names.index(of: kind) != nil, let range = finder.best(kind), let match = finder.match(range, as: kind)
            else {
                continue
            }
            fill(kind.slot, .name(match), range)
        }
    }

    mutating func fillTitle(_ core: Range<Int>) {
        var taken: Set<Int> = []
        for piece in beside { taken.formUnion(widened(piece, core)) }
        var (first, end) = (core.lowerBound, core.upperBound)
        while first < end, taken.contains(first) || isLeading(first, end) || isSoftener(first, end) { first += 1 }
        // "at Harbour to buy fish"
        if family != .note, first > (line.starts.last ?? 0), first + 1 < end,
            words.connectors.contains(line.tokens[first].key), !words.companyLinks.contains(line.tokens[first].key)
        {
            first += 1
        }
        let isArticle = first < end && words.articles.contains(line.tokens[first].key)
        if isWish && isArticle || dropsArticle(first..<end), family != .note, first + 1 < end { first += 1 }
        while end > first, taken.contains(end - 1) || isTrailing(end - 1) { end -= 1 }
        if let closing = reason(first..<end) ?? closing(first..<end) { end = closing }
        while end > first, taken.contains(end - 1) || isTrailing(end - 1) { end -= 1 }
        if family == .event, end - first > 1, taken.contains(end), words.copulas.contains(line.tokens[end - 1].key) {
            end -= 1
        }
        guard first < end else { return }
        let text = family == .note ? line.string(line.bytes(ofTokens: first..<end)) : title(first..<end, taken)
        guard !text.isEmpty else { return }
        let bytes = line.bytes(ofTokens: first..<end)
        filled.append(
            Slots.Filled(
                name: family == .note ? SlotName.text : SlotName.title, value: .text(text), typed: line.string(bytes),
                range: bytes))
    }

    /// "noch Eier kaufen", "und dann noch Elternabend"; a note is kept as it was said.
    private func isSoftener(_ index: Int, _ end: Int) -> Bool {
        family != .note && index + 1 < end && !line.tokens[index].isQuoted && !isLabelled(index)
            && words.softeners.contains(line.tokens[index].key)
    }

    /// "todo: Der Pate": it is given as it is to be called.
    private func isLabelled(_ index: Int) -> Bool {
        line.tokens[..<index].last { !words.softeners.contains($0.key) }?.key == ":"
    }

    /// "den Zahnarzt anrufen" is "Zahnarzt anrufen"; what is read or seen may be called so: "die Welle schauen".
    private func dropsArticle(_ range: Range<Int>) -> Bool {
        guard words.isVerbLast, family == .task, range.count > 1, let first = range.first, let last = range.last else {
            return false
        }
        let verb = line.tokens[last].key
        return words.definites.contains(line.tokens[first].key) && !isLabelled(first) && words.hasVerb(verb)
            && !words.readers.contains(verb)
    }

    private func isLeading(_ index: Int, _ end: Int) -> Bool {
        let token = line.tokens[index]
        if token.key == "[", index + 1 < end, line.tokens[index + 1].key == "]" { return true }
        return token.kind == .lineBreak || !token.isQuoted && Self.leading.contains(token.key)
    }

    /// Where "gets added", "and remind me" begins at the end.
    private func closing(_ range: Range<Int>) -> Int? {
        guard range.count > 1, !isAsked || hasClosableEnd else { return nil }
        if hasList, let put = put(range) { return put }
        return (max(range.lowerBound + 1, range.upperBound - 4)..<range.upperBound).first {
            // "Lisa schreiben" is done with somebody, where no list is named.
            words.closings.end(in: line.tokens, at: $0, limit: range.upperBound) == range.upperBound
                && (hasList || !words.calls.contains(line.tokens[$0].key))
        }
    }

    /// "if i haven't already", "because we are out": why something is put on a list.
    private func reason(_ range: Range<Int>) -> Int? {
        guard hasList, isWish else { return nil }
        return range.dropFirst().first { index in
            words.reasons.contains(line.tokens[index].key) && index + 1 < range.upperBound
                && words.speakers.contains(line.tokens[index + 1].key)
        }
    }

    /// "so will you | put that": where it begins.
    private func put(_ range: Range<Int>) -> Int? {
        let verb = range.upperBound - 2
        guard verb > range.lowerBound, words.putters.contains(line.tokens[verb].key),
            words.pronouns.contains(line.tokens[verb + 1].key)
        else { return nil }
        var start = verb
        while start > range.lowerBound + 1, words.requests.contains(line.tokens[start - 1].key) || isPassable(start - 1)
        { start -= 1 }
        return start
    }

    /// "remind me" closes reminders only, "added" what is for a list.
    private var hasClosableEnd: Bool { family == .reminder || filled.contains { $0.name == SlotName.list } || hasList }

    private func isTrailing(_ index: Int) -> Bool {
        let token = line.tokens[index]
        if token.kind == .lineBreak { return true }
        guard !token.isQuoted else { return false }
        return Self.trailing.contains(token.key)
    }

    private static let leading: WordSet = [",", ";", ":", ".", "-", "|", "=", ">", ")", "]", "}"]
    private static let closely: Set<Substring> = [",", ";", ".", ":", "?"]
    private static let trailing: WordSet = [",", ";", ":", ".", "-", "|", "=", "(", "[", "{"]

    /// The words that are left, in one line; words between quotes alone without the quotes.
    private func title(_ range: Range<Int>, _ taken: Set<Int>) -> String {
        if let quoted = line.found.first(where: { $0.tokens == range }), case .quoted(let words) = quoted.value {
            return words
        }
        let text = WishTitle.text(of: line, range, without: taken)
        return words.forms.plain(text.isPlainlySpaced ? text : Self.closelySpaced(text), titleWords)
    }

    /// What stood between is gone: "milk , bread".
    private static func closelySpaced(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).reduce(into: "") { result, word in
            if !result.isEmpty, !closely.contains(word) { result += " " }
            result += word
        }
    }
}
