import Core
import Foundation
import Queues
import Store
import Testing

@testable import Engine

struct MarksTests {
    @Test func `Only what was marked after a card was taken makes it outdated`() async throws {
        let row = try await card()
        var marks = Marks()
        marks.commit(marked: ["pins"], taken: [row])
        #expect(!marks.isOutdated(row, showing: ["pins", "place:1"]))
        marks.commit(marked: ["notes"], taken: [])
        #expect(!marks.isOutdated(row, showing: ["pins"]))
        marks.commit(marked: ["place:1"], taken: [])
        #expect(marks.isOutdated(row, showing: ["pins", "place:1"]))
    }

    @Test func `A card that came back is forgotten, and taken again counts anew`() async throws {
        let row = try await card()
        var marks = Marks()
        marks.commit(marked: [], taken: [row])
        marks.commit(marked: ["pins"], taken: [])
        marks.settle(row)
        #expect(!marks.isOutdated(row, showing: ["pins"]))
        marks.commit(marked: [], taken: [row])
        #expect(!marks.isOutdated(row, showing: ["pins"]))
    }

    /// A card on its way out of a real outbox.
    private func card() async throws -> OutboxRow {
        let house = try House()
        let chat = ChatRef(messenger: .telegram, id: "1")
        let rows = try await house.store.write { transaction in
            let person = try transaction.person(
                for: Sender(id: "1", name: "Ana"), messenger: .telegram, defaults: Settings(timeZone: .gmt),
                now: House.start
            ).id
            let row = try transaction.chat(
                chat, isGroup: false, title: nil, person: person, defaults: Settings(timeZone: .gmt))
            let session = try Session(
                transaction: transaction, now: House.start, actor: person, viewer: row.owner, chat: row.id,
                voice: .english, random: .seeded(1))
            try session.show(subject: "pins", code: "pins")
            return try transaction.takeOutbox(held: HeldChats(), now: House.start, limit: 1).rows
        }
        return try #require(rows.first)
    }
}
