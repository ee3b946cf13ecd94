import Core
import Foundation
import Testing

extension CrashTests {
    /// The real server, killed at every step and at random moments.
    @Suite(.serialized) struct KillTests {
        @Test(.timeLimit(.minutes(20)))
        func `Killed at every step, the server loses nothing and does nothing twice`() async throws {
            let deaths =
                Death.everyPoint + Death.random(Soak.count(12, soak: 300 - Death.everyPoint.count), .seeded(Soak.seed))
            try await Stage.run { stage in
                let company = try await Company(on: stage, roles: Role.allCases.filter { $0 != .writer })
                let died = try await Driver(stage: stage, company: company).run(deaths)
                #expect(
                    died.points == Set(KillPoint.allCases).subtracting(MapKillTests.points).subtracting([.setAside]),
                    "every named step is really passed"
                )
                let counts = try await Audit(stage: stage, company: company).expectAll()
                Soak.report("\(deaths.count) kills: \(counts)")
            }
        }
    }
}
