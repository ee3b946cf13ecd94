/// What is named with its time, and of which is known what is done with it.
extension ImpliedTask {
    /// More words say something else.
    private static let mostOfIntake = 4

    /// "2 ibuprofen at 14:00", "eye drops at 8 and 20", "insulin every 8 hours": medicine and when, and nothing else.
    static func isIntake(_ line: ReadLine) -> Bool {
        let words = line.titleWords
        guard line.found.contains(where: \.value.saysHour), line.hasWord(of: words.wish.intakes), !tells(line) else {
            return false
        }
        let said = named(in: line)
        return (1...mostOfIntake).contains(said.count) && said.contains { words.wish.intakes.contains($0.key) }
            && !said.contains { words.wish.appointments.contains($0.key) }
    }

    /// "rent 850 on the 1st", "laundry in 50 minutes", "bins and dishes tomorrow": things of the house and when, "pizza in 12
    /// minutes", and nothing else.
    static func isOfHouse(_ line: ReadLine) -> Bool {
        let words = line.titleWords
        guard !line.timeValues.isEmpty, line.hasWord(of: words.wish.household) || line.hasWord(of: words.wish.runners),
            !tells(line), !line.asks
        else { return false }
        let isSoon = line.found.contains(where: \.value.isSoon)
        return isOfHouse(named(in: line), orRunning: isSoon, line) || movesThing(line)
    }

    /// "bins out at 10": such a thing and where it goes, which takes no place in a calendar.
    static func movesThing(_ line: ReadLine) -> Bool {
        let words = line.titleWords
        guard line.hasWord(of: words.wish.choreParticles), !tells(line) else { return false }
        let said = named(in: line)
        guard said.count > 1, let last = said.last, words.wish.choreParticles.contains(last.key) else { return false }
        return isOfHouse(said.dropLast(), orRunning: true, line)
    }

    private static func named(in line: ReadLine) -> [Token] {
        LineReader.read(line.withoutTimes, language: line.language).tokens.filter { $0.kind == .word }
    }

    private static func isOfHouse(_ said: [Token], orRunning: Bool, _ line: ReadLine) -> Bool {
        let words = line.titleWords
        let isKnown = { (key: String) in
            words.wish.household.contains(key) || orRunning && words.wish.runners.contains(key)
        }
        return (1...mostOfIntake).contains(said.count) && said.contains { isKnown($0.key) }
            && said.allSatisfy { isKnown($0.key) || words.wish.isOfHousehold($0.key) || $0.traits.contains(.article) }
    }

    /// "rent every 1st": what is paid at its day takes no place in a calendar.
    static func isBill(_ line: ReadLine) -> Bool {
        let words = line.wishWords
        return line.hasWord(of: words.bills) && !line.hasWord(of: words.appointments) && isOfHouse(line)
    }

    /// "pay gas bill": in so few words nobody asks a bank for it.
    static func paysBill(_ line: ReadLine) -> Bool {
        let words = line.titleWords
        guard line.hasWord(of: words.wish.payers), line.hasWord(of: words.wish.bills) else { return false }
        let said = words.wish.isVerbLast ? named(in: line).reversed() : named(in: line)
        guard (2...3).contains(said.count), words.wish.payers.contains(said[0].key) else { return false }
        return words.wish.bills.contains(said[said.count - 1].key)
            && said.allSatisfy { !$0.traits.contains(.stop) && !words.wish.determiners.contains($0.key) }
    }

    /// "pizza out of the oven in 20 minutes": what is named first, and what becomes of it in minutes or hours.
    static func isSoon(_ line: ReadLine) -> Bool {
        let words = line.titleWords
        guard line.found.contains(where: \.value.isSoon), !tells(line), !line.asks else { return false }
        let said = named(in: line)
        guard (2...mostOfSoon).contains(said.count),
            let first = said.first(where: { !$0.traits.contains(.article) && !words.wish.determiners.contains($0.key) })
        else { return false }
        return (words.wish.household.contains(first.key) || words.wish.runners.contains(first.key))
            && !said.contains {
                words.wish.programWords.contains($0.key) || words.wish.askables.contains($0.key) || $0.isQuoted
            }
    }

    private static let mostOfSoon = 6

    /// "vacuum tomorrow", "morgen einkaufen": nothing but what people do, and when.
    static func isDeedWithTime(_ line: ReadLine) -> Bool {
        let words = line.titleWords
        guard !line.timeValues.isEmpty, line.hasWord(of: words.wish.chores), !line.asks,
            !line.hasQuestionMark
        else { return false }
        let said = LineReader.read(line.withoutTimes, language: line.language).tokens.filter { !$0.isSoft }
        return said.count == 1 && words.wish.chores.contains(said[0].key)
            && !words.wish.appointments.contains(said[0].key)
    }
}

extension ReadLine {
    /// One of the words is somewhere in it.
    func hasWord(of words: WordSet) -> Bool { tokens.contains { words.contains($0.key) } }
}

extension Found.Value {
    /// In minutes or hours from now.
    fileprivate var isSoon: Bool {
        if case .time(let time) = self, let length = time.length {
            length.seconds > 0 && !length.isOfDays
        } else {
            false
        }
    }

    /// A time of day, or how often.
    fileprivate var saysHour: Bool {
        switch self {
        case .time(let time): time.clock != nil || time.part != nil
        case .timeSpan(.lasting(_, let time)): time.clock != nil
        case .repetition: true
        default: false
        }
    }
}
