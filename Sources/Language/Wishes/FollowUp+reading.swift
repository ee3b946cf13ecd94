import Core

extension FollowUp {
    /// Longer lines say something of their own.
    private static let longest = 40
    private static let longestForeign = 10

    /// The phrases of all kinds in all languages.
    fileprivate static let matcher = PhraseMatcher(
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

    /// A line that is nothing but a time, said of what it replies to: "tomorrow", "Friday at 5", "1pm please".
    package init?(timeAlone line: ReadLine) {
        let words = line.without(Lexicon.of(line.language).tables.followUps.tails)
        (kind, self.words, choice, old) = (.change, words, nil, nil)
        (isNear, pointsAtOne, language) = (false, false, line.language)
        guard !line.times.isEmpty, time != nil else { return nil }
    }

    /// What is said to be all, whatever it is: "every 2 weeks" of "only every 2 weeks".
    static func restriction(in line: ReadLine) -> String? {
        matcher.candidates(for: line).first { $0.intent == Kind.only.rawValue }?.slots.text("what")
    }

    private static func read(_ line: ReadLine, isExact: Bool = false) -> FollowUp? {
        let said = line.withoutReason.compactMap { readPlain($0, isExact) }.first(where: \.mayHaveReason)
        let moved = { line.beforeMarks.compactMap { readPlain($0, isExact) }.first(where: \.saysTimeAnew) }
        return said ?? moved() ?? readPlain(line, isExact)
    }

    private static func readPlain(_ line: ReadLine, _ isExact: Bool) -> FollowUp? {
        readWhole(line, isExact) ?? line.withoutHesitation.flatMap { readWhole($0, isExact) }
    }

    private static func readWhole(_ line: ReadLine, _ isExact: Bool) -> FollowUp? {
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
        let typed = ["what", "at"].compactMap { candidate.slots.text($0) }.joined(separator: " ")
        self.kind = kind
        let said = LineReader.read(typed, language: line.language).without(words.tails)
        self.words = kind == .putOff ? Self.minutes(said, line) : said
        // "no, 7" is a time rather than the seventh.
        let corrected = kind == .correct && Int(self.words) == nil ? self.words : nil
        choice = (candidate.slots.text("which") ?? corrected).flatMap {
            words.choice(in: LineReader.read($0, language: line.language))
        }
        old = candidate.slots.text("other")
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

    /// Its kind is one of which people say why, and it is whole without that.
    private var mayHaveReason: Bool {
        switch kind {
        case .cancel, .delete, .skip, .stop, .done: true
        default: saysTimeAnew
        }
    }

    /// "move it to Friday", "push it back by 15 minutes"
    private var saysTimeAnew: Bool {
        switch kind {
        case .move, .change, .delay, .advance, .later, .earlier, .putOff, .hide: time != nil || length != nil
        default: false
        }
    }

    /// It says what its kind needs.
    private var isComplete: Bool {
        switch kind {
        case .keepAs: kindToKeep != nil
        case .later, .earlier, .delay, .advance: words.isEmpty || length != nil || time != nil
        case .correct: choice != nil || time != nil
        case .only: saysDays
        case .thisOnce: time != nil
        case .not: time != nil || replacement != nil
        case .repetition: saysRule
        case .rather: isOtherName || isOneFigure
        case .nearly: isOneFigure
        case .guest, .absent: isNoun
        case .lengthen: saidLength != nil
        case .again: time != nil && !saysShift
        case .hide, .look: time != nil
        case .leaveOut: daysLeftOut != nil || saysRule
        case .pick, .pickDelete, .pickDone: choice != nil
        case .pickMove, .pickChange: choice != nil && !words.isEmpty
        case .move: !words.isEmpty && saidLength == nil && (time != nil || !words.contains(","))
        // "its at 5" says when.
        case .location: isPlaceSaid
        case .change, .name, .meant, .label, .detail, .invite: !words.isEmpty
        case .add: isAddition
        case .count: Int(words).map { (1...99).contains($0) } ?? false
        case .remind, .delete, .cancel, .show, .done, .skip, .stop, .calm, .mistaken, .askWhen, .askMore: true
        case .putOff: words.isEmpty || length != nil || time != nil
        }
    }
}

extension FollowUp {
    private static let mostOfPlace = 5

    /// A name or what a place is called, and nothing else: "its at 5" says when, "at Billa get milk" what to do, and "at
    /// last", "in my calendar" nothing of a place.
    private var isPlaceSaid: Bool {
        let line = LineReader.read(words, language: language), words = Lexicon.of(language).titleWords
        guard (1...Self.mostOfPlace).contains(line.tokens.count), time == nil, saidLength == nil,
            line.timeValues.isEmpty,
            let first = line.tokens.first, !line.tokens.allSatisfy(\.isOfEveryDay)
        else { return false }
        let isOwn = words.wish.determiners.contains(first.key) && !first.traits.contains(.article)
        return !isOwn
            && !line.tokens.contains { token in
                words.deeds.contains(token.key) || words.wish.programWords.contains(token.key)
                    || words.wish.tellers.contains(token.key) || words.wish.noPlaces.contains(token.key)
                    || line.means(token.key, .cancelling) || line.means(token.key, .moving)
                    || [":", "?"].contains(token.key)
            }
    }

    /// "halbe stunde später" of "eine halbe stunde später", which is not one more.
    private var saysShift: Bool {
        let shifts = [Kind.later, .earlier].map(\.rawValue)
        return Self.matcher.candidates(for: LineReader.read(words, language: language)).contains {
            shifts.contains($0.intent)
        }
    }
}

extension ReadLine {
    /// "make it tonight" of "hang on, make it tonight"; nil where nothing of the kind stands before it.
    fileprivate var withoutHesitation: ReadLine? {
        let words = Lexicon.of(language).tables.followUps.hesitations
        var start = 0
        while let end = words.end(in: tokens, at: start, limit: tokens.count) {
            start = end
            while start < tokens.count, tokens[start].isSoft { start += 1 }
        }
        guard start > 0, start < tokens.count else { return nil }
        return read(from: start)
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
