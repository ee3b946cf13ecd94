import Core

/// What a follow-up says something is to be.
extension FollowUp {
    /// More than that is a sentence.
    private static let longestAddition = 8

    /// "and rye bread", but not "and what about you?", "i like it too".
    var isAddition: Bool {
        let line = LineReader.read(words, language: language)
        let tokens = line.tokens.filter { !$0.isSoft }
        let words = Lexicon.of(language).titleWords
        guard let first = tokens.first, tokens.count <= Self.longestAddition else { return false }
        let isPronoun = tokens.count == 1 && (words.wish.pronouns.contains(first.key) || first.traits.contains(.stop))
        let isWord = tokens.contains { $0.kind == .word && $0.key.count > 2 }
        guard !isPronoun, saidLength == nil, !line.tellsBehindOpening else { return false }
        return (isWord || !line.timeValues.isEmpty) && !words.wish.speakers.contains(first.key)
    }

    /// "olive oil", "butter": few words that tell and ask nothing.
    package var isNoun: Bool {
        let line = LineReader.read(words, language: language)
        let tokens = line.tokens.filter { !$0.isSoft }, words = Lexicon.of(language).titleWords
        return (1...3).contains(tokens.count) && !line.asks && line.timeValues.isEmpty
            && tokens.allSatisfy {
                $0.kind == .word && !words.wish.tellers.contains($0.key) && !words.wish.pronouns.contains($0.key)
            }
    }

    /// "brushes, roller and tape": several of them.
    package var areNouns: Bool {
        let each = ThingsInLine.each(of: words, language: language)
        return each.count > 1
            && each.allSatisfy { ThingsInLine.isThing($0, ofHousehold: false, language: language) }
    }

    /// "oat milk", "the red one", but not "not", "half", "in the park": another name for what was said.
    var isOtherName: Bool {
        let line = LineReader.read(words, language: language), times = Lexicon.of(language).tables.times
        let states = Lexicon.of(language).titleWords.wish.states
        guard isNoun, !line.beginsWithDeed, let first = line.tokens.first(where: { !$0.isSoft }),
            // "longer" says how it is to be.
            !line.tokens.allSatisfy({ $0.isSoft || states.contains($0.key) })
        else { return false }
        return (!first.traits.contains(.stop) || line.isArticle(first)) && times.words[first.key] == nil
    }

    /// The words as a name, without an article before it, nor the word for a list: "the list shopping", "shopping list".
    package var name: String { LineReader.read(words, language: language).nameOfList ?? words }

    /// "a to-do item"
    private static let longestKind = 4

    /// The kind of things that it is to be: a note of "keep it as a note".
    package var kindToKeep: WishFamily? {
        let said = LineReader.read(words, language: language)
        let count = LineReader.read(said.withoutTimes, language: language).tokens.count { $0.kind == .word }
        guard kind == .keepAs || kind == .change, count <= Self.longestKind,
            case .kind(let family) = NewWords(words, language: language)
        else {
            return nil
        }
        return family
    }

    /// "saturday" of "keep it as a to-do for saturday"; nil where no time is said.
    package var whenToKeep: String? {
        let when = LineReader.read(words, language: language).wordsOfTime
        return kindToKeep == nil || when.isEmpty ? nil : when
    }

    /// The time that the words are; throws what is wrong with it. A number alone is an hour.
    package var time: Result<SaidTime, TimeProblem>? {
        guard !words.isEmpty else { return nil }
        let lexicon = Lexicon.of(language)
        let line = LineReader.read(words, language: language)
        let links = lexicon.titleWords.wish.timeLinks
        if let old { return timeInstead(of: old) }
        if kind == .not { return line.times.count == 2 ? line.times[1].time : timeBehindComma }
        // "3 on Monday" begins with its hour.
        let isHour = line.times.isEmpty || line.tokens.first?.kind == .number && line.beginsBesideTime
        let hour = isHour ? LineReader.read("\(lexicon.tables.leads.hour) \(words)", language: language) : line
        guard hour.times.count == 1, hour.isAllTime(besides: links) else { return nil }
        return hour.times[0].time.map(hour.inDaylight)
    }

    /// "14" of "15 instead of 14": when it was, as far as that is said.
    package var timeBefore: SaidTime? {
        guard let old else { return nil }
        let lead = Lexicon.of(language).tables.leads.hour
        return [old, "\(lead) \(old)"].lazy.compactMap {
            if case .time(let time)? = LineReader.read($0, language: language).soleTime { time } else { nil }
        }.first
    }

    /// "Monday at 7" of "Monday at 7 instead of 6": both are times, or hours.
    private func timeInstead(of old: String) -> Result<SaidTime, TimeProblem>? {
        let lexicon = Lexicon.of(language)
        let lines = [words, old].map { said in
            let line = LineReader.read(said, language: language)
            return line.times.isEmpty
                ? LineReader.read("\(lexicon.tables.leads.hour) \(said)", language: language) : line
        }
        guard lines.allSatisfy({ $0.times.count == 1 && $0.isAllTime(besides: lexicon.titleWords.wish.timeLinks) })
        else {
            return nil
        }
        return lines[0].times[0].time.map(lines[0].inDaylight)
    }

    /// "4" of "not 3, 4", "Monday" of "not tomorrow, Monday".
    private var timeBehindComma: Result<SaidTime, TimeProblem>? {
        guard let said = replacement else { return nil }
        let lines = [said.old, said.new].map { LineReader.read($0, language: language) }
        if lines.allSatisfy({ $0.times.count == 1 && $0.times[0].wordsOutside == 0 }) { return lines[1].times[0].time }
        let hours = [said.old, said.new]
        guard hours.allSatisfy({ $0.count < 6 && $0.allSatisfy { $0.isNumber || $0 == ":" } }) else { return nil }
        let lead = Lexicon.of(language).tables.leads.hour
        return LineReader.read("\(lead) \(said.new)", language: language).times.first?.time
    }

    /// "the meat" and "the fish" of "not the meat, the fish".
    package var replacement: (old: String, new: String)? {
        if let old {
            // "not with Anna, but Ben"
            let said = LineReader.read(old, language: language)
            let isOfCompany = said.beginsWithCompany && !LineReader.read(words, language: language).beginsWithCompany
            // "3 instead of 2 cucumbers"
            let isAmount = Int(words) != nil && said.tokens.count > 1 && said.tokens[0].kind == .number
            let new = isAmount ? "\(words) \(said.dropFirst.text)" : words
            return (isOfCompany ? said.dropFirst.text : old, new)
        }
        let parts = words.split(separator: ",").map { String($0.drop { $0 == " " }) }
        return kind == .not && parts.count == 2 && parts.allSatisfy({ !$0.isEmpty }) ? (parts[0], parts[1]) : nil
    }

    /// The days that the words are, or for how long: "next week", "until April", "for 3 weeks".
    var daysLeftOut: SaidValue? {
        guard kind == .leaveOut else { return nil }
        // Marks at its end are cut off: "31." of the month.
        return ["", "."].lazy.compactMap { LineReader.read(words + $0, language: language).soleTime }.first {
            $0.isOfDaysAlone
        }
    }

    /// The same, also of what answers a notice: "not today".
    package func daysLeftOut(in line: ReadLine) -> SaidValue? {
        let day = kind == .skip && line.timeValues.count == 1 ? line.timeValues[0].value : nil
        return daysLeftOut ?? day.flatMap { $0.isOfDaysAlone ? $0 : nil }
    }

    /// A day, or a rule by which days come again.
    var saysDays: Bool {
        switch time {
        case .success(let time): time.day != nil
        case .failure(let problem): problem.repetition != nil
        case nil: false
        }
    }

    /// Nothing but a rule by which it comes again.
    var saysRule: Bool { if case .failure(let problem)? = time { problem.repetition != nil } else { false } }

    /// "4x10", "3kg": one word with a figure in it, and no time.
    var isOneFigure: Bool { words.contains(where: \.isNumber) && !words.contains(where: \.isWhitespace) && time == nil }

    /// The time, where another time is all that is said: "make it 9", "no, at 9".
    package var newTime: Result<SaidTime, TimeProblem>? {
        [.change, .move, .correct, .not].contains(kind) ? time : nil
    }

    /// A number alone in the place of a time: "make it 25".
    package var number: Int? { kind == .change || kind == .correct ? Int(words) : nil }

    /// How much later or earlier; negative for earlier.
    package var length: SaidLength? {
        let kinds: [Kind] = [.later, .earlier, .delay, .advance, .lengthen, .putOff, .pickMove]
        guard kinds.contains(kind), let length = saidLength else {
            return nil
        }
        return kind == .earlier || kind == .advance ? -length : length
    }

    /// "45 minutes" of "make it 45 minutes"; nil where it is days or longer.
    package var lengthInstead: SaidLength? {
        guard kind == .change, let length = saidLength, length.days == 0, length.months == 0 else { return nil }
        return length
    }

    /// "a week", "by a week": a length is all that is said.
    var saidLength: SaidLength? {
        let links = Lexicon.of(language).titleWords.wish.timeLinks
        let whole = LineReader.read(words, language: language)
        let isLinked = kind == .move && whole.tokens.count > 1 && links.contains(whole.tokens[0].key)
        let line = (isLinked ? whole.dropFirst : whole).countingArticle
        let lengths = line.timeValues.compactMap { if case .length(let length) = $0.value { length } else { nil } }
        return lengths.count == 1 && line.isAllTime(besides: WordSet()) ? lengths[0] : nil
    }
}

extension ReadLine {
    /// "that's it", "dann geh ich heim": somebody or something is told of, and not in the words of a wish: "i need eggs".
    fileprivate var tellsBehindOpening: Bool {
        let tables = Lexicon.of(language).tables, words = tables.titleWords.wish
        let start = words.openings.end(in: tokens, at: 0, limit: tokens.count) ?? 0
        // "morgen kommt papa", but not "heimkommen".
        if tokens[start...].dropLast().contains(where: { words.momentVerbsOfOthers.contains($0.key) }) { return true }
        return tokens[start...].contains { token in
            !token.isQuoted
                && ([token.key] + (tables.contractions[token.key] ?? [])).contains { words.tellers.contains($0) }
        }
    }
}
