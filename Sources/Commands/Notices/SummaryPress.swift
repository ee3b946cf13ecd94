import Actions
import Core
import Store

/// When a summary comes, or that none does, by a button.
struct SummaryPress: Press {
    static let verb = "summary"
    let isEvening: Bool
    /// Since midnight; nil: none comes.
    let minute: Int?

    /// Minutes since midnight.
    static func usual(isEvening: Bool) -> Int { isEvening ? 20 * 60 : 7 * 60 + 30 }

    init(isEvening: Bool, minute: Int?) { (self.isEvening, self.minute) = (isEvening, minute) }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, ["morning", "evening"].contains(arguments[0]) else { return nil }
        let minute = Int(arguments[1])
        guard arguments[1] == "off" || minute.map({ (0..<1440).contains($0) }) == true else { return nil }
        self.init(isEvening: arguments[0] == "evening", minute: minute)
    }

    var arguments: [String] { [isEvening ? "evening" : "morning", minute.map { "\($0)" } ?? "off"] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.setSummaries([(minute, isEvening)])
        let note =
            try minute.map { try session.summaryWords($0, isEvening: isEvening) }
            ?? SummaryReply.off(isEvening: isEvening)
        try session.confirm(note)
        return nil
    }
}

extension Session {
    /// When a summary comes: another time than was said where that lies in quiet hours.
    func summaryWords(_ minute: Int, isEvening: Bool) throws -> SummaryReply {
        let quiet = try noticeSettings().quiet
        let daily = SummaryPlan(minute: minute, isEvening: isEvening, quiet: quiet).daily
        let clock = measures.clock(daily.minute)
        if daily.minute != minute { return .setBesideQuiet(clock, isEvening: isEvening) }
        return isEvening ? .evening(clock) : .morning(clock)
    }
}
