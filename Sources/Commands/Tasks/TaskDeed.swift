import Core

/// What is to be done with a task that was named by some of its words.
enum TaskDeed: Hashable, Codable, Sendable {
    case done, delete, reopen
    /// Of what repeats: left out this once; it does not come again.
    case skip, once
    /// As typed: "Friday", "next week at 9".
    case move(String)
    /// To a day that is asked for.
    case moveWhen
    /// So much later, as typed: "a week".
    case shift(String)
    /// The same: not shown before.
    case hide(String)
    case rename(String)
    /// As typed: "p1", "every Monday".
    case amend(String)
    /// It has no day any more.
    case noDay
    /// On that list.
    case onList(HeadingID)
    case step(String)
    /// 1-3; nil for none.
    case priority(Int?)
    /// To the occasion of that name; empty for none.
    case tie(String)
}

extension TaskDeed {
    /// It is to be at another time.
    var isOfTime: Bool {
        switch self {
        case .move, .shift, .hide: true
        default: false
        }
    }

    /// A list could be meant by the same words: "delete camping".
    var isOfWhole: Bool {
        switch self {
        case .delete, .rename: true
        default: false
        }
    }
}
