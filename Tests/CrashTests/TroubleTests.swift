import Foundation
import Sandbox
import Synchronization
import Testing

extension CrashTests {
    /// The real server and a messenger in trouble.
    @Suite(.serialized) struct TroubleTests {
        @Test(.timeLimit(.minutes(30)))
        func `Whatever the messenger does, nothing is lost, order is kept, and memory stays flat`() async throws {
            let trouble = Trouble(seed: 11, hangs: Soak.isOn)
            try await Stage.run { options in
                options.trouble = { trouble.meet($0) }
            } _: { stage in
                let roles: [Role] = [.noter, .pinner, .photographer, .drafter, .travellers]
                let company = try await Company(on: stage, roles: roles, writers: Soak.count(12, soak: 40))
                let updates = Soak.count(400, soak: 10_000)
                let memory = Mutex([Int]())
                let interruptions = Mutex(0)
                try await Driver(stage: stage, company: company).runInPeace(until: updates) { child, count in
                    memory.withLock { if $0.count <= count * 20 / updates { $0.append(child.residentMemory) } }
                    if interruptions.withLock({ $0 < count * 3 / updates }) {
                        interruptions.withLock { $0 += 1 }
                        try await stage.interruptMessenger(seconds: 1)
                    }
                }
                let counts = try await Audit(stage: stage, company: company).expectAll()
                #expect(trouble.count() > updates / 50)
                // Rare, and each is explained: a fault that leaves the fate open, or the messenger's going away.
                let unknown = trouble.count(.drop, .reset, .garbled, .hang)
                #expect(counts.maybeTwice <= unknown + interruptions.withLock { $0 } * 30)
                #expect(counts.maybeTwice * 20 < counts.messages)
                let megabytes = memory.withLock { $0.map { Double($0) / 1_048_576 } }
                if Soak.isOn { Self.expectFlat(megabytes) }
                Soak.report(
                    "\(trouble.count()) faults: \(counts); \(trouble.faults); MB: \(megabytes.map { Int($0) })")
            }
        }

        /// The last quarter needs no more than the second one, within what a heap breathes.
        private static func expectFlat(_ megabytes: [Double]) {
            let quarter = megabytes.count / 4
            guard quarter > 1 else { return }
            let second = megabytes[quarter..<2 * quarter].max() ?? 0
            let last = megabytes.suffix(quarter).max() ?? 0
            #expect(last < second * 1.2 + 8, "megabytes over time: \(megabytes)")
        }
    }
}
