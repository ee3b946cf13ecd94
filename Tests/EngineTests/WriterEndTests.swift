import Core
import Foundation
import ServiceLifecycle
import Testing

@testable import Engine

/// How everything stops, and what a failure leaves standing.
@Suite struct WriterEndTests {
    @Test(.timeLimit(.minutes(1)))
    func `Whoever hands something to a Writer that has stopped hears so`() async throws {
        let door = WriterDoor()
        let early = Task { try await door.perform(.wake) }
        while door.mailbox.isEmpty { await Task.yield() }
        door.close()
        await #expect(throws: CancellationError.self) { try await early.value }
        await #expect(throws: CancellationError.self) { try await door.perform(.wake) }
    }

    @Test(.timeLimit(.minutes(1)))
    func `What fails even with an apology is kept, and the others go on`() async throws {
        let workshop = try Workshop()
        try await workshop.write(
            """
            CREATE TRIGGER refuse BEFORE INSERT ON person WHEN NEW.name = 'mallory'
            BEGIN SELECT RAISE(ABORT, 'not this one'); END
            """)
        try await workshop.receive("mallory/hello", "note two")
        try await workshop.run { try await workshop.rest() }
        #expect(try await workshop.strings("SELECT state FROM inbox ORDER BY id") == ["failed", "done"])
        #expect(try await workshop.strings("SELECT source FROM failure") == ["inbox"])
    }

    @Test(.timeLimit(.minutes(1)))
    func `A message on its way arrives before the server stops`() async throws {
        let workshop = try Workshop()
        let began = Mailbox<Void>(), gate = Mailbox<Void>()
        workshop.messenger.answers { _ throws(MessengerError) in
            began.put(())
            _ = await gate.take()
            if Task.isCancelled { throw .unknownFate("cut off") }
        }
        try await workshop.receive("thanks")
        try await workshop.run {
            _ = await began.take()
            await workshop.group.triggerGracefulShutdown()
            gate.put(())
        }
        #expect(try await workshop.strings("SELECT state FROM outbox").isEmpty)
        #expect(try await workshop.strings("SELECT source FROM failure").isEmpty)
    }

    @Test func `A graceful end leaves no note, a sudden one does`() async throws {
        let workshop = try Workshop()
        try await workshop.run { try await workshop.rest() }
        #expect(!FileManager.default.fileExists(atPath: workshop.notePath))

        let other = try Workshop()
        let life = Task { try await other.group.run() }
        try await other.rest()
        life.cancel()
        _ = await life.result
        #expect(FileManager.default.fileExists(atPath: other.notePath))
    }

    @Test func `An answer that cannot leave waits, and the chat's messages do not`() {
        var limits = SendLimits(SendLimits.Rates())
        let chat = ChatRef(messenger: .telegram, id: "ana")
        limits.pauseAnswers(in: chat, until: 5)
        #expect(!limits.letsAnswer(in: chat, at: 4))
        #expect(limits.nextMoment(after: 4) == 5)
        let mayWrite = limits.take(chat, isGroup: false, at: 4)
        #expect(mayWrite)
        #expect(limits.letsAnswer(in: chat, at: 5))
    }

    @Test(arguments: [(1, true), (2, true), (3, false)])
    func `A messenger that asks for a pause in three chats at once means everything`(chats: Int, mayGo: Bool) {
        var limits = SendLimits(SendLimits.Rates())
        for chat in 0..<chats { limits.asked(in: ChatRef(messenger: .telegram, id: "\(chat)"), at: 0, until: 30) }
        let other = limits.take(ChatRef(messenger: .telegram, id: "other"), isGroup: false, at: 1)
        #expect(other == mayGo)
        let later = limits.take(ChatRef(messenger: .telegram, id: "other"), isGroup: false, at: 30)
        #expect(later)
    }
}
