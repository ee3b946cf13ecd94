package import Core
import Foundation
package import Store

/// Something the bot has asked and waits to hear; kept on disk until answered, cancelled or a day old.
package protocol Question: Codable, Sendable {
    static var verb: String { get }
    /// True when the message was the answer; false leaves it to the commands.
    func answer(_ spoken: Spoken, in session: Session) throws -> Bool
    /// Whether an answer is waited for; else it is only something to remember.
    var isWaiting: Bool { get }
    /// It is answered by the buttons of its message, which goes when it is closed.
    var isOffered: Bool { get }
    /// What it asks about: a reply to something else is no answer.
    var subject: Thing? { get }
}

extension Question {
    package var isWaiting: Bool { true }
    package var isOffered: Bool { false }
    package var subject: Thing? { nil }
}

extension Question {
    /// The line is no reply to a thing that the question is not about.
    package func mayBeAnswered(by spoken: Spoken) -> Bool {
        spoken.repliedThing.map { $0 == subject } ?? true
    }
}

/// A question with its kind, as it lies in the conversation row.
struct KeptQuestion: Codable {
    let verb: String
    let json: String
    /// The message that led to it: the same question may be asked anew.
    var cause: String?
    /// When it was asked; nil of questions of earlier versions.
    var at: Date?
    /// The person was told once that it still waits.
    var wasRecalled: Bool?
    /// A line was said since that is no answer.
    var wasPassed: Bool?
}
