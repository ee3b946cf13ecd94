import Core
import Language
package import Store

extension Session {
    /// "gym tomorrow 6am no wait 7am" as it is meant; a note, and what somebody else wrote, keep their words.
    package func putRight(_ heard: Spoken) throws -> Spoken {
        let spoken = try exceptingAtOnce(openedPlainly(withoutJoint(withoutFillers(withoutEmphasis(heard)))))
        guard spoken.message.attachments.isEmpty, spoken.message.forwardedFrom == nil, let words = spoken.line.putRight,
            case let understanding = try understand(spoken), !understanding.isNote
        else { return spoken }
        return spoken.saying(words)
    }

    /// What is said while one thinks, as dictation writes it down.
    private func withoutFillers(_ spoken: Spoken) throws -> Spoken {
        guard spoken.message.forwardedFrom == nil, !spoken.isSlashCommand, let words = spoken.line.withoutFillers,
            try !understand(spoken).isNote
        else { return spoken }
        return spoken.saying(words)
    }

    /// What has its own day is no part of what was said before.
    private func withoutJoint(_ spoken: Spoken) -> Spoken {
        guard spoken.message.forwardedFrom == nil, !spoken.isSlashCommand, let words = spoken.line.wishBehindJoint
        else {
            return spoken
        }
        return spoken.saying(words)
    }

    /// "weck mich um 7" of "wecken Sie mich um 7", where that is a command; words that may be kept stay as they were typed.
    private func openedPlainly(_ spoken: Spoken) throws -> Spoken {
        guard spoken.message.forwardedFrom == nil, !spoken.isSlashCommand, let words = spoken.line.withPlainOpening,
            case let plain = spoken.saying(words), try understand(plain).hasOwnWords
        else { return spoken }
        return plain
    }

    /// The days on which something does not come stand beside how often it comes.
    private func exceptingAtOnce(_ spoken: Spoken) throws -> Spoken {
        guard spoken.message.forwardedFrom == nil, !spoken.isSlashCommand, let words = spoken.line.withExceptionBeside,
            try !understand(spoken).isNote
        else { return spoken }
        return spoken.saying(words)
    }

    /// Marks around words are no part of what they say.
    private func withoutEmphasis(_ spoken: Spoken) throws -> Spoken {
        guard spoken.message.forwardedFrom == nil, !spoken.isSlashCommand, StarCorrection(spoken.text) == nil,
            case let plain = Emphasis.removed(from: spoken.text), plain != spoken.text,
            try !understand(spoken).isNote
        else { return spoken }
        return spoken.saying(plain)
    }
}
