import Actions
import Core
import Foundation
import Language
import Store

enum RepeatReply: Reply {
    case kept(Wording, String, isGroup: Bool)
    case next(String), first(Wording)
    case never, often, notTogether, oneRule, window
    case moved(Wording)
    case onlyTime(Wording), whichHour([String])
    case missed(Int), openSince(Wording), isAt(Wording)
    case rule(Wording), ruleAndNext(Wording, Wording), last(Wording), ended(Wording)

    var wording: Wording {
        switch self {
        case .kept(let rule, let text, false):
            Wording("repeat.kept", "I will remind you *{rule}*: {text}", ["rule": .wording(rule), "text": .text(text)])
        case .kept(let rule, let text, true):
            Wording(
                "repeat.keptInGroup", "I will remind this group *{rule}*: {text}",
                ["rule": .wording(rule), "text": .text(text)])
        case .next(let dates): Wording("repeat.next", "Next: {dates}", ["dates": .text(dates)])
        case .first(let date):
            Wording("repeat.first", "Next: {date}, and then counted from when you tap Done.", ["date": .wording(date)])
        case .never: Wording("repeat.never", "I find no day on which that comes. Type a time like `tomorrow at 8`.")
        case .whichHour(let hours):
            Wording(
                "repeat.whichHour",
                "It comes at {hours}, so nothing is changed. Say which of them, like `15:00 instead of 14:00`.",
                ["hours": .text(hours.joined(separator: ", "))])
        case .oneRule:
            Wording(
                "repeat.oneRule",
                "One rule holds for all of it, so nothing is changed. Keep the other part as its own, like `vitamins every Thursday at 10`, and leave it out here."
            )
        case .notTogether:
            Wording(
                "repeat.notTogether",
                "One rule cannot say both, so nothing is changed. Keep it a second time under its name, with the other times."
            )
        case .often: Wording("repeat.often", "I can remind you once a minute at the most.")
        case .window:
            Wording(
                "repeat.window",
                "Between two times of the day I can remind you every whole hour, like `every 2 hours between 9 and 17`, or every so many minutes as an hour divides into, from one full hour to another, like `every 30 minutes between 9 and 12`."
            )
        case .moved(let rule): Wording("repeat.moved", "I will remind you *{rule}*.", ["rule": .wording(rule)])
        case .openSince(let when):
            Wording("repeat.openSince", "It was due {when}, and is still open.", ["when": .wording(when)])
        case .missed(let count): Wording("repeat.missed", "It came due {n} times.", ["n": .number(count)])
        case .isAt(let when): Wording("repeat.isAt", "It is {when}", ["when": .wording(when)])
        case .rule(let rule): Wording("repeat.rule", "↻ {rule}", ["rule": .wording(rule)])
        case .ruleAndNext(let rule, let next):
            Wording("repeat.ruleAndNext", "↻ {rule}, next {when}", ["rule": .wording(rule), "when": .wording(next)])
        case .last(let rule): Wording("repeat.last", "↻ {rule}; this is the last one", ["rule": .wording(rule)])
        case .ended(let rule): Wording("repeat.ended", "↻ {rule}: no more of it comes", ["rule": .wording(rule)])
        case .onlyTime(let rule):
            Wording(
                "repeat.onlyTime",
                "That comes {rule}. Type another time of day for all of them, like `10:00`, or another rule, like `every Tuesday at 9`.",
                ["rule": .wording(rule)])
        }
    }
}
