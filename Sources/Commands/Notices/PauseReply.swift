import Core

enum PauseReply: Reply {
    case set(Wording), setLater(Wording, Wording), past(Wording)
    case which, tooLong, notPaused, over, ask
    case until(Wording)

    var wording: Wording {
        switch self {
        case .setLater(let start, let when):
            Wording(
                "pause.setLater",
                "Notices pause from *{start}* till *{when}*: only what is urgent comes then. What you miss is told afterwards, in one message.",
                ["when": .wording(when), "start": .wording(start)])
        case .set(let when):
            Wording(
                "pause.set",
                "Paused. Notices come again *{when}*, till then only what is urgent. What you miss is told then, in one message.",
                ["when": .wording(when)])
        case .past(let when):
            Wording(
                "pause.past", "That has passed ({when}). Say a day to come, like `pause until Friday`.",
                ["when": .wording(when)])
        case .which:
            Wording("pause.which", "Until when? Type `pause until 5 Jan`, `pause for a week` or `pause 3-10 Aug`.")
        case .tooLong: Wording("pause.tooLong", "That is more than a year; type a day that is nearer.")
        case .notPaused: Wording("pause.notPaused", "Nothing is paused. `notices` shows what comes, and when.")
        case .over: Wording("pause.over", "Notices come again.")
        case .ask: Wording("pause.ask", "*Pause all notices*: until when? Type it, like `pause until 5 Jan`, or tap:")
        case .until(let when): Wording("pause.until", "{when}", ["when": .wording(when)])
        }
    }
}
