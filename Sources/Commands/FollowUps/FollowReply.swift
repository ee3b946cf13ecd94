import Core

/// What follow-ups say.
enum FollowReply: Reply {
    case nothing, which, whichNumber, notAsked, asksOfEach
    case noNumber(Int)
    case unfit(FollowDeed, String?)
    case thing(ThingKind, String)
    case now(Wording, String)
    case doneAlready(String)
    case noWords(String)

    var wording: Wording {
        switch self {
        case .nothing:
            Wording(
                "follow.nothing",
                "I do not know which thing you mean. Name it, or reply to its message."
            )
        case .which: Wording("follow.which", "Which one do you mean?")
        case .whichNumber: Wording("follow.whichNumber", "Which one? Say its number, like `the second one`.")
        case .asksOfEach:
            Wording(
                "follow.asksOfEach",
                "I would have to ask you something about each of them, so nothing is done. Say all of it at once, like `remind me of both at 18:00`, or take one at a time."
            )
        case .notAsked: Wording("follow.notAsked", "That question is closed.")
        case .noNumber(let number): Wording("follow.noNumber", "There is no number {n} here.", ["n": .number(number)])
        case .unfit(let deed, let name): Self.unfit(deed, name ?? "…")
        case .now(let when, let text):
            Wording("follow.now", "Now *{when}*: {text}", ["when": .wording(when), "text": .text(text)])
        case .doneAlready(let name):
            Wording("follow.doneAlready", "That is done already: {name}", ["name": .text(name)])
        case .noWords(let words):
            Wording(
                "follow.noWords",
                "I do not take “{words}” for new words, so nothing is changed. `rename it to {words}` gives it these.",
                ["words": .text(words)])
        case .thing(let kind, let name): (kind.face.spoken ?? kind.face.named)(name)
        }
    }

    private static func unfit(_ deed: FollowDeed, _ name: String) -> Wording {
        switch deed {
        case .time, .shift, .again, .remind, .askTime:
            Wording(
                "follow.noTime", "“{name}” is no reminder and has no time. `remind me of it at 18:00` makes one.",
                ["name": .text(name)])
        case .home:
            Wording(
                "follow.noHome", "“{name}” cannot be put somewhere else; notes and to-dos can.", ["name": .text(name)])
        case .hide:
            Wording(
                "follow.noHiding", "Only to-dos can be hidden until a day, and “{name}” is none.", ["name": .text(name)]
            )
        case .label:
            Wording("follow.noLabel", "Only pins and to-dos have labels, and “{name}” is none.", ["name": .text(name)])
        case .priority:
            Wording("follow.noPriority", "Only to-dos have a priority, and “{name}” is none.", ["name": .text(name)])
        case .words, .replace, .becomeTask, .ring, .count, .calm, .detail, .location, .invite, .leaveOut, .askAnew,
            .tellWhen,
            .tellMore, .add, .delete, .cancel, .show, .done, .skip, .once:
            Wording("follow.unfit", "I cannot do that with “{name}”.", ["name": .text(name)])
        }
    }
}
