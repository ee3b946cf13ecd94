import Foundation

/// Work that takes long, on a thread of its own, so that any amount of it holds up nothing else.
package enum LongWork {
    /// A queue for each work: the threads of one concurrent queue would be those that all tasks run on, and as many files
    /// as the machine has cores would stop everything.
    package static func run<Value: Sendable, Problem: Error>(
        _ work: @escaping @Sendable () throws(Problem) -> Value
    ) async throws(Problem) -> Value {
        let result = await withCheckedContinuation {
            (continuation: CheckedContinuation<Result<Value, Problem>, Never>) in
            DispatchQueue(label: "wayside.longWork").async {
                continuation.resume(returning: Result(catching: work))
            }
        }
        return try result.get()
    }
}
