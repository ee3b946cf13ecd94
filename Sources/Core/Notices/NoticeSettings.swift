package import Foundation

/// What kinds of messages the bot sends by itself.
package enum NoticeKind: String, Hashable, Sendable, Codable, CaseIterable {
    case reminders, summaries
    /// Whether an occasion has come, where something waits for it.
    case checkIns
    /// Who follows, and who asks to.
    case people
    /// What others share with one.
    case shares
    /// After two weeks without a word.
    case hello
}

/// How a kind of notice comes.
package enum NoticeLevel: String, Hashable, Sendable, Codable, CaseIterable {
    case loud, silent, off
}

/// When and how somebody wants to hear of what they have not asked for at that moment: a person, or a group.
package struct NoticeSettings: Hashable, Sendable, Codable {
    package var quiet: QuietHours?
    /// When a pause begins that was set ahead; nil where it began when it was set.
    package var pausedFrom: Date?
    /// Nothing comes before it.
    package var pausedUntil: Date?
    /// What is not named is loud.
    package var levels: [NoticeKind: NoticeLevel]
    /// Minutes since midnight; nil: none comes.
    package var morningAt: Int?
    package var eveningAt: Int?
    /// To be written to after two weeks without a word.
    package var wantsHello: Bool
    /// A tip with each morning's summary.
    package var wantsTips: Bool
    /// What was finished in the week, with the summary of Sunday's evening.
    package var wantsLookBack: Bool

    package init(
        quiet: QuietHours? = nil, pausedFrom: Date? = nil, pausedUntil: Date? = nil,
        levels: [NoticeKind: NoticeLevel] = [:],
        morningAt: Int? = nil, eveningAt: Int? = nil, wantsHello: Bool = false,
        wantsTips: Bool = false, wantsLookBack: Bool = false
    ) {
        (self.quiet, self.pausedFrom, self.pausedUntil, self.levels) = (quiet, pausedFrom, pausedUntil, levels)
        (self.morningAt, self.eveningAt, self.wantsHello) = (morningAt, eveningAt, wantsHello)
        (self.wantsTips, self.wantsLookBack) = (wantsTips, wantsLookBack)
    }

    package func level(of kind: NoticeKind) -> NoticeLevel { levels[kind] ?? .loud }

    package func isPaused(at now: Date) -> Bool { pause(at: now).map { $0.from <= now } ?? false }

    /// The pause that lasts, or is still to come.
    package func pause(at now: Date) -> (from: Date, until: Date)? {
        pausedUntil.flatMap { now < $0 ? (pausedFrom ?? .distantPast, $0) : nil }
    }
}

extension NoticeSettings {
    /// Quiet hours or a pause hold what comes, now or later.
    package func mayHold(at now: Date) -> Bool { quiet != nil || pause(at: now) != nil }
}
