extension WishSplit {
    /// "gym mon 7 wed 8" as "gym monday at 7" and "gym wednesday at 8", "pickup every weekday at 4, fridays at 2" as "pickup
    /// every monday, tuesday, wednesday and thursday at 4" and "pickup every friday at 2". A note keeps its words, and so
    /// does a line that tells or asks when something is open.
    static func timetable(_ line: ReadLine) -> [String] {
        guard let table = Timetable(line), !line.saysOnly(times: table.tokens) else { return [] }
        let before = line.withoutMark(behind: 0..<table.tokens.lowerBound)
        let (behind, other) = line.rest(behind: table.tokens.upperBound)
        guard !before.isEmpty || other == nil else { return [] }
        let times = table.rows.flatMap { $0.times(isRepeating: table.isRepeating, line.language) }
        let parts =
            times.map { [before, $0, behind].filter { !$0.isEmpty }.joined(separator: " ") }
            + [other].compactMap(\.self)
        return parts.count <= most ? parts : []
    }
}

extension Timetable.Row {
    /// Each as one time that a line can say.
    fileprivate func times(isRepeating: Bool, _ language: LanguageID) -> [String] {
        let leads = LanguageTables.tables(for: language).leads
        let names = days.flatMap(\.numbers).map { leads.weekdays[$0 - 1] }
        let days = isRepeating && !names.isEmpty ? ["\(leads.each) \(listed(names, language))"] : names
        return days.flatMap { day in hours.map { "\(day) \($0.contains("-") ? $0 : "\(leads.hour) \($0)")" } }
    }

    /// "monday, tuesday and friday"
    private func listed(_ names: [String], _ language: LanguageID) -> String {
        guard names.count > 1, let last = names.last else { return names.first ?? "" }
        return
            "\(names.dropLast().joined(separator: ", ")) \(LanguageTables.tables(for: language).followUps.and) \(last)"
    }
}

extension ReadLine {
    /// "training" of "training:"
    fileprivate func withoutMark(behind tokens: Range<Int>) -> String {
        let end = tokens.last { !self.tokens[$0].isSeparator }.map { $0 + 1 } ?? 0
        return string(bytes(ofTokens: 0..<end))
    }

    /// "with ben" of what is said behind the times of the same thing, and "buy milk" of ", buy milk", which is another one.
    fileprivate func rest(behind end: Int) -> (String, other: String?) {
        let start = tokens.indices.dropFirst(end).first { !WishSplit.isBetween(tokens[$0], titleWords) } ?? tokens.count
        guard start > end, start < tokens.count, !tokens[start].traits.contains(.stop) else {
            return (text(from: start), nil)
        }
        return ("", text(from: start))
    }

    /// Nothing takes place or is to be done then: it names nothing, tells or asks, is a note, or is of something else.
    fileprivate func saysOnly(times: Range<Int>) -> Bool {
        let lead = max(WishSplit.opening(of: self, titleWords) ?? 0, starts.last ?? 0)
        let words = tokens.indices.filter { $0 >= lead && !times.contains($0) && tokens[$0].kind == .word }
        return asks || tellsOpening || begins(with: .note) || endsThings || FollowUp(self) != nil
            || words.contains { wishWords.tellers.contains(tokens[$0].key) || means(tokens[$0].key, .past) }
            || words.allSatisfy { tokens[$0].traits.contains(.stop) }
    }
}
