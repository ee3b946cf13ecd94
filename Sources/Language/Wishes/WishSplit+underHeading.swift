import Core

/// Things of one day under a heading that names it.
extension WishSplit {
    /// "mon: gym 7, dentist 10, lunch 1pm", "sat: 9 dentist, 11 hair": each thing of the day with its hour, where they are
    /// surely hours; nothing for what is only to be done on that day.
    package static func thingsUnderHeading(_ line: ReadLine) -> [String] {
        guard let moment = moments(of: line).first, moment.lowerBound == (line.starts.last ?? 0),
            let day = line.day(of: moment), moment.upperBound + 1 < line.tokens.count,
            line.tokens[moment.upperBound].key == ":",
            case let rest = text(line, moment.upperBound + 1..<line.tokens.count),
            case let parts = cut(LineReader.read(rest, language: line.language)), (2...most).contains(parts.count)
        else { return [] }
        // "friday: haircut 10am, saturday cinema" names another day.
        guard moments(of: line).dropFirst().allSatisfy({ line.day(of: $0) == nil }) else { return [] }
        let things = parts.map { ThingOfDay($0, line.language) }
        return things.contains(where: \.isSure) ? things.map { $0.words(on: day) } : []
    }
}

/// One thing of several of a day: "dentist 10", "lunch 1pm", "walk".
private struct ThingOfDay {
    /// It says its time of day, or is something that takes place at an hour.
    let isSure: Bool
    private let rest: String
    /// "at 10", as it is to stand behind the day.
    private let hour: String

    init(_ words: String, _ language: LanguageID) {
        let line = LineReader.read(words, language: language)
        let wish = Lexicon.of(language).titleWords.wish, lead = LanguageTables.tables(for: language).leads.hour
        let said = WishSplit.moments(of: line).first { line.time(of: $0)?.clock != nil }
        let before = LeadingHour(words, language: language)
        // "buy milk 2" says how many.
        let behind = said == nil && !line.opensWithDeed ? line.hourAtEnd : nil
        isSure =
            said != nil || before?.isSure == true
            || (behind != nil || before != nil) && line.tokens.contains { wish.isAppointment($0.key) }
        rest = said != nil ? line.withoutTimes.trimmed : behind?.rest ?? before?.rest ?? words
        hour = said.map(line.words) ?? (behind?.hour ?? before?.clock.hour).map { "\(lead) \($0)" } ?? ""
    }

    func words(on day: String) -> String { hour.isEmpty ? "\(rest) \(day)" : "\(rest) \(day) \(hour)" }
}

extension ReadLine {
    /// "dentist" and 10 of "dentist 10".
    fileprivate var hourAtEnd: (rest: String, hour: Int)? {
        guard tokens.count > 1, let last = tokens.last, last.kind == .number, let hour = Int(last.key),
            (1...24).contains(hour), tokens[tokens.count - 2].kind == .word
        else { return nil }
        return (string(bytes(ofTokens: 0..<tokens.count - 1)), hour)
    }
}
