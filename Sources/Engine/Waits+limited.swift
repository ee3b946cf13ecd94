import Core

/// The limit was over before the work was done.
struct TooSlow: Error {}

extension Waits {
    /// What some work gives, which is called off after so many seconds.
    /// - Throws: `TooSlow`, `CancellationError`, or what went wrong.
    func limited<Value: Sendable>(
        to seconds: Double, _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await withThrowingTaskGroup(of: Value.self) { group in
            group.addTask { try await work() }
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
