/// What a line tells of when something begins and ends, and of how long it lasts.
extension ReadLine {
    /// "haircut" and "2 hours" of "haircut takes 2 hours"; the name is empty where none is said. nil for any other line.
    package var toldLasting: (name: String, time: String)? {
        guard let verb = tokens.firstIndex(where: { means($0.key, .lasting) }), verb + 1 < tokens.count else {
            return nil
        }
        let said = tokens[(verb + 1)...].drop(while: isMoved)
        guard !said.isEmpty, case let words = inWholeHours(string(bytes(ofTokens: said.indices))),
            LineReader.read(words, language: language).soleTime != nil
        else { return nil }
        return (string(bytes(ofTokens: 0..<verb)), words)
    }

    /// "meeting" and "13:00" of "meeting ends at 13:00", "extend the meeting to 13:00"; nil for any other line.
    package var toldEnding: (name: String, time: SaidTime)? {
        let verb = tokens.firstIndex { means($0.key, .ending) && !$0.isQuoted }
        let told = verb.flatMap { $0 > 0 && $0 + 1 < tokens.count ? parted(at: $0) : nil }
        guard let parts = told ?? changes(.extending).last else { return nil }
        let new = LineReader.read(parts.new, language: language)
        // "extended to Friday"
        let isLinked = new.tokens.first.map { means($0.key, .intoName) } == true
        guard case .time(let time)? = new.soleTime ?? (isLinked ? new.dropFirst.soleTime : nil) else { return nil }
        return (parts.name, time)
    }

    /// "at 9" of "ends at 9", "it finishes at 9, not at 10", "i finish at 9 now": when what was spoken of is over; nil for any
    /// other line.
    package var endingAlone: SaidTime? {
        guard tokens.contains(where: { means($0.key, .ending) }) else { return nil }
        let words = titleWords
        let new = withoutOldTime.map(reread) ?? self
        let bare = new.reread(new.without(Lexicon.of(language).tables.followUps.anew))
        let said =
            bare.tokens.first.map { words.wish.pronouns.contains($0.key) || words.wish.speakers.contains($0.key) }
                == true
            ? bare.dropFirst : bare
        guard let verb = said.tokens.first, means(verb.key, .ending), !asks,
            case .time(let time)? = said.dropFirst.soleTime, time.clock != nil || time.plainHour != nil
        else { return nil }
        return time
    }

    /// "conference" and "at 9" of "conference starts at 9"; nil for any other line.
    package var toldBeginning: (name: String, time: String)? {
        let starters = wishWords.starters
        let verb = tokens.firstIndex { starters.contains($0.key) && !$0.isQuoted }
        guard let verb, verb > 0, verb + 1 < tokens.count, case let parts = parted(at: verb),
            case .time? = LineReader.read(parts.new, language: language).soleTime
        else { return nil }
        return (parts.name, parts.new)
    }

    private func parted(at index: Int) -> (name: String, new: String) {
        (string(bytes(ofTokens: 0..<index)), text(from: index + 1))
    }

    private func inWholeHours(_ words: String) -> String {
        LineReader.read(words, language: language).endingInWholeHour ?? words
    }

    /// "until 4:00" of "until 4"; nil where it ends with no such number.
    package var endingInWholeHour: String? {
        guard tokens.count == 2, let last = tokens.last, last.kind == .number, let hour = Int(last.key),
            (0...24).contains(hour), found.allSatisfy({ !$0.value.isTime })
        else { return nil }
        return "\(text):00"
    }
}
