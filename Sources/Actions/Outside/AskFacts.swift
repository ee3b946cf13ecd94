package import Core
import Store

/// What the job needs to know that asks another service about a place. The answer is said once and kept nowhere.
package struct AskFacts: Codable, Sendable {
    package static let kind = "askFacts"
    package let name: String
    package let point: Coordinate
    /// IETF language tag of whoever asks.
    package let language: String

    package init(name: String, point: Coordinate, language: String) {
        self.name = name
        self.point = point
        self.language = language
    }
}
