import Core
import Queues
import Store

/// How long a job is tried, and what counts against it: a pure rule.
struct JobPatience: Sendable {
    /// What a failed try is followed by.
    enum Next: Sendable, Equatable {
        /// Again after so many seconds.
        case wait(Double)
        case giveUp
    }

    /// Tries in which what was asked for was itself at fault, or something that nobody knows.
    private static let mostFaults = 3
    /// Tries in which the messenger answered, and was in trouble: some four minutes.
    private static let mostTroubles = 12

    private var backoff: Backoff
    private(set) var tries: Tries

    /// `tries` were made before.
    init(_ tries: Tries) {
        self.tries = tries
        backoff = Backoff(first: 1, most: 30, failures: tries.waits)
    }

    /// `jitter` is 0...1.
    mutating func next(after error: any Error, jitter: Double) -> Next {
        if case .retryAfter(let seconds, _) = error as? MessengerError { return .wait(seconds) }
        // What lies on disk reads no better the next time.
        if error is DecodingError { return .giveUp }
        let seconds = backoff.failed(jitter: jitter)
        tries.waits = backoff.failures
        switch blame(for: error) {
        case .nobody: return .wait(seconds)
        case .messenger: tries.troubles += 1
        case .wish: tries.faults += 1
        }
        return tries.faults < Self.mostFaults && tries.troubles < Self.mostTroubles ? .wait(seconds) : .giveUp
    }

    private enum Blame { case nobody, messenger, wish }

    private func blame(for error: any Error) -> Blame {
        if error.isTroubleOfTheMachine { return .nobody }
        return switch error as? MessengerError {
        case .notSent, .unauthorized, .conflict: .nobody
        case .unavailable, .unknownFate: .messenger
        case .retryAfter, .unreachable, .migrated, .messageGone, .expired, .rejected, .noBytes, .mayNotPin, nil: .wish
        }
    }
}
