import Synchronization

/// Values from many senders for one receiver, who takes all that wait at once.
final class Mailbox<Value: Sendable>: Sendable {
    private struct State {
        var values: [Value] = []
        var isClosed = false
        var receiver: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// False when the box is closed; the value is then not taken.
    @discardableResult
    func put(_ value: Value) -> Bool {
        let (accepted, receiver) = state.withLock { state -> (Bool, CheckedContinuation<Void, Never>?) in
            guard !state.isClosed else { return (false, nil) }
            state.values.append(value)
            return (true, state.receiver.take())
        }
        receiver?.resume()
        return accepted
    }

    /// All that waits, in order; empty when the box is closed and nothing is left, or the task is cancelled.
    func take() async -> [Value] {
        while true {
            let (values, isClosed) = state.withLock { state in
                defer { state.values = [] }
                return (state.values, state.isClosed)
            }
            if !values.isEmpty || isClosed || Task.isCancelled { return values }
            await waitForOne()
        }
    }

    /// All that waits now, in order.
    func takeWaiting() -> [Value] {
        state.withLock { state in
            defer { state.values = [] }
            return state.values
        }
    }

    /// True when such a value waits.
    func holds(where isSuch: (Value) -> Bool) -> Bool { state.withLock { $0.values.contains(where: isSuch) } }

    /// What is put in from now on is refused; what lies in it can still be taken.
    func close() {
        state.withLock { state in
            state.isClosed = true
            return state.receiver.take()
        }?.resume()
    }

    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Closes the box and gives what nobody has taken.
    func closeForGood() -> [Value] {
        close()
        return takeWaiting()
    }

    var isEmpty: Bool { state.withLock { $0.values.isEmpty } }

    private func waitForOne() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isReady = state.withLock { state in
                    guard state.values.isEmpty, !state.isClosed, !Task.isCancelled else { return true }
                    state.receiver = continuation
                    return false
                }
                if isReady { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.receiver.take() }?.resume()
        }
    }
}
