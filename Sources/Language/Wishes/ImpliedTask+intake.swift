/// What is named with its time, and of which is known what is done with it.
extension ImpliedTask {
    /// More words say something else.
    private static let mostOfIntake = 4

    /// "2 ibuprofen at 14:00", "eye drops at 8 and 20", "insulin every 8 hours": medicine and when, and nothing else.
    static func isIntake(_ line: ReadLine) -> Bool {
        let words = Lexicon.of(line.language).titleWords.wish
        guard line.found.contains(where: \.value.saysHour), !tells(line) else { return false }
        let said = LineReader.read(line.withoutTimes, language: line.language).tokens.filter { $0.kind == .word }
        return (1...mostOfIntake).contains(said.count) && said.contains { words.intakes.contains($0.key) }
            && !said.contains { words.appointments.contains($0.key) }
    }

    /// "rent 850 on the 1st", "laundry in 50 minutes", "bins and dishes tomorrow": things of the house and when, "pizza in 12
    /// minutes", and nothing else.
    static func isOfHouse(_ line: ReadLine) -> Bool {
        let words = Lexicon.of(line.language).titleWords.wish
        guard !line.timeValues.isEmpty, !tells(line), !line.asks else { return false }
        let said = LineReader.read(line.withoutTimes, language: line.language).tokens.filter { $0.kind == .word }
        let isSoon = line.found.contains { if case .time(let time) = $0.value { time.length != nil } else { false } }
        let isKnown = { (key: String) in words.household.contains(key) || isSoon && words.runners.contains(key) }
        return (1...mostOfIntake).contains(said.count) && said.contains { isKnown($0.key) }
            && said.allSatisfy { isKnown($0.key) || words.isOfHousehold($0.key) }
    }

    /// "vacuum tomorrow", "morgen einkaufen": nothing but what people do, and when.
    static func isDeedWithTime(_ line: ReadLine) -> Bool {
        let words = Lexicon.of(line.language).titleWords.wish
        guard !line.timeValues.isEmpty, !line.asks, !line.tokens.contains(where: { $0.key == "?" }) else { return false }
        let said = LineReader.read(line.withoutTimes, language: line.language).tokens.filter { !$0.isSoft }
        return said.count == 1 && words.chores.contains(said[0].key) && !words.appointments.contains(said[0].key)
    }
}

extension Found.Value {
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
