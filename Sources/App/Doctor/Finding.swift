import Foundation

/// One thing that the doctor looked at.
package struct Finding: Sendable, Equatable {
    package enum Level: String, Sendable, CaseIterable { case ok, warn, bad }

    package let level: Level
    /// What was looked at: "database".
    package let subject: String
    /// What is wrong and what to do, or what is well.
    package let sentence: String

    package static func ok(_ subject: String, _ sentence: String) -> Finding {
        Finding(level: .ok, subject: subject, sentence: sentence)
    }

    package static func warn(_ subject: String, _ sentence: String) -> Finding {
        Finding(level: .warn, subject: subject, sentence: sentence)
    }

    package static func bad(_ subject: String, _ sentence: String) -> Finding {
        Finding(level: .bad, subject: subject, sentence: sentence)
    }

    /// "bad   database       ...", on one line.
    package var line: String {
        let words = level.rawValue.padding(toLength: 6, withPad: " ", startingAt: 0)
        let subject = subject.padding(toLength: max(15, subject.count + 1), withPad: " ", startingAt: 0)
        return words + subject + sentence.replacing(/\s*\n\s*/, with: " ")
    }
}
