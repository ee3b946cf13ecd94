/// Taking what stands beside the title for the fields of the wish.
extension WishReader {
    /// Takes a piece out of the title, where its value can be used; times are joined into one.
    @discardableResult mutating func take(_ piece: Int) -> Bool {
        guard !beside.contains(piece), let value = pieces[piece].values.first?.value else { return false }
        if hasRepetition, isContrast(before: piece) { return leaveOut(value, piece) }
        switch value {
        case .time(let time):
            guard take(time, piece) else { return false }
        case .repetition(let said):
            guard repetition == nil else { return false }
            repetition = (said, piece)
        case .timeSpan(let span) where span.isDeadline && repetition != nil:
            guard let limit = span.limit, repetition?.said.until == nil else { return false }
            repetition?.said.until = limit
        case .length(let length) where repetition != nil && pieces[piece].role == .length && isPurpose(piece):
            repetition?.said.lasts = length
        case .length where pieces[piece].role == .length:
            guard takesLength(piece) else { return false }
            fillValues(of: pieces[piece])
        case .timeSpan(let span):
            let isStart = pieces[piece].values.first?.name == SlotName.start && timeSlot != SlotName.start
            if !isStart, takeOnDay(span, piece) || takeOnEachDay(span) { break }
            guard isStart ? fillable(SlotName.start) : moment == nil && fillable(timeSlot) else { return false }
            fillValues(of: pieces[piece])
        default:
            guard pieces[piece].values.contains(where: { fillable($0.name) }) else { return false }
            fillValues(of: pieces[piece])
        }
        beside.insert(piece)
        return true
    }

    /// Something of it comes again and again, wherever that is said.
    var hasRepetition: Bool { repetition != nil || pieces.contains { $0.role == .repetition } }

    /// "except", "but not on" before a piece that says when: it is then that the thing is not.
    private func isContrast(before piece: Int) -> Bool {
        guard pieces[piece].role == .time || pieces[piece].role == .repetition else { return false }
        return contrast(before: pieces[piece].tokens.lowerBound) < pieces[piece].tokens.lowerBound
    }

    /// Days on which what comes again does not come; anything else that is said so is a part of the title.
    private mutating func leaveOut(_ value: Slots.Value, _ piece: Int) -> Bool {
        guard let often = repetition, let rest = often.said.leavingOut(value) else { return false }
        repetition = (rest, often.piece)
        beside.insert(piece)
        return true
    }

    /// "saturday bbq 3pm to 6pm": the day was said before.
    private mutating func takeOnDay(_ span: SaidSpan, _ piece: Int) -> Bool {
        guard fillable(timeSlot), let day = moment?.time, let joined = span.on(day) else { return false }
        moment = nil
        fill(timeSlot, .timeSpan(joined), pieces[piece].tokens)
        return true
    }

    /// "camp 13-17 july 9am to 4pm", "Mo bis Fr Dienst 6-14 Uhr": the same hours on each of the days.
    private mutating func takeOnEachDay(_ span: SaidSpan) -> Bool {
        guard family == .event, let index = filled.firstIndex(where: { $0.name == timeSlot }),
            case .timeSpan(let known) = filled[index].value, let often = known.daily(span) ?? span.daily(known)
        else { return false }
        filled[index] = Slots.Filled(
            name: timeSlot, value: .repetition(often), typed: filled[index].typed, range: filled[index].range)
        return true
    }

    /// "3pm to 6pm bbq on saturday": the hours were said before.
    private mutating func putOnDay(_ day: SaidTime) -> Bool {
        guard let index = filled.firstIndex(where: { $0.name == timeSlot }),
            case .timeSpan(let span) = filled[index].value, let joined = span.on(day)
        else { return false }
        filled[index] = Slots.Filled(
            name: timeSlot, value: .timeSpan(joined), typed: filled[index].typed, range: filled[index].range)
        return true
    }

    private mutating func take(_ time: SaidTime, _ piece: Int) -> Bool {
        guard fillable(timeSlot) else { return putOnDay(time) }
        guard let known = moment else {
            moment = (time, piece)
            return true
        }
        guard let joined = known.time.joined(with: time) else { return false }
        moment = (joined, known.piece)
        return true
    }

    private func isPurpose(_ piece: Int) -> Bool {
        words.purposes.contains(line.tokens[pieces[piece].tokens.lowerBound].key)
    }

    /// "for 45 min" is how long an entry of the calendar lasts, and what has a time; "2h" at a task's end is its estimate.
    private func takesLength(_ piece: Int) -> Bool {
        let range = pieces[piece].tokens
        if isPurpose(piece) || family == .event {
            return family == .event || moment?.time.clock != nil
        }
        return family == .task && line.tokens[range.lowerBound].kind == .number
            && line.bytes(ofTokens: range).count == range.reduce(0) { $0 + line.tokens[$1].range.count }
                + (range.count / 2 - 1)
    }
}
