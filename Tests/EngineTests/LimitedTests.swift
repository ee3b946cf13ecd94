import Core
import Synchronization
import Testing

@testable import Engine

/// Work that gets so many seconds.
struct LimitedTests {
    @Test func `Work that does not hear that it is called off is not waited for`() async throws {
        let waits = HeldWaits(), held = Mutex<CheckedContinuation<Void, Never>?>(nil)
        defer { held.withLock { $0?.resume() } }
        let outcome = Task {
            try await waits.limited(to: 5) { await withCheckedContinuation { work in held.withLock { $0 = work } } }
        }
        while waits.lengths.isEmpty || held.withLock({ $0 == nil }) { await Task.yield() }
        waits.advance(by: 5)
        await #expect(throws: TooSlow.self) { try await outcome.value }
    }

    @Test func `What it gives comes, and so does what goes wrong`() async throws {
        let waits = HeldWaits()
        #expect(try await waits.limited(to: 5) { 7 } == 7)
        await #expect(throws: CancellationError.self) { try await waits.limited(to: 5) { throw CancellationError() } }
    }
}
