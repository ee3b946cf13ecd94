import Core
import Language

/// A minute of the day, as a clock with twelve hours shows it.
struct ClockMinute {
    let minute: Int

    /// The time that it is with those words behind it: 7:00 with "pm"; nil where they are none of a clock.
    func said(in words: String, language: LanguageID) -> Result<SaidTime, TimeProblem>? {
        guard words.count <= Self.longest, words.contains(where: \.isLetter) else { return nil }
        let hour = minute / 60 % 12 == 0 ? 12 : minute / 60 % 12
        let clock = "\(hour):\(minute % 60 < 10 ? "0" : "")\(minute % 60)"
        return FollowUp(timeAlone: LineReader.read("\(clock) \(words)", language: language))?.newTime
    }

    /// Of "p.m.".
    private static let longest = 4
}
