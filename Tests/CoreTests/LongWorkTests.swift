import Core
import Dispatch
import Foundation
import Testing

struct LongWorkTests {
    private struct Broken: Error {}

    @Test func `More of it than the machine has cores stops no task`() async throws {
        let count = 2 * ProcessInfo.processInfo.activeProcessorCount, isFree = DispatchSemaphore(value: 0)
        let ends = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<count {
                // The limit only ends a run in which nothing frees them.
                group.addTask { await LongWork.run { isFree.wait(timeout: .now() + .seconds(300)) == .success } }
            }
            group.addTask {
                for _ in 0..<count { isFree.signal() }
                return true
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(!ends.contains(false))
    }

    @Test func `What goes wrong there goes wrong here`() async throws {
        await #expect(throws: Broken.self) { try await LongWork.run { () throws(Broken) in throw Broken() } }
        #expect(await LongWork.run { 7 } == 7)
    }
}
