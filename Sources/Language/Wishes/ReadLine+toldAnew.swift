extension ReadLine {
    /// "exam" and "3pm" of "exam got moved to 3pm", "the exam is at 3pm now", "exam at 3pm instead of 2", and "an hour later"
    /// of "the exam is an hour later", "exam an hour later"; nil for a line that says nothing of another time.
    package var toldAnew: (name: String, time: String)? {
        if let new = withoutOldTime {
            let line = LineReader.read(new, language: language)
            return line.toldMoved(isAnew: true) ?? line.nameAndTime
        }
        let bare = without(Lexicon.of(language).tables.followUps.anew)
        return bare == text
            ? toldMoved(isAnew: false) : LineReader.read(bare, language: language).toldMoved(isAnew: true)
    }

    /// It says which time it was before: "not at 4", "instead of 4".
    package var saysOldTime: Bool { withoutOldTime != nil }

    /// "haircut" and "4" of "haircut is at 4", which need not say that it was at another time.
    package var toldTime: (name: String, time: String)? { toldMoved(isAnew: true) }

    /// "the barber" and "at 11" of "and the barber at 11": what is known already and an hour, and nothing else; nil for
    /// any other line.
    package var knownAtTime: (name: String, time: String)? {
        let line = tokens.first.map { means($0.key, .and) } == true ? dropFirst : self
        guard line.beginsDefinitely, case .time(let time)? = line.timeValues.first?.value, time.clock != nil,
            let told = line.nameAndTime, told.name.contains(" ")
        else { return nil }
        return told
    }

    /// "barber" and "Friday at 11" of "barber Friday at 11", where nothing else is said.
    private var nameAndTime: (name: String, time: String)? {
        let times = found.filter(\.value.isTime)
        guard times.count == 1, case .time = times[0].value, tokens[times[0].tokens.upperBound...].allSatisfy(\.isSoft),
            let last = tokens[..<times[0].tokens.lowerBound].lastIndex(where: { !isLink($0) && !$0.isSoft })
        else { return nil }
        return (string(bytes(ofTokens: 0..<last + 1)), string(bytes(ofTokens: times[0].tokens)))
    }

    /// "Sara", "coffee" and "at 4" of "Sara moved coffee to 4", and "the dentist" twice of "the dentist moved me to 4"; nil
    /// for any other line.
    package var movedBySomebody: (who: String, name: String, time: String)? {
        guard let verb = tokens.firstIndex(where: isMoved), (1...2).contains(verb) else { return nil }
        let said = read(from: verb)
        let who = string(bytes(ofTokens: 0..<verb))
        guard let change = said.changes(.moved).last ?? said.movedMe.map({ (who, $0) }) else { return nil }
        let isHour = Int(change.new).map((0...24).contains) == true
        let time = isHour ? "\(Lexicon.of(language).tables.leads.hour) \(change.new)" : change.new
        guard LineReader.read(time, language: language).soleTime != nil else { return nil }
        return (who, change.name, time)
    }

    /// "4" of "moved me to 4".
    private var movedMe: String? {
        guard tokens.count > 3, means(tokens[1].key, .me), means(tokens[2].key, .intoName) else { return nil }
        return text(from: 3)
    }

    /// "the exam is at 5" of "the exam is at 5, not at 4", "the exam at 5 instead of 4"; nil for a line that tells of no time
    /// before.
    var withoutOldTime: String? {
        let insteadOf = Lexicon.of(language).tables.followUps.insteadOf
        let instead = tokens.indices.lazy.compactMap { start in
            insteadOf.end(in: tokens, at: start, limit: tokens.count).map { start..<$0 }
        }.first
        let denied = tokens.lastIndex { means($0.key, .without) && !$0.isQuoted }.map { $0..<$0 + 1 }
        guard let link = instead ?? denied, link.lowerBound > (instead == nil ? 2 : 1) else { return nil }
        let old = tokens[link.upperBound...].drop(while: isLink)
        guard !old.isEmpty,
            old.allSatisfy({ $0.kind == .number })
                || LineReader.read(string(bytes(ofTokens: old.indices)), language: language).soleTime != nil
        else { return nil }
        let end = tokens[..<link.lowerBound].lastIndex { !$0.isSoft && $0.key != "," }.map { $0 + 1 } ?? 0
        return [string(bytes(ofTokens: 0..<end)), week(of: old.indices)].compactMap(\.self).joined(separator: " ")
    }

    /// "this week" of "wednesday this week": the week of what takes the place of that day, too; nil where none is said.
    private func week(of day: Range<Int>) -> String? {
        guard day.count > 1, case let rest = string(bytes(ofTokens: day.dropFirst())),
            case .time(let time)? = LineReader.read(rest, language: language).soleTime, case .unit(.week, _)? = time.day
        else { return nil }
        return rest
    }

    /// "lena um 4 holen" of "lena um 4 statt um 3 holen": without what is said of a time that it is not; nil where nothing is,
    /// or no other time stands before it.
    var withoutTimeInstead: ReadLine? {
        let insteadOf = Lexicon.of(language).tables.followUps.insteadOf
        for start in tokens.indices.dropFirst() {
            guard let end = insteadOf.end(in: tokens, at: start, limit: tokens.count),
                found.contains(where: { $0.isTime && $0.tokens.upperBound <= start }),
                case let next = tokens[end...].firstIndex(where: { !isLink($0) }) ?? end,
                let old = found.first(where: { $0.isTime && [end, next].contains($0.tokens.lowerBound) })?.tokens
                    .upperBound
                    ?? (tokens.indices.contains(next) && tokens[next].kind == .number ? next + 1 : nil)
            else { continue }
            let kept = [string(besides: [start..<old]), week(of: min(next, old)..<old)].compactMap(\.self).joined(
                separator: " ")
            return LineReader.read(kept, language: language)
        }
        return nil
    }

    /// "haircut an hour later": it says how much later or earlier than before.
    package var isShifted: Bool {
        toldAnew.flatMap { FollowUp(LineReader.read($0.time, language: language))?.length } != nil
    }

    /// "it", which is what was spoken of.
    package func isPronoun(_ name: String) -> Bool {
        let words = name.split(whereSeparator: \.isWhitespace)
        return !words.isEmpty
            && words.allSatisfy { wishWords.pronouns.contains(Folding.fold($0)) }
    }

    /// "moved to": it says nothing but that something is at another time.
    package var isMovedAlone: Bool {
        tokens.contains(where: isMoved)
            && tokens.allSatisfy { isTelling($0) || isLink($0) || $0.isSoft || $0.traits.contains(.stop) }
    }

    /// "start", "begins": it says nothing but that something begins.
    package var isBeginningAlone: Bool {
        let starters = wishWords.starters
        return !tokens.isEmpty && tokens.allSatisfy { starters.contains($0.key) || $0.isSoft }
    }

    /// The same, and of nobody: "moved to" rather than "we moved to".
    package var isMovedByItself: Bool {
        let words = titleWords
        return isMovedAlone
            && !tokens.contains {
                words.wish.speakers.contains($0.key) || words.wish.others.contains($0.key) || means($0.key, .mine)
            }
    }

    /// "it is cancelled" rather than "turn it off".
    package var tellsCalledOff: Bool {
        let particles = wishWords.choreParticles
        return tokens.contains { means($0.key, .calledOff) && !particles.contains($0.key) }
    }

    /// One time, with the small words round it, and nothing else; "for 2 hours" is one, "2 hours" may be anything.
    package var soleTime: SaidValue? {
        let tables = Lexicon.of(language).tables
        let isFor = tokens.count > 1 && tables.followUps.lengthLinks.contains(tokens[0].key)
        let line = isFor ? dropFirst : self
        guard line.timeValues.count == 1, line.tokens.last?.key != "?", !line.hasTimeProblem,
            line.isAllTime(besides: tables.titleWords.wish.timeLinks)
        else { return nil }
        return line.timeValues[0].value
    }

    /// "every Wednesday" of "every Wednesday from now on".
    package var ruleAnew: String? {
        let rule = withoutAnew
        guard rule != text, case .repetition? = LineReader.read(rule, language: language).soleTime else { return nil }
        return rule
    }

    /// Words with capitals: one where only names have them, else two.
    package func areNamed(_ words: [String]) -> Bool {
        let least = wishWords.isVerbLast ? 2 : 1
        return words.count >= least && words.allSatisfy { $0.first?.isUppercase == true }
    }

    /// "for 2 hours" rather than "2 hours".
    package var beginsWithLengthLink: Bool {
        tokens.first.map { Lexicon.of(language).tables.followUps.lengthLinks.contains($0.key) } ?? false
    }

    private var hasTimeProblem: Bool {
        found.contains { if case .timeProblem = $0.value { true } else { false } }
    }

    /// "beim Zahnarzt absagen": where verbs stand last, something is to be done.
    package var endsWithVerb: Bool {
        let words = titleWords
        return words.wish.isVerbLast
            && tokens.last.map { words.wish.hasVerb($0.key) || means($0.key, .cancelling) } == true
    }

    /// "the exam", "my exam": what is known already.
    package var beginsDefinitely: Bool {
        tokens.first.map { $0.traits.contains(.article) || means($0.key, .mine) } ?? false
    }

    /// It begins with "is", "are".
    package var beginsWithCopula: Bool {
        tokens.first.map { wishWords.copulas.contains($0.key) } ?? false
    }

    /// `isAnew`: that it is another time than before was said already.
    private func toldMoved(isAnew: Bool) -> (name: String, time: String)? {
        let times = found.filter { $0.value.isTime && !tokens[$0.tokens].allSatisfy(isMoved) }
        guard times.count == 1, let time = times.first?.tokens,
            case let start = tokens.firstIndex(where: isTelling) ?? time.lowerBound, start > 0,
            start <= time.lowerBound,
            tokens[start..<time.lowerBound].allSatisfy({ isTelling($0) || isLink($0) || $0.isSoft })
        else { return nil }
        let end = tokens.lastIndex { !isMoved($0) && !$0.isSoft }.map { $0 + 1 } ?? tokens.count
        let words = string(bytes(ofTokens: time.lowerBound..<max(end, time.upperBound)))
        // "2 hours later" moves it, "2 hours" says how long it lasts.
        let isShifted = FollowUp(LineReader.read(words, language: language))?.length != nil
        guard !times[0].value.isLength || isShifted && words.contains(" ") && end > time.upperBound else { return nil }
        let isMovedTo =
            start < time.lowerBound && end <= time.upperBound && (isAnew || tokens[start...].contains(where: isMoved))
        return isShifted || isMovedTo ? (string(bytes(ofTokens: 0..<start)), words) : nil
    }

    /// Before a time, and not one from which something goes: "to", "at".
    func isLink(_ token: Token) -> Bool {
        let words = titleWords
        return words.wish.timeLinks.contains(token.key) && !words.wish.starters.contains(token.key)
            && !LanguageTables.tables(for: language).checkIns.away.contains(token.key)
            || means(token.key, .toDo) || token.traits.contains(.article)
    }

    /// A word between a thing and its time: "is", "got", "moved".
    func isTelling(_ token: Token) -> Bool {
        let copulas = wishWords.copulas
        return !token.isQuoted && (copulas.contains(token.key) || means(token.key, .being) || isMoved(token))
    }

    func isMoved(_ token: Token) -> Bool { means(token.key, .moved) && !token.isQuoted }
}

extension Found.Value {
    fileprivate var isLength: Bool { if case .length = self { true } else { false } }
}
