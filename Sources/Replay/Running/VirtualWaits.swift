import Core
import Synchronization

/// Waits whose seconds jump: nobody wakes until the clock is moved, then in the order of their moments.
package final class VirtualWaits: Waits {
    private struct Sleeper {
        let key: Int
        let moment: Double
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = 0.0
        var keys = 0
        /// By moment; of the same moment the earlier first.
        var sleepers: [Sleeper] = []
    }

    private let state = Mutex(State())

    package init() {}

    package var elapsed: Double { state.withLock { $0.now } }

    /// The next moment at which somebody wakes; nil when nobody sleeps.
    package var nextMoment: Double? { state.withLock { $0.sleepers.first?.moment } }

    /// How many sleep.
    package var sleeping: Int { state.withLock { $0.sleepers.count } }

    package func sleep(seconds: Double) async throws {
        try Task.checkCancellation()
        guard seconds > 0 else { return await Task.yield() }
        let key = state.withLock { state in
            state.keys += 1
            return state.keys
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { settleIn(key, seconds, $0) }
        } onCancel: {
            wake { $0.key == key }.first?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Jumps to the next moment and wakes who waits for it; false when nobody sleeps.
    @discardableResult
    package func moveToNextMoment() -> Bool {
        guard let moment = nextMoment else { return false }
        move(to: moment)
        return true
    }

    /// Lets that many seconds pass.
    package func move(by seconds: Double) { move(to: elapsed + seconds) }

    private func move(to moment: Double) {
        state.withLock { $0.now = max($0.now, moment) }
        for sleeper in wake(where: { $0.moment <= moment }) { sleeper.continuation.resume() }
    }

    private func settleIn(_ key: Int, _ seconds: Double, _ continuation: CheckedContinuation<Void, any Error>) {
        let isCancelled = state.withLock { state in
            guard !Task.isCancelled else { return true }
            let sleeper = Sleeper(key: key, moment: state.now + seconds, continuation: continuation)
            let place = state.sleepers.firstIndex { $0.moment > sleeper.moment } ?? state.sleepers.endIndex
            state.sleepers.insert(sleeper, at: place)
            return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
    }

    /// Takes sleepers out, in order.
    private func wake(where isAwake: (Sleeper) -> Bool) -> [Sleeper] {
        state.withLock { state in
            let awake = state.sleepers.filter(isAwake)
            state.sleepers.removeAll(where: isAwake)
            return awake
        }
    }
}
