import Core

extension ReadLine {
    private static let mostRestated = 10

    /// "the 27th" of "its the 27th", "wed 11" of "they moved it to wed 11", "pm" of "pm i mean": another time for what was
    /// just told, and nothing else but words that say so; a number alone is an hour. nil for any other line.
    package var timeRestated: String? {
        guard (1...Self.mostRestated).contains(tokens.count), !asks, tokens.count > 1 || timeValues.isEmpty else {
            return nil
        }
        return withoutRestating.flatMap(time) ?? ruleAndTime
    }

    /// What is left without the words before and behind it; nil where none are, unless it is all of the line by itself.
    private var withoutRestating: Range<Int>? {
        let words = Lexicon.of(language).tables.followUps.restating
        var start = passed(0), end = ends.first ?? tokens.count
        while let next = words.before.end(in: tokens, at: start, limit: end), next < end { start = passed(next) }
        while end > start, tokens[end - 1].isSoft || tokens[end - 1].isSeparator { end -= 1 }
        while let last = (start + 1..<max(end, start + 1)).first(where: {
            words.behind.end(in: tokens, at: $0, limit: end) == end
        }) {
            end = last
            while end > start, tokens[end - 1].isSoft || tokens[end - 1].isSeparator { end -= 1 }
        }
        let isRest = end - start < tokens.count { !$0.isSoft && !$0.isSeparator } || tokens.count == 1
        return isRest && start < end ? start..<end : nil
    }

    private func passed(_ index: Int) -> Int {
        var index = index
        while index < tokens.count, tokens[index].isSoft || tokens[index].isSeparator { index += 1 }
        return index
    }

    /// "at 11" of "11", where nothing but a time is said.
    private func time(in said: Range<Int>) -> String? {
        let plain = string(bytes(ofTokens: said)), last = said.upperBound - 1
        let before = string(bytes(ofTokens: said.lowerBound..<last))
        let hourly = "\(before) \(leadOfHour) \(string(tokens[last].range))".trimmed
        let isHour =
            tokens[last].kind == .number && (before.isEmpty || LineReader.read(before, language: language).isDayAlone)
        let ways = isHour ? [plain, hourly] : [plain]
        return ways.first(where: isMoment) ?? (isHalfOfDay(plain) ? plain : nil)
    }

    /// "in 20 minutes" and "2 hours" may be said of anything.
    private func isMoment(_ words: String) -> Bool {
        switch LineReader.read(words, language: language).soleTime {
        case .time(let time): time.length == nil
        case .span, .repetition: true
        default: false
        }
    }

    /// "Wednesdays 9" of "Wednesdays its 9", where "the April one is Thursday" says two things.
    private var ruleAndTime: String? {
        let restating = Lexicon.of(language).tables.followUps.restating.before, end = ends.first ?? tokens.count
        let said = found.first { if case .repetition = $0.value { $0.tokens.lowerBound == 0 } else { false } }
        guard let rule = said?.tokens,
            let next = restating.end(in: tokens, at: rule.upperBound, limit: end), next < end,
            let time = time(in: next..<end)
        else { return nil }
        return "\(string(bytes(ofTokens: rule))) \(time)"
    }

    /// "pm"
    private func isHalfOfDay(_ word: String) -> Bool {
        guard case .time(let time)? = LineReader.read("7 \(word)", language: language).soleTime else { return false }
        return !word.contains(" ") && time.clock?.half != nil
    }

    /// "3 on Monday": a time is said, and its first word is no part of it.
    var beginsBesideTime: Bool {
        found.contains(where: \.isTime)
            && !found.contains { found in
                if case .number = found.value { false } else { found.tokens.contains(0) }
            }
    }
}
