package import Core

extension TimeProblem: Reply {
    package var wording: Wording {
        switch self {
        case .noSuchClock(let words):
            Wording(
                "time.noSuchClock", "No clock shows “{words}”. Type a time like `18:00` or `6pm`.",
                ["words": .text(words)])
        case .noSuchDay(let words):
            Wording(
                "time.noSuchDay", "No calendar shows “{words}”. Type a date like `30 June` or `24/12/2026`.",
                ["words": .text(words)])
        case .unread(let words):
            Wording(
                "time.unread",
                "I do not read “{words}” as a time yet. I know times like `in 20 minutes`, `at 18:00`, `tomorrow at 8` and `Friday at 3pm`. Words in quotes are never read as a time.",
                ["words": .text(words)])
        case .tooFar(let words):
            Wording(
                "time.tooFar", "“{words}” is too far ahead: I look forward ten years at the most.",
                ["words": .text(words)])
        }
    }
}
