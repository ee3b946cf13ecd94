import Core

/// Whether one has time, and what was looked at to say so.
enum FreeReply: Reply {
    case free(Wording, ofGroup: Bool)
    case taken(Int)
    case at(Wording, String), either(Wording, String, String), hours(Wording, String, String), days(String, String)

    var wording: Wording {
        switch self {
        case .free(let when, false):
            Wording(
                "calendar.isFree", "You have time {when}: nothing is in your calendar then.", ["when": .wording(when)])
        case .free(let when, true):
            Wording(
                "calendar.groupIsFree",
                "Nothing is in the calendar of this group {when}. Into your own ones I do not look here; ask me in private.",
                ["when": .wording(when)])
        case .taken(let count):
            Wording(
                "calendar.isTaken", "{n:thing is|things are} in your calendar then:", ["n": .number(count)])
        case .at(let day, let time):
            Wording("calendar.freeAt", "{day} at {time}", ["day": .wording(day), "time": .text(time)])
        case .either(let day, let early, let late):
            Wording(
                "calendar.freeAtEither", "{day} at {early} and at {late}",
                ["day": .wording(day), "early": .text(early), "late": .text(late)])
        case .hours(let day, let start, let end):
            Wording(
                "calendar.freeFromTo", "{day} from {start} to {end}",
                ["day": .wording(day), "start": .text(start), "end": .text(end)])
        case .days(let first, let last):
            Wording("calendar.freeDays", "from {first} to {last}", ["first": .text(first), "last": .text(last)])
        }
    }
}
