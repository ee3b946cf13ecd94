import Core
import Foundation
import GRDB
import Sandbox
import Testing

extension CrashTests {
    /// The real server, killed between sending a message and putting it on top of its chat.
    @Suite(.serialized) struct StickerTests {
        private static let deaths: [Death] = [
            .asking("sendMessage"), .at(.answered), .at(.settling), .at(.settled), .asking("pinChatMessage"),
            .at(.answered, hit: 2), .asking("editMessageText"),
        ]

        @Test(.timeLimit(.minutes(10)))
        func `Killed at any step, a note is on top once, and a message that was sent twice is counted`() async throws {
            try await Stage.run { stage in
                let ana = try await stage.messenger.addPerson("Ana").id
                let actor = Actor(stage: stage, person: ana, chat: ana)
                let names = Self.deaths.indices.map { "sticker\($0)" }
                try await live(on: stage) {
                    for name in names {
                        try await actor.types("note \(name): squats", hears: "Noted under \(name): squats")
                    }
                    try await actor.listens()
                }
                for (name, death) in zip(names, Self.deaths) {
                    try await die(death, on: stage) {
                        try await actor.types("keep note \(name) on top", hears: name, "That goes on top of the chat.")
                    }
                    try await live(on: stage) { try await actor.listens() }
                }
                try await expectOnTop(names, in: ana, of: stage)
            }
        }

        /// Each is on top once; what else was sent of it is told to the operator.
        private func expectOnTop(_ names: [String], in chat: Int64, of stage: Stage) async throws {
            let files = Files(in: stage.folder)
            #expect(try files.problems() == [])
            let maybeTwice = try files.count("SELECT count(*) FROM failure WHERE source = 'maybe twice'")
            let messages = await stage.messenger.chat(chat)?.messages.filter { !$0.isDeleted } ?? []
            var orphans = 0
            for name in names {
                let sent = messages.filter { $0.sender != chat && $0.firstLine == name }
                #expect(sent.count { $0.isPinned == true } == 1, "\(name)")
                orphans += sent.count - 1
            }
            #expect(orphans <= maybeTwice)
            #expect(await stage.ledger.missing == [])
            #expect(await stage.ledger.doubles + stage.ledger.surprises.count <= maybeTwice)
        }

        /// A life that ends in the middle of what is done in it.
        private func die(_ death: Death, on stage: Stage, _ body: () async throws -> Void) async throws {
            let child = try stage.launch(death.variables)
            if case .asking(let method) = death { stage.trap.set(method, for: child) }
            try await body()
            let end = await child.end(within: Child.patience)
            stage.trap.set(nil, for: child)
            try #require(end == .killed(SIGKILL), "the process should have died: \(death)\n\(stage.log)")
        }

        /// A life in peace, until nothing is left to do.
        private func live(on stage: Stage, _ body: () async throws -> Void) async throws {
            let seen = await stage.lastRequest
            let child = try stage.launch()
            try await stage.untilUp(after: seen)
            try await body()
            try await stage.until("all is at rest") {
                guard await stage.messenger.isConfirmed else { return false }
                return try Files(in: stage.folder).isAtRest()
            }
            child.signal(SIGTERM)
            #expect(await child.end(within: Child.patience) == .exited(0), "\(stage.log)")
        }
    }
}
