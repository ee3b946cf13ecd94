/// A text that must never be shown: it prints as stars wherever it lands.
package struct Secret: Sendable, Hashable {
    /// The text itself, for the wire alone.
    package let value: String
    package init(_ text: String) { value = text }

    /// The text with every occurrence of the secret replaced, for what others wrote (an answer, a system's message).
    package func redacted(from text: String) -> String {
        if value.isEmpty { return text }
        return text.split(separator: value, omittingEmptySubsequences: false).joined(separator: "***")
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { "***" }
    package var debugDescription: String { "***" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
