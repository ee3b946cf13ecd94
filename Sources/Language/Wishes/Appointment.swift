/// A line that says nothing but what takes place when: "dentist at 9 Monday", "Tuesday lunch w/ Carla 12:30".
enum Appointment {
    static let intent = "event.add"

    /// A time of day, or a day of what takes place at an hour ("haircut friday"), and words that ask for nothing, tell of
    /// nobody and name no list of the person; without one of both few of them.
    static func isMeant(_ line: ReadLine, names: Names = .none) -> Bool {
        let (hasDay, hasClock) = said(line)
        guard hasClock || hasDay else { return false }
        let words = Lexicon.of(line.language).titleWords
        let said = LineReader.read(line.withoutTimes, language: line.language).tokens
        guard !said.contains(where: { disturbs($0, words) }) else { return false }
        let title = said.filter { $0.kind == .word }
        guard let first = title.first, let last = title.last, title.count <= mostWords, !first.traits.contains(.stop)
        else { return false }
        let isShort =
            title.count <= mostWordsAlone
            && !title.contains { $0.traits.contains(.stop) && !words.wish.companyLinks.contains($0.key) }
        guard hasClock && hasDay || isShort, hasClock || words.wish.isAppointment(last.key) else { return false }
        guard !words.deeds.contains(words.wish.isVerbLast ? last.key : first.key) else { return false }
        let isForList =
            names.count > 0 && WishSlots.slots(of: line, for: intent, names: names, isAsked: true).contains("list")
        return !isForList
    }

    private static func said(_ line: ReadLine) -> (day: Bool, clock: Bool) {
        var (hasDay, hasClock) = (false, false)
        for found in line.found {
            switch found.value {
            case .time(let time):
                hasDay = hasDay || time.day != nil
                hasClock =
                    hasClock || time.plainHour != nil
                    || time.clock.map { time.day != nil || hasDay || !$0.isNumber } == true
            case .timeSpan(.between(let first, let last, _)):
                hasDay = hasDay || first.day != nil || last.day != nil
                hasClock = hasClock || last.clock != nil
            case .timeSpan, .repetition, .timeProblem: return (false, false)
            default: break
            }
        }
        return (hasDay, hasClock)
    }

    private static func disturbs(_ token: Token, _ words: TitleWords) -> Bool {
        token.isQuoted || token.key == "?" || words.wish.tellers.contains(token.key)
            || words.wish.programWords.contains(token.key) && !words.wish.departures.contains(token.key)
    }

    private static let mostWords = 6
    private static let mostWordsAlone = 3
}

extension ReadLine {
    /// "dentist friday 3pm": it says nothing but what takes place when.
    package var isAppointment: Bool { saysClock && !wordsOfItsOwn.isEmpty && Appointment.isMeant(self) }
}

extension WishWords {
    /// It takes place at an hour, where a line says no more than the day: "dentist"; "coffee tomorrow" may be talk.
    fileprivate func isAppointment(_ word: String) -> Bool {
        appointments.contains(word) && !invitations.contains(word)
    }
}
