package import Foundation

/// Whether a notice goes out now, later or never.
package struct NoticePolicy: Hashable, Sendable {
    package enum Verdict: Hashable, Sendable {
        case now(isSilent: Bool)
        /// It waits for the end of quiet hours or of a pause.
        case hold(until: Date)
        case drop
    }

    package let settings: NoticeSettings
    package let zone: TimeZone

    package init(_ settings: NoticeSettings, zone: TimeZone) { (self.settings, self.zone) = (settings, zone) }

    /// An urgent one comes in any case, and loud.
    ///
    /// `askedAt` is when it was asked for: what somebody wants within the very quiet hours that they are up in ("in 20
    /// minutes: oven") is not held. Nor do quiet hours hold what is worth nothing any more when they end: `lapsesAt` is when
    /// that begins which it tells of.
    package func verdict(
        on kind: NoticeKind, isUrgent: Bool = false, askedAt: Date? = nil, lapsesAt: Date? = nil, at now: Date
    ) -> Verdict {
        if isUrgent { return .now(isSilent: false) }
        let level = settings.level(of: kind)
        guard level != .off else { return .drop }
        let asked = askedAt.flatMap { settings.quiet?.end(after: $0, in: zone) }
        let isAwaited = asked.map { now < $0 } ?? false
        guard let until = heldUntil(at: now, isAwaited: isAwaited) else { return .now(isSilent: level == .silent) }
        if let lapsesAt, lapsesAt < until, !settings.isPaused(at: now) { return .now(isSilent: level == .silent) }
        // A word after two weeks of silence is worth nothing after a journey, nor a question about a moment after it.
        guard kind != .checkIns, kind != .hello || !settings.isPaused(at: now) else { return .drop }
        return .hold(until: until)
    }

    /// When whatever keeps a moment quiet is over; nil where nothing does.
    package func heldUntil(at moment: Date, isAwaited: Bool = false) -> Date? {
        let paused = settings.isPaused(at: moment) ? settings.pausedUntil : nil
        if isAwaited { return paused }
        return settings.quiet?.end(after: paused ?? moment, in: zone) ?? paused
    }
}
