import Core
import Foundation
import Synchronization

/// How much one person may send before they are asked to slow down: a bucket that time fills again.
struct FloodRule: Sendable, Equatable {
    /// Seconds for which nothing is taken once the bucket is empty.
    static let pause = 20.0

    /// What the bucket gains in a second, and what it holds.
    let perSecond: Double
    let burst: Double

    /// nil where there is no limit.
    init?(perMinute: Double) {
        guard perMinute > 0 else { return nil }
        perSecond = perMinute / 60
        burst = max(1, perMinute * 2)
    }

    enum Verdict: Equatable {
        /// It is acted upon; so many before it were not, which is told first.
        case act(skipped: Int)
        /// The first that is not acted upon: the person is told, once.
        case warn(seconds: Int)
        case skip(secondsLeft: Int)
    }

    /// What one person has left, and what was skipped of theirs.
    struct Sender: Equatable {
        fileprivate var bucket: TokenBucket
        /// The newest of what they sent: what comes late turns no time back.
        fileprivate var at: Date
        fileprivate var closedUntil: Date?
        fileprivate var skipped = 0
    }

    /// A message of that date: what was sent long ago and came late is no flood.
    func judge(_ sender: inout Sender?, at date: Date) -> Verdict {
        var now = sender ?? Sender(bucket: TokenBucket(perSecond: perSecond, capacity: burst), at: date)
        now.at = max(now.at, date)
        defer { sender = now }
        if let end = now.closedUntil, now.at < end {
            now.skipped += 1
            return .skip(secondsLeft: Int(end.timeIntervalSince(now.at).rounded(.up)))
        }
        now.closedUntil = nil
        guard now.bucket.wait(at: now.at.seconds) == nil else {
            let seconds = max(Self.pause, (1 / perSecond).rounded(.up))
            now.closedUntil = now.at + seconds
            now.skipped = 1
            return .warn(seconds: Int(seconds))
        }
        now.bucket.take(at: now.at.seconds)
        defer { now.skipped = 0 }
        return .act(skipped: now.skipped)
    }

    /// Nothing is to be remembered of whoever has not sent anything for so long; for a day at most, who never hears what of
    /// theirs was skipped.
    func isForgettable(_ sender: Sender, at date: Date) -> Bool {
        let isTold = sender.skipped == 0 || date.timeIntervalSince(sender.at) > 86_400
        return isTold && sender.bucket.isFull(at: max(sender.at, date).seconds)
    }
}

extension Date {
    fileprivate var seconds: Double { timeIntervalSinceReferenceDate }
}

/// The rule with all who send, in memory alone: a restart forgives.
final class FloodGate: Sendable {
    /// People remembered before those who are at rest are forgotten.
    private static let crowd = 10_000

    private let rule: FloodRule
    private let senders = Mutex<Memory>([:])

    /// What is remembered at a moment, to go back to when what was judged since is judged once more.
    typealias Memory = [PersonID: FloodRule.Sender]

    init?(_ rule: FloodRule?) {
        guard let rule else { return nil }
        self.rule = rule
    }

    var memory: Memory {
        get { senders.withLock { $0 } }
        set { senders.withLock { $0 = newValue } }
    }

    func judge(_ person: PersonID, at date: Date) -> FloodRule.Verdict {
        senders.withLock { senders in
            if senders.count > Self.crowd { senders = senders.filter { !rule.isForgettable($0.value, at: date) } }
            return rule.judge(&senders[person], at: date)
        }
    }
}
