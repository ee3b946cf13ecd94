import Core
import Store

extension Session {
    /// Why something that is seen may not be changed: it is another's, or the group's rule stands against it.
    var notToChange: Refusal {
        get throws {
            switch try group()?.changers {
            case .administrators: Refusal(GroupRefusal.administratorsOnly)
            case .adders: Refusal(GroupRefusal.adderOnly)
            case .all, nil: Refusal(ActionReply.notYours)
            }
        }
    }
}
