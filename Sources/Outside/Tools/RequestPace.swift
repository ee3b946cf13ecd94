import Core
import Synchronization

/// When the next request may go out, so that a service is not asked more often than it wants: a pure rule.
struct RequestPace: Sendable {
    /// Seconds between two requests.
    let gap: Double
    /// Seconds that somebody waits for their turn; more is as good as no answer.
    let patience: Double
    private var free = -Double.infinity
    /// The service itself asked for silence until then.
    private var pausedUntil = -Double.infinity

    init(gap: Double, patience: Double) {
        self.gap = gap
        self.patience = patience
    }

    enum Turn: Sendable, Equatable {
        /// After so many seconds.
        case wait(Double)
        /// Not before so many seconds.
        case refused(Double)
    }

    mutating func turn(at now: Double) -> Turn {
        if pausedUntil > now { return .refused(pausedUntil - now) }
        let start = max(now, free)
        guard start - now <= patience else { return .refused(start - now) }
        free = start + gap
        return .wait(start - now)
    }

    mutating func pause(seconds: Double, at now: Double) { pausedUntil = max(pausedUntil, now + seconds) }
}

/// Lets requests out at their pace.
final class PacedGate: Sendable {
    private let pace: Mutex<RequestPace>
    private let waits: any Waits
    /// Seconds of silence where a service does not say how many it wants.
    private static let usualPause = 60.0

    init(_ pace: RequestPace, waits: any Waits) {
        self.pace = Mutex(pace)
        self.waits = waits
    }

    /// Waits for its turn, then does it; after "too often" nobody asks for a while.
    func pass<Value: Sendable>(
        _ work: @Sendable () async throws(OutsideError) -> Value
    ) async throws(OutsideError) -> Value {
        switch pace.withLock({ $0.turn(at: waits.elapsed) }) {
        case .refused(let seconds): throw .tooOften(retryAfter: seconds)
        case .wait(let seconds):
            if seconds > 0 {
                do { try await waits.sleep(seconds: seconds) } catch { throw .unavailable("cancelled") }
            }
        }
        do {
            return try await work()
        } catch {
            if case .tooOften(let seconds) = error {
                pace.withLock { $0.pause(seconds: seconds ?? Self.usualPause, at: waits.elapsed) }
            }
            throw error
        }
    }
}
