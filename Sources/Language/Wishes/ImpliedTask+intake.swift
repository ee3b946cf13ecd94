/// What is taken at its hour.
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
