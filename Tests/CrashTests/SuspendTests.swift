import Foundation
import GRDB
import Sandbox
import Testing

extension CrashTests {
    /// The real server, stopped like a laptop that is closed, and woken again.
    @Suite(.serialized) struct SuspendTests {
        @Test(.timeLimit(.minutes(10)))
        func `A suspended server goes on where it was, and answers what came meanwhile, once`() async throws {
            try await Stage.run { stage in
                let ana = try await stage.messenger.addPerson("Ana").id
                let actor = Actor(stage: stage, person: ana, chat: ana)
                let child = try stage.launch()
                try await actor.types("note gym: one", hears: "Noted under gym: one")
                try await actor.listens()
                for text in ["two", "three"] {
                    child.signal(SIGSTOP)
                    try await actor.types("note gym: \(text)", hears: "Noted under gym: \(text)")
                    try await Task.sleep(for: .seconds(1))
                    #expect(await stage.ledger.missing.isEmpty == false)
                    child.signal(SIGCONT)
                    try await actor.listens()
                }
                child.signal(SIGTERM)
                #expect(await child.end(within: Child.patience) == .exited(0))
                let files = Files(in: stage.folder)
                #expect(try files.problems() == [])
                #expect(try files.rows("SELECT text FROM note ORDER BY id") == ["one", "two", "three"])
                #expect(await stage.ledger.surprises == [])
            }
        }
    }
}
