import Core
import Foundation
import Queues
import Store
import Testing

@testable import Engine

struct MarksTests {
    @Test func `Only what was marked after a card was drawn makes it outdated`() async throws {
        let row = try await card()
        var marks = Marks()
        marks.commit(marked: ["pins"], taken: [row])
        let drawn = marks.commits
        #expect(!marks.isOutdated(showing: ["pins", "place:1"], drawnAfter: drawn))
        marks.commit(marked: ["notes"], taken: [])
        #expect(!marks.isOutdated(showing: ["pins"], drawnAfter: drawn))
        marks.commit(marked: ["place:1"], taken: [])
        #expect(marks.isOutdated(showing: ["pins", "place:1"], drawnAfter: drawn))
        #expect(!marks.isOutdated(showing: ["pins", "place:1"], drawnAfter: marks.commits))
    }

    @Test func `When all cards have come back, what was marked is forgotten`() async throws {
        let row = try await card()
        var marks = Marks()
        marks.commit(marked: [], taken: [row])
        let drawn = marks.commits
        marks.commit(marked: ["pins"], taken: [])
        marks.settle(row)
        #expect(!marks.isOutdated(showing: ["pins"], drawnAfter: drawn))
        marks.commit(marked: ["pins"], taken: [])
        #expect(!marks.isOutdated(showing: ["pins"], drawnAfter: drawn))
    }

    /// A card on its way out of a real outbox.
    private func card() async throws -> OutboxRow {
        let house = try House()
        let chat = ChatRef(messenger: .telegram, id: "1")
        let rows = try await house.store.write { transaction in
            let person = try transaction.person(
                for: Sender(id: "1", name: "Ana"), messenger: .telegram, defaults: Settings(timeZone: .gmt)
            ).id
            let row = try transaction.chat(
                chat, isGroup: false, title: nil, person: person, defaults: Settings(timeZone: .gmt))
            let session = try Session(
                transaction: transaction, now: House.start, actor: person, viewer: row.owner, chat: row.id,
                voice: .english, random: .seeded(1))
            try session.show(subject: "pins", code: "pins")
            return try transaction.takeOutbox(held: HeldChats(), now: House.start, limit: 1).lines.flatMap(\.self)
        }
        return try #require(rows.first)
    }
}
