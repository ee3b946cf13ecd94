/// A line that says nothing but what takes place when: "dentist at 9 Monday", "Tuesday lunch w/ Carla 12:30".
enum Appointment {
    static let intent = "event.add"

    /// A day and a time of day, and words that ask for nothing and tell of nobody.
    static func isMeant(_ line: ReadLine) -> Bool {
        guard saysDayAndClock(line) else { return false }
        let words = Lexicon.of(line.language).titleWords
        let said = LineReader.read(line.withoutTimes, language: line.language).tokens
        guard !said.contains(where: { disturbs($0, words) }) else { return false }
        let title = said.filter { $0.kind == .word }
        guard let first = title.first, let last = title.last, title.count <= mostWords, !first.traits.contains(.stop)
        else { return false }
        return !words.deeds.contains(words.wish.isVerbLast ? last.key : first.key)
    }

    private static func saysDayAndClock(_ line: ReadLine) -> Bool {
        var (hasDay, hasClock) = (false, false)
        for found in line.found {
            switch found.value {
            case .time(let time): (hasDay, hasClock) = (hasDay || time.day != nil, hasClock || time.clock != nil)
            case .timeSpan(.between(let first, let last, _)):
                hasDay = hasDay || first.day != nil || last.day != nil
                hasClock = hasClock || last.clock != nil
            case .timeSpan, .repetition, .timeProblem: return false
            default: break
            }
        }
        return hasDay && hasClock
    }

    private static func disturbs(_ token: Token, _ words: TitleWords) -> Bool {
        token.isQuoted || token.key == "?" || words.wish.tellers.contains(token.key)
            || words.wish.programWords.contains(token.key) && !words.wish.departures.contains(token.key)
    }

    private static let mostWords = 6
}
