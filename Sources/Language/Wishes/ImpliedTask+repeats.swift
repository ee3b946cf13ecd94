import Core

/// What is to be done again and again.
extension ImpliedTask {
    /// "water the plants every 3 days after done": only what is to be done is counted from that.
    static func repeatsAfterDone(_ line: ReadLine) -> Bool {
        line.found.contains { if case .repetition(let said) = $0.value { said.isAfterCompletion } else { false } }
    }

    /// "every weekday at 7:20 water the plants": how often, and behind it what people do themselves.
    static func beginsWithRule(_ line: ReadLine) -> Bool {
        guard let first = line.found.first(where: { $0.tokens.lowerBound == 0 }), case .repetition = first.value,
            first.tokens.upperBound < line.tokens.count
        else { return false }
        return Chore(line.read(from: first.tokens.upperBound))?.isOwnDeed == true
    }

    /// "pay the rent every month", "bins every other Tuesday": what comes again is to be done.
    static func repeatsDeed(_ line: ReadLine) -> Bool {
        let words = line.titleWords
        guard line.found.contains(where: { if case .repetition = $0.value { true } else { false } }),
            !tells(line),
            let title = WishSlots.slots(of: line, for: intent, names: .none, isAsked: true).text(SlotName.title)
        else { return false }
        let said = LineReader.read(title, language: line.language)
        return doesSomething(said, words) || isHabit(said, words) || isDeedAlone(said, words)
            || said.tokens.allSatisfy { words.wish.isOfHousehold($0.key) }
    }

    /// "vacuum", "run": nothing but what people do, where it is said how often.
    private static func isDeedAlone(_ said: ReadLine, _ words: TitleWords) -> Bool {
        let keys = said.tokens.filter { $0.kind != .punctuation }.map(\.key)
        return keys.count == 1 && (words.wish.chores.contains(keys[0]) || words.wish.habits.contains(keys[0]))
    }

    /// "rotate tyres", "read 20 pages": what people do again and again, with something and about nothing of programs.
    private static func isHabit(_ said: ReadLine, _ words: TitleWords) -> Bool {
        let keys = said.tokens.filter { $0.kind != .punctuation }.map(\.key)
        guard keys.count > 1, let verb = words.wish.isVerbLast ? keys.last : keys.first,
            !keys.contains(where: words.wish.programWords.contains)
        else { return false }
        return words.wish.habits.contains(verb)
            || words.wish.readers.contains(verb) && said.tokens.contains { $0.kind == .number }
    }

    /// "eye drops at 8 and 20 every day": what comes twice a day takes no place in a calendar.
    static func comesOften(_ line: ReadLine) -> Bool {
        repeats(line) { $0.clocks.count > 1 || $0.rule.hours.count > 1 || $0.timesADay ?? 1 > 1 }
    }

    /// "stretch every hour"
    static func comesByClock(_ line: ReadLine) -> Bool { repeats(line, \.rule.isOfClock) }

    private static func repeats(_ line: ReadLine, _ isSo: (SaidRepeat) -> Bool) -> Bool {
        let isMeant = line.found.contains { if case .repetition(let said) = $0.value { isSo(said) } else { false } }
        return isMeant && !tells(line)
            && WishSlots.slots(of: line, for: intent, names: .none, isAsked: true).text(SlotName.title) != nil
    }
}
