import Core

extension FollowUp {
    /// Longer lines say something of their own.
    private static let longest = 40
    private static let longestForeign = 10

    /// The phrases of all kinds in all languages.
    private static let matcher = PhraseMatcher(
        LanguageTables.all.flatMap { tables in
            Kind.allCases.map {
                PhraseTable(
                    intent: $0.rawValue, language: tables.id, phrases: tables.followUps.phrases[$0] ?? [])
            }
        })

    /// What is wrong with the phrases; nothing in a healthy house.
    package static var faults: [String] { matcher.faults }

    /// A line as a follow-up, in its own language or else to the letter in another one; nil where it is none.
    ///
    /// `isForeign`: it may be in another language, since its own reads nothing in it.
    package init?(_ line: ReadLine, isForeign: Bool = true) {
        guard !line.tokens.isEmpty, line.tokens.count <= Self.longest else { return nil }
        let others = LanguageTables.others(than: line.language)
        let own = Self.read(line)
        guard own != nil || isForeign && line.tokens.count <= Self.longestForeign else { return nil }
        guard let read = own ?? others.lazy.compactMap({ Self.read(line.read(in: $0.id), isExact: true) }).first else {
            return nil
        }
        self = read
    }

    /// A line that is nothing but a time, said of what it replies to: "tomorrow", "Friday at 5".
    package init?(timeAlone line: ReadLine) {
        (kind, words, choice, isNear, pointsAtOne, language) = (.change, line.text, nil, false, false, line.language)
        guard !line.times.isEmpty, time != nil else { return nil }
    }

    /// What is said to be all, whatever it is: "every 2 weeks" of "only every 2 weeks".
    static func restriction(in line: ReadLine) -> String? {
        matcher.candidates(for: line).first { $0.intent == Kind.only.rawValue }?.slots.text("what")
    }

    private static func read(_ line: ReadLine, isExact: Bool = false) -> FollowUp? {
        for candidate in matcher.candidates(for: line) where !isExact || candidate.assumptions.isEmpty {
            guard let read = FollowUp(candidate, line), read.isComplete, !read.isPickOfCorrection(line) else {
                continue
            }
            if read.kind != .add || line.tokens.last?.key != "?" { return read }
        }
        return nil
    }

    private init?(_ candidate: Candidate, _ line: ReadLine) {
        guard let kind = Kind(rawValue: candidate.intent) else { return nil }
        let words = Lexicon.of(line.language).tables.followUps
        let typed = candidate.slots.text("what") ?? ""
        self.kind = kind
        let said = LineReader.read(typed, language: line.language).without(words.tails)
        self.words = kind == .putOff ? Self.minutes(said, line) : said
        // "no, 7" is a time rather than the seventh.
        let corrected = kind == .correct && Int(self.words) == nil ? self.words : nil
        choice = (candidate.slots.text("which") ?? corrected).flatMap {
            words.choice(in: LineReader.read($0, language: line.language))
        }
        isNear = !candidate.assumptions.isEmpty
        pointsAtOne = choice != nil && words.pointAtOne(line)
        language = line.language
    }

    /// "snooze 10" is ten minutes, where "snooze until 10" is a time of day.
    private static func minutes(_ words: String, _ line: ReadLine) -> String {
        let lexicon = Lexicon.of(line.language)
        let links = lexicon.titleWords.wish.timeLinks, ofLength = lexicon.tables.followUps.lengthLinks
        let isTimed = line.tokens.contains { links.contains($0.key) && !ofLength.contains($0.key) }
        guard let count = Int(words), count > 0, !isTimed else { return words }
        return "\(words) min"
    }

    /// "no, 6" puts a time right, where "no 6" is the sixth.
    private func isPickOfCorrection(_ line: ReadLine) -> Bool {
        kind == .pick && line.tokens.count == 3 && line.tokens[1].key == "," && line.tokens[2].kind == .number
    }

    /// It says what its kind needs.
    private var isComplete: Bool {
        switch kind {
        case .later, .earlier, .delay, .advance: words.isEmpty || length != nil || time != nil
        case .correct: choice != nil || time != nil
        case .only: saysDays
        case .not: time != nil || replacement != nil
        case .again, .hide, .look: time != nil
        case .leaveOut: daysLeftOut != nil
        case .pick, .pickDelete, .pickDone: choice != nil
        case .pickMove, .pickChange: choice != nil && !words.isEmpty
        case .move: !words.isEmpty && saidLength == nil
        case .change, .name, .meant: !words.isEmpty
        case .add: isAddition
        case .remind, .delete, .cancel, .show, .done, .skip, .stop: true
        case .putOff: words.isEmpty || length != nil || time != nil
        }
    }
}

extension FollowUp {
    /// More than that is a sentence.
    private static let longestAddition = 8

    /// "and rye bread", but not "and what about you?", "i like it too".
    private var isAddition: Bool {
        let line = LineReader.read(words, language: language)
        let tokens = line.tokens.filter { !$0.isSoft }
        let wish = Lexicon.of(language).titleWords.wish
        guard let first = tokens.first, tokens.count <= Self.longestAddition else { return false }
        let isPronoun = tokens.count == 1 && (wish.pronouns.contains(first.key) || first.traits.contains(.stop))
        let isWord = tokens.contains { $0.kind == .word && $0.key.count > 2 }
        return (isWord || !line.timeValues.isEmpty) && !isPronoun && !wish.speakers.contains(first.key)
    }

    /// "olive oil", "butter": few words that tell and ask nothing.
    package var isNoun: Bool {
        let line = LineReader.read(words, language: language)
        let tokens = line.tokens.filter { !$0.isSoft }, wish = Lexicon.of(language).titleWords.wish
        return (1...3).contains(tokens.count) && !line.asks && line.timeValues.isEmpty
            && tokens.allSatisfy {
                $0.kind == .word && !wish.tellers.contains($0.key) && !wish.pronouns.contains($0.key)
            }
    }

    /// The words as a name, without an article before it, nor the word for a list: "the list shopping", "shopping list".
    package var name: String {
        let line = LineReader.read(words, language: language), count = line.tokens.count
        guard count > 1, let first = line.tokens.first, !first.isQuoted else { return words }
        let start = line.isArticle(first) ? 1 : 0
        let list = Lexicon.of(language).titleWords.wish.kinds["list"]
        let end = list?.end(in: line.tokens, at: start, limit: count)
        let name = end.flatMap { $0 < count ? $0 : nil } ?? start
        let isLast = name < count - 1 && list?.end(in: line.tokens, at: count - 1, limit: count) == count
        return line.string(line.bytes(ofTokens: name..<(isLast ? count - 1 : count)))
    }

    /// The time that the words are; throws what is wrong with it. A number alone is an hour.
    package var time: Result<SaidTime, TimeProblem>? {
        guard !words.isEmpty else { return nil }
        let lexicon = Lexicon.of(language)
        let line = LineReader.read(words, language: language)
        let links = lexicon.titleWords.wish.timeLinks
        if kind == .not { return line.times.count == 2 ? line.times[1].time : timeBehindComma }
        let hour =
            line.times.isEmpty ? LineReader.read("\(lexicon.tables.leads.hour) \(words)", language: language) : line
        guard hour.times.count == 1, hour.isAllTime(besides: links) else { return nil }
        return hour.times[0].time
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
    private var saysDays: Bool {
        switch time {
        case .success(let time): time.day != nil
        case .failure(let problem): problem.repetition != nil
        case nil: false
        }
    }

    /// The time, where another time is all that is said: "make it 9", "no, at 9".
    package var newTime: Result<SaidTime, TimeProblem>? {
        [.change, .move, .correct, .not].contains(kind) ? time : nil
    }

    /// A number alone in the place of a time: "make it 25".
    package var number: Int? { kind == .change || kind == .correct ? Int(words) : nil }

    /// How much later or earlier; negative for earlier.
    package var length: SaidLength? {
        guard [.later, .earlier, .delay, .advance, .putOff, .pickMove].contains(kind), let length = saidLength else {
            return nil
        }
        return kind == .earlier || kind == .advance ? -length : length
    }

    /// "a week", "by a week": a length is all that is said.
    private var saidLength: SaidLength? {
        let links = Lexicon.of(language).titleWords.wish.timeLinks
        let whole = LineReader.read(words, language: language)
        let isLinked = kind == .move && whole.tokens.count > 1 && links.contains(whole.tokens[0].key)
        let line = (isLinked ? whole.dropFirst : whole).countingArticle
        let lengths = line.timeValues.compactMap { if case .length(let length) = $0.value { length } else { nil } }
        return lengths.count == 1 && line.isAllTime(besides: WordSet()) ? lengths[0] : nil
    }
}

extension FollowUpWords {
    /// "the second", "last one": a word of choice with an article before it or a word like "one" behind it.
    fileprivate func pointAtOne(_ line: ReadLine) -> Bool {
        let tokens = line.tokens
        return tokens.indices.contains { index in
            choices[tokens[index].key] != nil
                && (index > 0 && line.isArticle(tokens[index - 1])
                    || index + 1 < tokens.count && ones.contains(tokens[index + 1].key))
        }
    }

    fileprivate func choice(in line: ReadLine) -> FollowUp.Choice? {
        let words = line.tokens.filter { !$0.isSoft && !line.isArticle($0) }
        guard words.count == 1 || words.count == 2 && choices[words[1].key] == nil, let key = words.first?.key else {
            return nil
        }
        if let choice = choices[key] { return choice }
        return words.count == 1 ? Int(key).flatMap { (1...999).contains($0) ? .number($0) : nil } : nil
    }
}

extension ReadLine {
    fileprivate func isArticle(_ token: Token) -> Bool {
        Lexicon.of(language).traits(of: token.key).contains(.article)
    }

    /// Nothing but times and the given small words is said.
    func isAllTime(besides links: WordSet) -> Bool {
        let timed = found.filter(\.value.isTime).map(\.tokens)
        return tokens.indices.allSatisfy { index in
            tokens[index].isSoft || links.contains(tokens[index].key) || timed.contains { $0.contains(index) }
        }
    }

    /// "1 week" of "a week"
    fileprivate var countingArticle: ReadLine {
        guard tokens.count > 1, tokens[0].traits.contains(.article), found.isEmpty else { return self }
        return LineReader.read("1 " + dropFirst.text, language: language)
    }

    /// What stands behind its first word.
    package var dropFirst: ReadLine {
        LineReader.read(string(bytes(ofTokens: 1..<tokens.count)), language: language)
    }

    /// The text without such words at its end.
    func without(_ tails: WordPhrases) -> String {
        var end = tokens.count
        while let tail = (max(0, end - 3)..<end).first(where: { tails.end(in: tokens, at: $0, limit: end) == end }) {
            end = tail
            while end > 0, tokens[end - 1].isSoft, !tokens[end - 1].isQuoted { end -= 1 }
        }
        return end == tokens.count ? text : string(bytes(ofTokens: 0..<end))
    }
}

extension Found.Value {
    var isTime: Bool {
        switch self {
        case .time, .timeSpan, .length, .repetition, .timeProblem: true
        default: false
        }
    }
}
