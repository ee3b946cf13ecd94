import Core

/// What is said of one time of what repeats.
enum EventDayReply: Reply {
    case leftOut(Wording), allLeftOut(String), tooLong, nothingLeft(String), takenIn(Wording), moved(Wording)
    case without([String])
    case notThen(String, Wording), isOver(String)
    case skip(String), move(String), takeIn(String)
    case oneOrAll, daysStay, untilThenStays, endsBefore(String)

    var wording: Wording {
        switch self {
        case .leftOut(let when): Wording("event.leftOut", "Not {when}; the others stay.", ["when": .wording(when)])
        case .allLeftOut(let days):
            Wording("event.allLeftOut", "Left out: {days}; the others stay.", ["days": .text(days)])
        case .tooLong:
            Wording(
                "event.leftOutTooLong", "At most a year is left out. Nothing is changed; `delete` takes all of it away."
            )
        case .nothingLeft(let title):
            Wording(
                "event.nothingLeft",
                "*{title}* does not come any more after that. Nothing is changed; `delete {title}` takes it away.",
                ["title": .text(title)])
        case .takenIn(let when): Wording("event.takenIn", "It takes place {when} after all.", ["when": .wording(when)])
        case .moved(let when):
            Wording("event.movedOne", "Moved this once: now {when}; the others stay.", ["when": .wording(when)])
        case .without(let days):
            Wording("event.without", "Left out: {days}", ["days": .text(days.joined(separator: ", "))])
        case .notThen(let title, let when):
            Wording(
                "event.notThen", "*{title}* does not take place then. It is {when}. Nothing is changed.",
                ["title": .text(title), "when": .wording(when)])
        case .isOver(let title):
            Wording("event.isOver", "*{title}* is over. Nothing is changed.", ["title": .text(title)])
        case .oneOrAll:
            Wording(
                "event.oneOrAll",
                "This comes again and again. Skip its next time, or delete all of it? Nothing is done yet.")
        case .endsBefore(let title):
            Wording(
                "event.endsBeforeThat", "*{title}* does not come so late. Nothing is changed.", ["title": .text(title)])
        case .daysStay: Wording("event.daysStay", "So it is on these days; on the others it stays.")
        case .untilThenStays: Wording("event.untilThenStays", "So it is from then on; until then it stays.")
        case .skip(let day): Wording("event.skipDay", "Skip {day}", ["day": .text(day)])
        case .move(let day): Wording("event.moveDay", "Move {day}", ["day": .text(day)])
        case .takeIn(let day): Wording("event.takeInDay", "Bring back {day}", ["day": .text(day)])
        }
    }
}
