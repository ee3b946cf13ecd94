/// What is named with its time, and of which is known what is done with it.
extension ImpliedTask {
    /// More words say something else.
    private static let mostOfIntake = 4

    /// "2 ibuprofen at 14:00", "eye drops at 8 and 20", "insulin every 8 hours": medicine and when, and nothing else.
    static func isIntake(_ line: ReadLine) -> Bool {
        let words = Lexicon.of(line.language).titleWords.wish
        guard line.found.contains(where: \.value.saysHour), !tells(line) else { return false }
        let said = named(in: line)
        return (1...mostOfIntake).contains(said.count) && said.contains { words.intakes.contains($0.key) }
            && !said.contains { words.appointments.contains($0.key) }
    }

    /// "rent 850 on the 1st", "laundry in 50 minutes", "bins and dishes tomorrow": things of the house and when, "pizza in 12
    /// minutes", and nothing else.
    static func isOfHouse(_ line: ReadLine) -> Bool {
        guard !line.timeValues.isEmpty, !tells(line), !line.asks else { return false }
        let isSoon = line.found.contains(where: \.value.isSoon)
        return isOfHouse(named(in: line), orRunning: isSoon, line) || movesThing(line)
    }

    /// "bins out at 10": such a thing and where it goes, which takes no place in a calendar.
    static func movesThing(_ line: ReadLine) -> Bool {
        let words = Lexicon.of(line.language).titleWords.wish, said = named(in: line)
        guard said.count > 1, let last = said.last, words.choreParticles.contains(last.key), !tells(line) else {
            return false
        }
        return isOfHouse(said.dropLast(), orRunning: true, line)
    }

    private static func named(in line: ReadLine) -> [Token] {
        LineReader.read(line.withoutTimes, language: line.language).tokens.filter { $0.kind == .word }
    }

    private static func isOfHouse(_ said: [Token], orRunning: Bool, _ line: ReadLine) -> Bool {
        let words = Lexicon.of(line.language).titleWords.wish
        let isKnown = { (key: String) in
            words.household.contains(key) || orRunning && words.runners.contains(key)
        }
        return (1...mostOfIntake).contains(said.count) && said.contains { isKnown($0.key) }
            && said.allSatisfy { isKnown($0.key) || words.isOfHousehold($0.key) || $0.traits.contains(.article) }
    }

    /// "pay gas bill": in so few words nobody asks a bank for it.
    static func paysBill(_ line: ReadLine) -> Bool {
        let words = Lexicon.of(line.language).titleWords.wish
        let said = named(in: line)
        guard (2...3).contains(said.count), words.payers.contains(said[0].key) else { return false }
        return words.bills.contains(said[said.count - 1].key)
            && said.allSatisfy { !$0.traits.contains(.stop) && !words.determiners.contains($0.key) }
    }

    /// "pizza out of the oven in 20 minutes": what is named first, and what becomes of it in minutes or hours.
    static func isSoon(_ line: ReadLine) -> Bool {
        let words = Lexicon.of(line.language).titleWords.wish
        guard line.found.contains(where: \.value.isSoon), !tells(line), !line.asks else { return false }
        let said = named(in: line)
        guard (2...mostOfSoon).contains(said.count),
            let first = said.first(where: { !$0.traits.contains(.article) && !words.determiners.contains($0.key) })
        else { return false }
        return (words.household.contains(first.key) || words.runners.contains(first.key))
            && !said.contains { words.programWords.contains($0.key) || words.askables.contains($0.key) || $0.isQuoted }
    }

    private static let mostOfSoon = 6

    /// "vacuum tomorrow", "morgen einkaufen": nothing but what people do, and when.
    static func isDeedWithTime(_ line: ReadLine) -> Bool {
        let words = Lexicon.of(line.language).titleWords.wish
        guard !line.timeValues.isEmpty, !line.asks, !line.tokens.contains(where: { $0.key == "?" }) else {
            return false
        }
        let said = LineReader.read(line.withoutTimes, language: line.language).tokens.filter { !$0.isSoft }
        return said.count == 1 && words.chores.contains(said[0].key) && !words.appointments.contains(said[0].key)
    }
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
