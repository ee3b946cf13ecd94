/// A line that says nothing but what takes place when: "dentist at 9 Monday", "Tuesday lunch w/ Carla 12:30".
enum Appointment {
    static let intent = "event.add"

    /// A time of day, or a day of what takes place at an hour ("haircut friday"), and words that ask for nothing, tell of
    /// nobody and name no list of the person; without one of both few of them.
    static func isMeant(_ line: ReadLine, names: Names = .none, mayRepeat: Bool = false) -> Bool {
        let said = SaidWhen(line, mayRepeat: mayRepeat)
        guard said.hasClock || said.hasDay, !line.tellsPast, !line.tellsOpening else { return false }
        let words = line.titleWords
        let bare = LineReader.read(line.withoutTimes, language: line.language)
        let rest = bare.tokens.dropFirst(bare.starts.last ?? 0)
        guard !rest.contains(where: { disturbs($0, words) }) else { return false }
        let title = rest.filter { $0.kind == .word }
        guard let first = title.first, let last = title.last, title.count <= mostWords,
            !line.means(first.key, .noOrder),
            !first.traits.contains(.stop) || isPlace(first, said, words),
            !isDeed(words.wish.isVerbLast ? last.key : first.key, said, words)
        else { return false }
        let isShort = isShort(title, said, words)
        guard said.hasClock && said.hasDay && !said.repeats || isShort,
            said.hasClock || said.isOfOwn && isShort || words.wish.isAppointment(last.key)
                || title.count > 1 && isBound(last, line) || words.wish.isWithSomebody(title.map(\.key))
        else { return false }
        let isForList =
            names.count > 0
            && WishSlots.slots(of: line, for: intent, names: names, isAsked: true).contains(SlotName.list)
        return !isForList
    }

    /// "meet Tom at 6" takes place, "meet Tom" is to be done some time.
    private static func isDeed(_ verb: String, _ said: SaidWhen, _ words: TitleWords) -> Bool {
        words.deeds.contains(verb) && !(said.hasClock && words.wish.encounters.contains(verb))
    }

    /// Few words, and no small ones but "with" and, of what lasts for days, "in".
    private static func isShort(_ title: [Token], _ said: SaidWhen, _ words: TitleWords) -> Bool {
        title.count <= mostWordsAlone
            && title.allSatisfy {
                !$0.traits.contains(.stop) || words.wish.companyLinks.contains($0.key) || isPlace($0, said, words)
            }
    }

    /// "20 to 22 March in Vienna"
    private static func isPlace(_ token: Token, _ said: SaidWhen, _ words: TitleWords) -> Bool {
        said.isOverDays && words.wish.placeLinks.contains(token.key)
    }

    /// "the trial ends", "school starts": that day is what is told of it.
    private static func isBound(_ verb: Token, _ line: ReadLine) -> Bool {
        line.means(verb.key, .ending) || line.wishWords.starters.contains(verb.key)
    }

    private static func disturbs(_ token: Token, _ words: TitleWords) -> Bool {
        token.isQuoted || token.key == "?" || words.wish.tellers.contains(token.key)
            || words.wish.programWords.contains(token.key) && !words.wish.departures.contains(token.key)
    }

    private static let mostWords = 6
    private static let mostWordsAlone = 3
}

extension ReadLine {
    /// "dentist", "school meeting": what takes hours rather than days.
    package var namesAppointment: Bool {
        let words = titleWords
        return tokens.last { !$0.isSoft }.map { words.wish.appointments.contains($0.key) } ?? false
    }

    /// "dentist friday 3pm": it says nothing but what takes place when.
    package var isAppointment: Bool { saysClock && !wordsOfItsOwn.isEmpty && Appointment.isMeant(self) }
}

extension WishWords {
    /// It takes place at an hour, where a line says no more than the day: "dentist"; "coffee tomorrow" may be talk.
    func isAppointment(_ word: String) -> Bool {
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
