/// How long before something else one is to be told of it: "dentist Friday at 15:00, 30 min before".
extension WishSplit {
    /// What begins at a token says how long before something, behind what says when that is.
    static func isLead(_ line: ReadLine, _ position: Int) -> Bool {
        line.found.contains { found in
            if case .time = found.value { found.tokens.upperBound <= position } else { false }
        } && saysLead(line, from: position)
    }

    /// "dentist Friday at 15:00, 30 min before", "dentist Friday at 15:00 reminder 30 min before": a length behind a comma or
    /// behind what is to be told, and what says that it is before.
    static func beginsLead(_ line: ReadLine, _ position: Int) -> Bool {
        let words = line.titleWords
        guard position > 0, opening(of: line, words) == nil, case let length = behindNotice(line, position, words)
        else { return false }
        return (length > position || line.tokens[position - 1].key == ",") && leads(in: line).contains(length)
    }

    /// The "reminder" of "with a reminder".
    static func isOfNotice(_ line: ReadLine, _ position: Int, _ words: TitleWords) -> Bool {
        let before = line.tokens[position - 1].key
        return words.wish.companyLinks.contains(before) || words.wish.articles.contains(before)
    }

    /// The same asked for in the words of a reminder: "remind me 30 min before" of "30 min before".
    static func asReminder(_ part: String, _ language: LanguageID) -> String {
        LineReader.read(part, language: language).reminderBefore ?? part
    }

    /// Where "reminder", "with an alert" at a token end; that token for anything else.
    static func behindNotice(_ line: ReadLine, _ position: Int, _ words: TitleWords) -> Int {
        let wish = words.wish
        let noun = line.tokens[position...].firstIndex {
            !wish.companyLinks.contains($0.key) && !wish.articles.contains($0.key)
        }
        return noun.flatMap { wish.kinds[.reminder]?.end(in: line.tokens, at: $0, limit: line.tokens.count) }
            ?? position
    }

    /// "1 hour before", "eine Stunde vorher", "Tag vorher": a length, and a word behind it by which it is one before something.
    static func saysLead(_ line: ReadLine, from position: Int) -> Bool { leads(in: line).contains { $0 >= position } }

    /// Where such lengths begin.
    static func leads(in line: ReadLine) -> [Int] {
        let lexicon = Lexicon.of(line.language), earliers = lexicon.titleWords.wish.earliers
        return line.tokens.indices.dropFirst().filter { earliers.contains(line.tokens[$0].key) }.compactMap { end in
            let length = line.found.first { found in
                if case .length = found.value { found.tokens.upperBound == end } else { false }
            }
            let isUnit = lexicon.times.table.words[line.tokens[end - 1].key]?.unit != nil
            return length?.tokens.lowerBound ?? (isUnit ? end - 1 : nil)
        }
    }
}

extension ReadLine {
    /// "remind me 30 min before" of "30 min before", "reminder 30 min before", "the day before"; nil for a line that says
    /// anything else.
    package var reminderBefore: String? {
        let words = titleWords
        guard tokens.last.map({ words.wish.earliers.contains($0.key) }) == true else { return nil }
        let start = WishSplit.behindNotice(self, 0, words)
        let length = tokens[start...].firstIndex { !words.wish.articles.contains($0.key) }
        guard let length, WishSplit.leads(in: self) == [length] else { return nil }
        let said = WishSplit.text(self, start..<tokens.count)
        return "\(LanguageTables.tables(for: language).leads.reminder) \(said)"
    }
}
