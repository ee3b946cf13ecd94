/// Why another service gave no answer: a case is what the caller does about it.
package enum OutsideError: Error, Hashable, Sendable {
    /// It may answer later: no connection, too slow, or in trouble.
    case unavailable(String)
    /// It wants to be asked less often: again after so many seconds, where it says so.
    case tooOften(retryAfter: Double?)
    /// It answered something that we do not understand.
    case unreadable(String)
    /// It refuses us: the key or the address is wrong.
    case refused(String)
    /// The address leads into our own network, or is none.
    case forbiddenAddress
}
