import Core
import Store

/// How long fetching a file is tried, and what counts against it: a pure rule.
struct FetchPatience: Sendable {
    /// What a failed try is followed by.
    enum Next: Sendable, Equatable {
        /// Again after so many seconds.
        case wait(Double)
        case giveUp
    }

    /// Tries in which the file itself was at fault, or something that nobody knows.
    private static let tries = 3
    /// Tries in which the messenger answered, and was in trouble: some four minutes.
    private static let troubledTries = 12

    private var backoff = Backoff(first: 1, most: 30)
    private var faults: Int
    private var troubles = 0

    /// `tries` were made before the server was started again.
    init(tries: Int) { faults = tries }

    /// `jitter` is 0...1.
    mutating func next(after error: any Error, jitter: Double) -> Next {
        if case .retryAfter(let seconds, _) = error as? MessengerError { return .wait(seconds) }
        let seconds = backoff.failed(jitter: jitter)
        switch blame(for: error) {
        case .nobody: return .wait(seconds)
        case .messenger: troubles += 1
        case .file: faults += 1
        }
        return faults < Self.tries && troubles < Self.troubledTries ? .wait(seconds) : .giveUp
    }

    private enum Blame { case nobody, messenger, file }

    private func blame(for error: any Error) -> Blame {
        if error.isTroubleOfTheMachine { return .nobody }
        return switch error as? MessengerError {
        case .notSent, .unauthorized, .conflict: .nobody
        case .unavailable, .unknownFate: .messenger
        case .retryAfter, .unreachable, .migrated, .messageGone, .expired, .rejected, .noBytes, .mayNotPin, nil: .file
        }
    }
}
