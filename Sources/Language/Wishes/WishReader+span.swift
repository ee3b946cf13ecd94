import Core

/// "tax return starts 1 April and is due 30 April": what begins on a day and is due on another.
extension WishReader {
    /// Takes the words around two such days to them, so that both stand beside the title.
    mutating func joinSpan() {
        guard family == .task, let due = pieces.indices.last(where: { deadline($0) != nil }), due > 0,
            let span = deadline(due), let first = beginning(due - 1), isNext(pieces[due - 1].tokens.upperBound, span)
        else { return }
        pieces[due] = pieces[due].moved(to: span)
        let start: Slots.Value? =
            switch pieces[due - 1].values.first?.value {
            case .time(let time): .timeSpan(.since(time))
            case let value: value
            }
        guard let start else { return }
        pieces[due - 1] = WishPiece(.time, SlotName.start, start, first..<pieces[due - 1].tokens.upperBound)
        for index in [due - 1, due] { cover(pieces[index].tokens) }
    }

    /// "meds at 8am for 7 days": what is to be done, or told, at an hour comes again on each of the days.
    mutating func fillCourse() {
        guard family == .task || family == .reminder else { return }
        for index in filled.indices where filled[index].name == timeSlot {
            guard case .timeSpan(.lasting(let length, let time)) = filled[index].value, let clock = time.clock,
                length.seconds == 0, length.days > 1 || length.months > 0
            else { continue }
            var said = SaidRepeat(rule: Recurrence(.daily))
            (said.clocks, said.lasts) = ([clock], length)
            said.start = time.day.map { SaidTime(day: $0) }
            filled[index] = Slots.Filled(
                name: timeSlot, value: .repetition(withMeal(said)), typed: filled[index].typed,
                range: filled[index].range)
        }
    }

    /// A day with a word that makes it a deadline, and with what joins it to what is said before: "and is due 30 April".
    private func deadline(_ index: Int) -> Range<Int>? {
        guard pieces[index].role == .time, case .time(let time)? = pieces[index].values.first?.value, time.day != nil
        else { return nil }
        var range = pieces[index].tokens
        if range.upperBound < line.tokens.count, words.deadlineLinks.contains(key(range.upperBound)) {
            range = range.lowerBound..<range.upperBound + 1
        }
        while range.lowerBound > 0, words.timeLinks.contains(key(range.lowerBound - 1)) {
            range = range.lowerBound - 1..<range.upperBound
        }
        guard range.contains(where: { words.deadlineLinks.contains(key($0)) }) else { return nil }
        for links in [words.copulas, words.joiners]
        where range.lowerBound > 0 && links.contains(key(range.lowerBound - 1)) {
            range = range.lowerBound - 1..<range.upperBound
        }
        return range
    }

    /// Where "starts 1 April" begins; nil where nothing says that a piece is a beginning.
    private func beginning(_ index: Int) -> Int? {
        let tokens = pieces[index].tokens
        if pieces[index].values.first?.name == SlotName.start { return tokens.lowerBound }
        guard case .time? = pieces[index].values.first?.value else { return nil }
        var first = tokens.lowerBound
        while first > 0, words.timeLinks.contains(key(first - 1)) { first -= 1 }
        return first > 1 && words.starters.contains(key(first - 1)) ? first - 1 : nil
    }

    /// Nothing but a mark lies between.
    private func isNext(_ end: Int, _ range: Range<Int>) -> Bool {
        end <= range.lowerBound && (end..<range.lowerBound).allSatisfy { isPassable($0) }
    }

    private func key(_ index: Int) -> String { line.tokens[index].key }
}

extension WishPiece {
    fileprivate func moved(to tokens: Range<Int>) -> WishPiece {
        var moved = WishPiece(role, "", .text(""), tokens, words: words)
        moved.values = values
        return moved
    }
}
