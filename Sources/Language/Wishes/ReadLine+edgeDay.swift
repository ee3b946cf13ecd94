extension ReadLine {
    /// "Sunday" of "until Sunday", "ends on Sunday", "back on Sunday", "we leave Sunday": the last day of what lasts for days;
    /// nil for a line that says more.
    package var lastDayAlone: SaidTime? {
        if case .timeSpan(.until(let day, _))? = soleFound, day.isDayAlone { return day }
        let words = titleWords
        let said = tokens.drop { words.wish.speakers.contains($0.key) || words.wish.pronouns.contains($0.key) }
        guard let verb = said.first, tokens.count > said.startIndex + 1,
            means(verb.key, .ending) || words.wish.returns.contains(verb.key) || words.wish.leavings.contains(verb.key),
            // "extend it to the 16th"
            let behind = said.dropFirst().firstIndex(where: { !means($0.key, .it) && !means($0.key, .intoName) }),
            case .time(let day)? = read(from: behind).soleTime, day.isDayAlone
        else { return nil }
        return day
    }

    /// "Thursday" of "from Thursday", "starting Thursday": the first day of what lasts for days.
    package var firstDayAlone: SaidTime? {
        if case .timeSpan(.since(let day))? = soleFound, day.isDayAlone { return day }
        let words = titleWords
        guard let verb = tokens.first, words.wish.starters.contains(verb.key),
            case .time(let day)? = read(from: 1).soleTime, day.isDayAlone
        else { return nil }
        return day
    }

    /// The one time that is all of the line.
    private var soleFound: Found.Value? {
        let times = found.filter(\.isTime)
        return times.count == 1 && isAllTime(besides: wishWords.timeLinks)
            ? times[0].value : nil
    }
}
