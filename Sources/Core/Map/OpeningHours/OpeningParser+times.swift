/// "08:00-12:00,13:00-18:00", "18:00+", "sunrise-(sunset-00:30)".
extension OpeningParser {
    mutating func times() -> [OpeningTime] {
        var times: [OpeningTime] = []
        while !isBroken, startsTime(0) {
            guard let time = time() else {
                isBroken = true
                break
            }
            times.append(time)
            if token == .sign(","), startsTime(1) { index += 1 }
        }
        return times
    }

    private func startsTime(_ ahead: Int) -> Bool {
        switch token(ahead) {
        case .sun: true
        case .sign("("): true
        case .number(_, 1...2): isClock(ahead) || isHours(ahead)
        default: false
        }
    }

    /// "9-17": hours without minutes.
    private func isHours(_ ahead: Int) -> Bool {
        number(ahead, digits: 1...2) != nil && token(ahead + 1) == .sign("-")
            && number(ahead + 2, digits: 1...2) != nil
    }

    private mutating func time() -> OpeningTime? {
        if isHours(0) { return hours() }
        guard let from = moment(latest: 1440) else { return nil }
        if take("+") { return OpeningTime(from: from, hasOpenEnd: true) }
        guard take("-"), let to = moment(latest: 2880), token != .sign("/") else { return nil }
        return OpeningTime(from: from, to: to, hasOpenEnd: take("+"))
    }

    /// Only where the second is later: "9-5" may mean the afternoon.
    private mutating func hours() -> OpeningTime? {
        guard let from = number(0, digits: 1...2), let to = number(2, digits: 1...2), from < to, to <= 24 else {
            return nil
        }
        index += 3
        return OpeningTime(from: .clock(from * 60), to: .clock(to * 60))
    }

    /// A time, something of the sun, or that with a time more or less in brackets.
    private mutating func moment(latest: Int) -> OpeningTime.Moment? {
        let isBracketed = take("(")
        if case .sun(let event) = token {
            index += 1
            guard isBracketed else { return .sun(event, 0) }
            guard token == .sign("+") || token == .sign("-") else { return nil }
            let sign = take("+") ? 1 : -1
            if sign < 0 { index += 1 }
            guard let minutes = clock(), minutes <= 1440, take(")") else { return nil }
            return .sun(event, sign * minutes)
        }
        guard !isBracketed, let minutes = clock(), minutes <= latest else { return nil }
        return .clock(minutes)
    }

    /// Minutes of "8:30", "08.30", "8:30 pm", "8 am".
    private mutating func clock() -> Int? {
        guard isClock(0), case .number(var hours, _) = token else { return nil }
        var minutes = 0
        index += 1
        if token == .sign(":") || token == .sign("."), case .number(let read, _) = token(1) {
            (minutes, index) = (read, index + 2)
        }
        guard minutes < 60 else { return nil }
        if token == .am || token == .pm {
            guard (1...12).contains(hours) else { return nil }
            hours = hours % 12 + (token == .pm ? 12 : 0)
            index += 1
        }
        return hours * 60 + minutes
    }
}
