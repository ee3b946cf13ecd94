import Core

/// The limit was over before the work was done.
struct TooSlow: Error {}

extension Waits {
    /// What some work gives, which is called off after so many seconds. Work that does not hear of that is not waited for.
    /// - Throws: `TooSlow`, `CancellationError`, or what went wrong.
    func limited<Value: Sendable>(
        to seconds: Double, _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let (answers, answer) = AsyncThrowingStream<Value, any Error>.makeStream()
        let task = Task {
            do {
                answer.yield(try await work())
                answer.finish()
            } catch { answer.finish(throwing: error) }
        }
        defer { task.cancel() }
        return try await withThrowingTaskGroup(of: Value.self) { group in
            group.addTask {
                for try await value in answers { return value }
                throw CancellationError()
            }
            group.addTask {
                try await self.sleep(seconds: seconds)
                throw TooSlow()
            }
            defer { group.cancelAll() }
            guard let value = try await group.next() else { throw CancellationError() }
            return value
        }
    }
}
