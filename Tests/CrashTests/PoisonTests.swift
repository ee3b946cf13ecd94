import Core
import Foundation
import GRDB
import Sandbox
import Testing

extension CrashTests {
    /// An update that the process really dies of.
    @Suite(.serialized) struct PoisonTests {
        private static let word = "belladonna"
        private static let farewell =
            "Sorry, I stumbled over that several times, so I have set it aside; nothing was changed. The operator has been told."
        /// The update is the third that ever came.
        private static let report =
            "I died three times of the same piece of work (update 3), so I have set it aside. It stands among the failures."

        /// Deaths before the update is suspected, and of it alone; dying while it is set aside changes nothing.
        @Test(.timeLimit(.minutes(10)), arguments: [[:], ["KILL_AT": "setAside:1"]])
        func `A poisonous update is set aside after three deaths, and those who must know hear of it`(
            end: [String: String]
        ) async throws {
            try await Stage.run { stage in
                let people = try await ["Ana", "Ben", "Cleo"].asyncMap { name in
                    let person = try await stage.messenger.addPerson(name).id
                    return Actor(stage: stage, person: person, chat: person)
                }
                let (ana, ben, cleo) = (people[0], people[1], people[2])
                try await life(of: stage) {
                    try await ana.types("/admin crashdriver", hears: "You are the administrator of this server now.")
                    try await ana.listens()
                }
                try await ana.types("note gym: before", hears: "Noted under gym: before", Self.report)
                try await ben.types("note gym: \(Self.word)", hears: Self.farewell)
                try await cleo.types("note gym: after", hears: "Noted under gym: after")
                let deaths = try await self.deaths(of: stage, end)
                #expect(deaths == (end.isEmpty ? 4 : 5), "one without a name, three with it")
                try await life(of: stage) {
                    try await ben.types("note gym: fine", hears: "Noted under gym: fine")
                    for person in people { try await person.listens() }
                }
                try await Self.check(stage)
            }
        }

        private static func check(_ stage: Stage) async throws {
            let files = Files(in: stage.folder)
            #expect(try files.rows("SELECT text FROM note ORDER BY id") == ["before", "after", "fine"])
            #expect(
                try files.problems() == ["inbox 3: the process died of it three times", "update 3 aside"])
            #expect(await stage.ledger.surprises == [])
            let log = try String(contentsOf: stage.folder.appending(path: "log"), encoding: .utf8)
            #expect(log.contains("a piece is set aside") && !log.contains(word))
        }

        /// Starts the server again and again until it lives.
        private func deaths(of stage: Stage, _ end: [String: String]) async throws -> Int {
            let variables = ["KILL_ON_TEXT": Self.word].merging(end) { first, _ in first }
            for deaths in 0..<8 {
                let child = try stage.launch(variables)
                while await child.end(within: 0.2) == nil {
                    guard try Files(in: stage.folder).isAtRest(), await stage.messenger.isConfirmed else { continue }
                    child.signal(SIGTERM)
                    #expect(await child.end() == .exited(0))
                    return deaths
                }
            }
            return 8
        }

        /// One life that ends well.
        private func life(of stage: Stage, _ body: () async throws -> Void) async throws {
            let child = try stage.launch()
            try await body()
            try await stage.until("all is at rest") { try Files(in: stage.folder).isAtRest() }
            child.signal(SIGTERM)
            #expect(await child.end() == .exited(0), "\(stage.log)")
        }
    }
}

extension Array {
    fileprivate func asyncMap<Result>(_ body: (Element) async throws -> Result) async rethrows -> [Result] {
        var results: [Result] = []
        for element in self { results.append(try await body(element)) }
        return results
    }
}
