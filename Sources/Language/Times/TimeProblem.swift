/// Why what reads like a time is none.
package enum TimeProblem: Hashable, Sendable {
    /// No clock shows it: "25:00", "13 pm".
    case noSuchClock(String)
    /// No month has it: "31 June".
    case noSuchDay(String)
    /// Meant as a time, but not as one moment, where one is needed: "every day at 8", "next week".
    case unread(String)
    /// More than ten years ahead.
    case tooFar(String)
}
