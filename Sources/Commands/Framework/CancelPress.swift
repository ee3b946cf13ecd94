import Core
import Store

/// Cancel under a question, for those who do not type.
struct CancelPress: BarePress {
    static let verb = "cancel"

    func perform(in session: Session) throws -> (any Reply)? {
        guard try session.openQuestion()?.isWaiting == true else { return TalkReply.nothingToCancel }
        try session.clearQuestion()
        return TalkReply.cancelled
    }
}
