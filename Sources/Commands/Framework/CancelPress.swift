import Core
import Store

/// Cancel under a question, for those who do not type.
struct CancelPress: BarePress {
    static let verb = "cancel"

    func perform(in session: Session) throws -> (any Reply)? {
        guard let question = try session.openQuestion(), question.isWaiting || question.isOffered else {
            return TalkReply.nothingToCancel
        }
        try session.clearQuestion()
        if question.isOffered { try session.closeChoice() }
        return TalkReply.cancelled
    }
}
