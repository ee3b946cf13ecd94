import Actions
import Core
import Language
import Store

extension Session {
    /// "both", "neither" behind "Which one do you mean?": it is done with all of them, or with none; false for any other
    /// line.
    func answerWhole(_ spoken: Spoken) throws -> Bool {
        guard spoken.isWordsAlone, spoken.line.tokens.count <= Self.mostOfAnswer,
            try lastRecall?.buttons?.contains(where: { CommandCatalog.press($0.code) is FollowThing }) == true,
            let question = try openQuestion() as? any ThingChoice
        else { return false }
        if spoken.line.saysNoneOfThem {
            try clearQuestion()
            try say(reply: TalkReply.cancelled)
            return true
        }
        guard question.mayBeAll, spoken.line.saysAll(of: question.things.count) else { return false }
        let things = try question.things.filter(sees)
        try clearQuestion()
        let ref = spoken.message.ref
        try say(
            together {
                try things.enumerated().map { number, thing in
                    try part(spoken.saying(spoken.text, id: "\(ref.id)+\(number)"), isApart: true) {
                        try question.act(on: thing, in: self, isTyped: true)
                    }
                }
            })
        return true
    }

    private static let mostOfAnswer = 5
}
