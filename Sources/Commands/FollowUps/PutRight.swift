import Core
import Language
package import Store

extension Session {
    /// "gym tomorrow 6am no wait 7am" as it is meant; a note, and what somebody else wrote, keep their words.
    package func putRight(_ spoken: Spoken) throws -> Spoken {
        guard spoken.message.attachments.isEmpty, spoken.message.forwardedFrom == nil, let words = spoken.line.putRight,
            case let understanding = try understand(spoken), understanding.best?.intent != NoteCommand.about.intent
        else { return spoken }
        return spoken.saying(words)
    }
}
