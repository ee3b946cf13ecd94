/// A value that comes once; whoever asks earlier waits for it.
actor Latch<Value: Sendable> {
    private var result: Result<Value, any Error>?
    private var waiting: [CheckedContinuation<Value, any Error>] = []

    /// Only the first result counts.
    func settle(_ result: Result<Value, any Error>) {
        guard self.result == nil else { return }
        self.result = result
        for continuation in waiting { continuation.resume(with: result) }
        waiting = []
    }

    func value() async throws -> Value {
        if let result { return try result.get() }
        return try await withCheckedThrowingContinuation { waiting.append($0) }
    }
}
