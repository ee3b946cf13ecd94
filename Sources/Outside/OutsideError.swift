/// Why another service gave no answer: a case is what the caller does about it.
package enum OutsideError: Error, Hashable, Sendable {
    /// It may answer later: no connection, too slow, in trouble, or asked too often.
    case unavailable(String)
    /// It answered something that we do not understand.
    case unreadable(String)
    /// It refuses us: the key or the address is wrong.
    case refused(String)
    /// The address leads into our own network, or is none.
    case forbiddenAddress
}
