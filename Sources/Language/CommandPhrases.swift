/// What people type for one command in one language.
package struct CommandPhrases: Sendable {
    package let phrases: [Phrase]
    /// Lines a person could type; help shows them and the tests run them.
    package let examples: [String]

    package init(_ phrases: [String], examples: [String]) {
        self.phrases = phrases.map { Phrase($0) }
        self.examples = examples
    }
}
