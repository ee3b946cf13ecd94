import Core
import Foundation
import Synchronization
import Testing

struct AsideTests {
    private struct Broken: Error {}

    private static let isFree = Atomic(false)

    @Test func `More of it than the machine has cores stops no task`() async throws {
        let limit = Date(timeIntervalSinceNow: 20)
        let ends = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<2 * ProcessInfo.processInfo.activeProcessorCount {
                group.addTask {
                    await Aside.run {
                        while !Self.isFree.load(ordering: .relaxed), Date() < limit {}
                        return Self.isFree.load(ordering: .relaxed)
                    }
                }
            }
            group.addTask {
                try? await Task.sleep(for: .milliseconds(20))
                Self.isFree.store(true, ordering: .relaxed)
                return true
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(!ends.contains(false))
    }

    @Test func `What goes wrong there goes wrong here`() async throws {
        await #expect(throws: Broken.self) { try await Aside.run { () throws(Broken) in throw Broken() } }
        #expect(await Aside.run { 7 } == 7)
    }
}
