import Actions
import Core
import Language
import Store

extension Session {
    /// "make it friday and ask ben": the one change after the other, as one; where the second cannot be read nothing is
    /// changed. False for one change.
    func change(twiceSaidIn followUp: FollowUp, _ spoken: Spoken) throws -> Bool {
        guard let lines = followUp.twoChanges else { return false }
        return try together {
            try attempt {
                for line in lines where try !follow(saying: line, spoken) {
                    throw Refusal(TwoChangesReply.second(line))
                }
            }
            return true
        }
    }

    private func follow(saying words: String, _ spoken: Spoken) throws -> Bool {
        let said = spoken.saying(words), understanding = try Understanding(said.line, names: names())
        if try handOver(said, understanding) || follow(said, understanding) { return true }
        guard understanding.hasOwnWords, let command = try understanding.command(for: said) else { return false }
        try command.perform(in: self)
        return true
    }
}

enum TwoChangesReply: Reply {
    case second(String)

    var wording: Wording {
        switch self {
        case .second(let words):
            Wording(
                "twoChanges.second", "I read no change in “{words}”, so nothing is changed. Type one change a line.",
                ["words": .text(words)])
        }
    }
}
