/// One line out of `wayside parse --jsonl`.
package struct ParseAnswer: Sendable, Hashable, Codable {
    /// One of the further things of a line that says several.
    package struct Further: Sendable, Hashable, Codable {
        package let intent: String
        package let fields: [String: FieldValue]
    }

    package let text: String
    /// "none" where the bot would take no action.
    package let intent: String
    package let fields: [String: FieldValue]
    /// 0...1.
    package let confidence: Double
    package let assumed: [String]
    package let more: [Further]
}

/// What stands in the place of an answer to a line that is no request.
struct ParseFailure: Error, Sendable, Hashable, Codable {
    let error: String
    init(_ error: String) { self.error = error }
}
