/// A line that says nothing but what takes place when: "dentist at 9 Monday", "Tuesday lunch w/ Carla 12:30".
enum Appointment {
    static let intent = "event.add"

    /// A time of day, or a day of what takes place at an hour ("haircut friday"), and words that ask for nothing, tell of
    /// nobody and name no list of the person; without one of both few of them.
    static func isMeant(_ line: ReadLine, names: Names = .none, mayRepeat: Bool = false) -> Bool {
        let said = SaidWhen(line, mayRepeat: mayRepeat)
        guard said.hasClock || said.hasDay else { return false }
        let words = Lexicon.of(line.language).titleWords
        let rest = LineReader.read(line.withoutTimes, language: line.language).tokens
        guard !rest.contains(where: { disturbs($0, words) }) else { return false }
        let title = rest.filter { $0.kind == .word }
        guard let first = title.first, let last = title.last, title.count <= mostWords,
            !first.traits.contains(.stop) || said.isOverDays && words.wish.placeLinks.contains(first.key)
        else { return false }
        let isShort =
            title.count <= mostWordsAlone
            && !title.contains {
                $0.traits.contains(.stop) && !words.wish.companyLinks.contains($0.key)
                    && !(said.isOverDays && words.wish.placeLinks.contains($0.key))
            }
        guard said.hasClock && said.hasDay && !said.repeats || isShort,
            said.hasClock || said.isOfOwn && isShort || words.wish.isAppointment(last.key)
                || words.wish.isWithSomebody(title.map(\.key))
        else { return false }
        guard !words.deeds.contains(words.wish.isVerbLast ? last.key : first.key) else { return false }
        let isForList =
            names.count > 0 && WishSlots.slots(of: line, for: intent, names: names, isAsked: true).contains("list")
        return !isForList
    }

    private static func disturbs(_ token: Token, _ words: TitleWords) -> Bool {
        token.isQuoted || token.key == "?" || words.wish.tellers.contains(token.key)
            || words.wish.programWords.contains(token.key) && !words.wish.departures.contains(token.key)
    }

    private static let mostWords = 6
    private static let mostWordsAlone = 3
}

/// What a line says of when something takes place.
private struct SaidWhen {
    private(set) var hasDay = false
    private(set) var hasClock = false
    private(set) var repeats = false
    /// From one day to another.
    private(set) var isOverDays = false
    /// Days that are hardly spoken of but of what is planned: "20 to 22 March", "Thursday morning", "1 May".
    private(set) var isOfOwn = false

    init(_ line: ReadLine, mayRepeat: Bool) {
        for found in line.found {
            guard take(found.value, mayRepeat) else {
                (hasDay, hasClock, isOfOwn) = (false, false, false)
                return
            }
        }
    }

    /// False for what is rather to be done then.
    private mutating func take(_ value: Found.Value, _ mayRepeat: Bool) -> Bool {
        switch value {
        case .time(let time): take(time)
        case .timeSpan(.between(let first, let last, _)):
            hasDay = hasDay || first.day != nil || last.day != nil
            hasClock = hasClock || last.clock != nil
            isOverDays = isOverDays || first.day != nil && last.day != nil
            isOfOwn = isOfOwn || isOverDays
        case .timeSpan(.lasting(_, let first)): take(first)
        case .timeSpan(.since(let first)) where first.clock != nil && first.day != nil: take(first)
        case .repetition(let said) where mayRepeat && said.clocks.count <= 1 && said.timesADay ?? 1 == 1:
            (hasDay, repeats, hasClock) = (true, true, hasClock || !said.clocks.isEmpty)
        case .timeSpan, .repetition, .timeProblem: return false
        default: break
        }
        return true
    }

    private mutating func take(_ time: SaidTime) {
        hasDay = hasDay || time.day != nil
        hasClock =
            hasClock || time.plainHour != nil || time.clock.map { time.day != nil || hasDay || !$0.isNumber } == true
        isOfOwn = isOfOwn || time.part != nil && time.isComingWeekday || time.day?.isOfCalendar == true
    }
}

extension SaidDay {
    /// A day by its month and number: "1 May", "1.5."
    fileprivate var isOfCalendar: Bool {
        switch self {
        case .date(let date): date.day != nil && date.month != nil
        case .figures: true
        default: false
        }
    }
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

    /// "essen mit papa": what one does with others, and with whom.
    fileprivate func isWithSomebody(_ title: [String]) -> Bool {
        guard let link = title.firstIndex(where: companyLinks.contains), link > 0, link + 1 < title.count else {
            return false
        }
        let word = title[link - 1]
        return appointments.contains(word) || invitations.contains(word) || meals[word] != nil
            || evenings.contains(word)
    }
}
