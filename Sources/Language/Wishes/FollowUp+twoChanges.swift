extension FollowUp {
    /// "make it friday" and "ask ben" of "make it friday and ask ben": a change of when or how urgent it is, and what else
    /// is to be done with it; nil for any other line.
    package var twoChanges: [String]? {
        let line = LineReader.read(words, language: language)
        guard kind == .change || kind == .move,
            let and = line.tokens.firstIndex(where: { line.means($0.key, .and) && !$0.isQuoted }), and > 0,
            and + 1 < line.tokens.count
        else { return nil }
        let parts = [0..<and, and + 1..<line.tokens.count].map { line.string(line.bytes(ofTokens: $0)) }
        let isRepeat = parts.map(saysRepeat), isTime = parts.map(saysTime)
        let isDetail = parts.indices.map { isRepeat[$0] || isTime[$0] || saysPriority(parts[$0]) }
        // "friday and saturday", "9 and 10:30" are of one kind.
        guard isDetail[0], !(isTime[0] && isTime[1]) || isRepeat[0] != isRepeat[1] else { return nil }
        let lead = LanguageTables.tables(for: language).leads.change
        return zip(parts, isDetail).map { $1 ? "\(lead) \($0)" : $0 }
    }

    private func saysTime(_ words: String) -> Bool {
        let line = LineReader.read(words, language: language), lead = LanguageTables.tables(for: language).leads.hour
        return line.soleTime != nil || LineReader.read("\(lead) \(words)", language: language).soleTime != nil
    }

    /// "weekly"
    private func saysRepeat(_ words: String) -> Bool {
        LineReader.read(words, language: language).found.contains {
            if case .repetition = $0.value { true } else { false }
        }
    }

    /// Nothing but how urgent it is.
    private func saysPriority(_ words: String) -> Bool {
        let line = LineReader.read(words, language: language)
        let slots = WishSlots.slots(of: line, for: ImpliedTask.intent, names: .none, isAsked: true)
        return slots.text(SlotName.title) == nil && slots.contains(SlotName.priority)
    }
}
