extension ReadLine {
    /// More words are a sentence rather than what something is called.
    private static let longestSubject = 6

    /// "Mia's shoe size is 31", "Ben likes red wine": how something is that is neither who speaks nor what was spoken of.
    package var tellsFact: Bool { tellsPast || tellsState || tellsContact }

    /// "Dr. Huber, Tel. 01 533 72 15, Mon-Fri 8-12": somebody's number, with whatever hours.
    package var tellsContact: Bool {
        !asks
            && tokens.indices.contains { index in
                guard index > 0, means(tokens[index].key, .contact) else { return false }
                return tokens[(index + 1)...].first { $0.kind == .word || $0.kind == .number }?.kind == .number
            }
    }

    /// "gave Mia calpol at 8:50", "I had lunch with Ben": what was, rather than what is to be.
    package var tellsPast: Bool {
        let start = tokens.firstIndex { !means($0.key, .having) } ?? 0
        guard tokens.count > start + 1 else { return false }
        let isPast = means(tokens[start].key, .past) || start > 0 && means(tokens[start].key, .pastOfSpeaker)
        return isPast && !asks && !saysDayToCome
    }

    /// "on Friday", "tomorrow", "in July".
    private var saysDayToCome: Bool {
        timeValues.contains { found in
            switch found.value {
            case .time(let time): time.day.map { !$0.isTodayOrBefore } ?? false
            case .span, .repetition: true
            case .length, .noSuchClock, .noSuchDay: false
            }
        }
    }

    private var tellsState: Bool {
        guard let verb = tokens.firstIndex(where: { means($0.key, .stating) && !$0.isQuoted }),
            (1...Self.longestSubject).contains(verb), tokens[(verb + 1)...].contains(where: { !$0.isSoft }),
            tokens.last?.key != "?", !asks, let first = tokens.first
        else { return false }
        let lexicon = Lexicon.of(language), words = lexicon.titleWords
        let isDeed = lexicon.titleWords.deeds.contains(first.key) || means(first.key, .askingOthers)
        return !isDeed
            && ![words.wish.speakers, words.wish.pronouns, words.wish.tellers].contains { $0.contains(first.key) }
            && !means(first.key, .it)
    }
}
