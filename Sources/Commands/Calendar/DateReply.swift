import Actions
import Core

/// What is said of dates.
enum DateReply: Reply {
    case noDay, yes, no
    case ago(Wording, Int)
    case between(Wording, Int)
    case changes(Wording, isForward: Bool, String), neverChanges(String)

    var wording: Wording {
        switch self {
        case .noDay: Wording("date.noDay", "I read no single day there. Type one like `24 December` or `1 May 2027`.")
        case .yes: Wording("date.yes", "Yes:")
        case .no: Wording("date.no", "No, not then:")
        case .ago(let when, let days):
            Wording("date.ago", "That was {when}: {n:day|days} ago.", ["when": .wording(when), "n": .number(days)])
        case .between(let dates, let days):
            Wording("date.between", "{dates}: {n:day|days}", ["dates": .wording(dates), "n": .number(days)])
        case .changes(let when, true, let zone):
            Wording(
                "date.forward", "The clocks go forward by an hour {when} ({zone}).",
                ["when": .wording(when), "zone": .text(zone)])
        case .changes(let when, false, let zone):
            Wording(
                "date.back", "The clocks go back by an hour {when} ({zone}).",
                ["when": .wording(when), "zone": .text(zone)])
        case .neverChanges(let zone):
            Wording("date.neverChanges", "The clocks do not change in {zone}.", ["zone": .text(zone)])
        }
    }
}
