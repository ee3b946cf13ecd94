package import Core
import Foundation

extension TimeProblem: Reply {
    /// What is wrong, and what to type instead.
    package var wording: Wording {
        switch self {
        case .noSuchClock(let words, _):
            Wording(
                "time.noSuchClock", "No clock shows “{words}”. Type a time like `18:00` or `6pm`.",
                ["words": .text(words)])
        case .noSuchDay(let words, _):
            Wording(
                "time.noSuchDay", "No calendar shows “{words}”. Type a date like `30 June` or `24/12/2026`.",
                ["words": .text(words)])
        case .manyMoments(let words, _):
            Wording(
                "time.unread",
                "I do not read “{words}” as one moment. I know times like `in 20 minutes`, `at 18:00`, `tomorrow at 8` and `Friday at 3pm`. Words in quotes are never read as a time.",
                ["words": .text(words)])
        case .tooFar(""):
            Wording("time.tooFarThen", "That would be too far away: I look forward ten years at the most.")
        case .tooFar(let words):
            Wording(
                "time.tooFar", "“{words}” is too far ahead: I look forward ten years at the most.",
                ["words": .text(words)])
        case .endsBefore(let words):
            Wording(
                "time.endsBefore", "“{words}” ends before it begins. Type what is first before what is last.",
                ["words": .text(words)])
        case .otherClocks(let zone):
            Wording(
                "time.otherClocks",
                "Only an event comes again on the clocks of another place ({zone}). Begin with `event:`, or say the time of day on your own clocks.",
                ["zone": .text(zone.identifier)])
        }
    }

    /// What is wrong alone, for where times that may have been meant stand beside it.
    package var short: Wording {
        switch self {
        case .noSuchClock(let words, _):
            Wording("time.notOnClock", "No clock shows “{words}”.", ["words": .text(words)])
        case .noSuchDay(let words, _):
            Wording("time.notInCalendar", "No calendar shows “{words}”.", ["words": .text(words)])
        case .manyMoments(let words, _):
            Wording("time.notOneMoment", "“{words}” is more than one moment.", ["words": .text(words)])
        case .tooFar, .otherClocks, .endsBefore: wording
        }
    }
}
