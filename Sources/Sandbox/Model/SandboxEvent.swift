/// One thing that the bot did, in the order it did them.
package struct SandboxEvent: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case sent(SandboxMessage)
        case edited(SandboxMessage)
        case deleted(SandboxMessage)
        /// The answer to a pressed button; the text is empty where it only stops the waiting sign.
        case popUp(queryID: String, person: Int64, text: String, isAlert: Bool, url: String?)
        case reacted(SandboxMessage)
        case pinned(SandboxMessage)
        case unpinned(SandboxMessage)
    }

    /// Rises from event to event; the number of the change that made it.
    package let version: Int
    package let chat: Int64
    package let kind: Kind
}

/// A person's wish that cannot be fulfilled, as a sentence.
package struct SandboxError: Error, Sendable, Hashable {
    package let sentence: String
    /// The thing named does not exist.
    package let isMissing: Bool

    static let blocked = wrong("The bot is blocked here; unblock it first.")
    static func missing(_ sentence: String) -> SandboxError { SandboxError(sentence: sentence, isMissing: true) }
    static func wrong(_ sentence: String) -> SandboxError { SandboxError(sentence: sentence, isMissing: false) }
}
