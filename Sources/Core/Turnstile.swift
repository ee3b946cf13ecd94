import Synchronization

/// Lets only so many in at once; the others wait in line.
package final class Turnstile: Sendable {
    private struct State {
        var free: Int
        var next = 0
        var line: [(key: Int, continuation: CheckedContinuation<Void, any Error>)] = []
    }

    private let state: Mutex<State>

    package init(places: Int) { state = Mutex(State(free: places)) }

    /// Returns when there is a place, or throws `CancellationError`. Whoever got in calls `leave` once.
    package func enter() async throws {
        let key = state.withLock { state in
            state.next += 1
            return state.next
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { lineUp($0, as: key) }
        } onCancel: {
            let gone = state.withLock { state in
                state.line.firstIndex { $0.key == key }.map { state.line.remove(at: $0) }
            }
            gone?.continuation.resume(throwing: CancellationError())
        }
    }

    package func leave() {
        let next = state.withLock { state in
            guard state.line.isEmpty else { return Optional(state.line.removeFirst()) }
            state.free += 1
            return nil
        }
        next?.continuation.resume()
    }

    private func lineUp(_ continuation: CheckedContinuation<Void, any Error>, as key: Int) {
        let answer = state.withLock { state -> Result<Void, any Error>? in
            guard !Task.isCancelled else { return .failure(CancellationError()) }
            guard state.free == 0 else {
                state.free -= 1
                return .success(())
            }
            state.line.append((key, continuation))
            return nil
        }
        if let answer { continuation.resume(with: answer) }
    }
}
