package import Foundation

/// How what has come due in one chat is told: each in a message of its own, or many in one.
package enum NoticePlan: Hashable, Sendable {
    case apart
    /// True when the server could not tell it in time.
    case together(wasAway: Bool)
    /// What quiet hours or a pause held back.
    case held

    /// More than that at once are told in one message.
    package static let mostApart = 3
    /// Seconds: a busy moment is not worth a word, and clocks show minutes.
    package static let tolerance = 60.0

    /// The plan for what is due by `now`, of one chat; `held` of them waited for the end of quiet hours or of a pause.
    package init(_ dues: [Date], held: Int = 0, now: Date) {
        if held > 1 {
            self = .held
            return
        }
        guard dues.count > Self.mostApart else {
            self = .apart
            return
        }
        self = .together(wasAway: dues.contains { Self.isLate($0, toldAt: now) })
    }

    package static func isLate(_ due: Date, toldAt now: Date) -> Bool {
        now.timeIntervalSince(due) > tolerance
    }
}
