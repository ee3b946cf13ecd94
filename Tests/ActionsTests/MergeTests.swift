import Core
import Foundation
import GRDB
import Store
import Testing

@testable import Actions

/// Two pins of one place become one, and nothing that hung on either is lost.
struct MergeTests {
    @Test func `All that hangs on the newer pin comes along, and one Undo brings both back`() async throws {
        let house = try House()
        let (old, new) = try await house.piece { session in
            let (old, new) = try (session.pin("Bakery"), session.pin("bakery", 48.20001))
            let list = try session.keepList(named: "Coffee")
            try session.list(old, on: list)
            try session.list(new, on: list)
            try session.list(new, on: session.keepList(named: "Bread"))
            try session.keepVisit(to: old, on: 20_000)
            try session.keepVisit(to: new, on: 20_000, note: "warm")
            try session.keepVisit(to: new, on: 20_001)
            try session.like(new, true)
            try session.want(old, true)
            _ = try session.setColour(.blue, of: new)
            _ = try session.setIcon("🥐", of: new)
            try session.changeLabels(of: new, adding: ["bread"])
            try session.note("rye", .place(new))
            try session.review(new, ReviewChange(stars: 4, price: 2, text: "crusty"))
            try session.usePlace(new)
            var errand = NewTask("Buy rye")
            errand.place = new
            try session.keepTask(errand)
            return (old, new)
        }
        let before = try await house.mergedRows()
        try await house.piece { session in
            let kept = try session.merge(new, into: old)
            #expect(try session.placeCount() == 1 && kept.likedAt != nil && kept.wantedAt != nil)
            #expect(kept.colour == "blue" && kept.icon == "🥐")
            #expect(try session.lists(around: old).map(\.name) == ["Bread", "Coffee"])
            #expect(try session.visits(to: old, limit: 9).map(\.note) == [nil, "warm"])
            #expect(try session.texts(in: .place(old)) == ["rye"])
            #expect(try session.labels(of: old) == ["bread"])
            #expect(try session.tasks(.place(old), offset: 0, limit: 9).map(\.title) == ["Buy rye"])
            #expect(try session.ownReview(of: old)?.text == "crusty")
            #expect(try session.undo(try #require(session.lastEntry)).status == .done)
        }
        #expect(try await house.mergedRows() == before)
    }

    @Test func `What the kept pin says of itself stays`() async throws {
        let house = try House()
        try await house.piece { session in
            let (old, new) = try (session.pin("Gym"), session.pin("gym"))
            _ = try session.setColour(.red, of: old)
            _ = try session.setColour(.blue, of: new)
            try session.setAddress(old, to: "Main St 1")
            try session.setAddress(new, to: "Side St 2")
            let kept = try session.merge(new, into: old)
            #expect(kept.name == "Gym" && kept.colour == "red" && kept.address == "Main St 1")
        }
    }

    /// What is said of both, and then the one review and the notes.
    @Test(arguments: [
        ("good", "", false, "good", []), ("", "crusty", false, "crusty", []),
        ("good", "crusty", false, "good / crusty", []), ("good bread", "good", false, "good bread", []),
        ("good", "crusty", true, "good", ["crusty"]),
        ("good", String(repeating: "x", count: 299), false, "good", [String(repeating: "x", count: 299)]),
    ])
    func `No word of two reviews is lost, nor shown to more people`(
        first: String, second: String, isShared: Bool, text: String, notes: [String]
    ) async throws {
        let house = try House()
        try await house.piece { session in
            let (old, new) = try (session.pin("Gym"), session.pin("gym"))
            let kept = try session.review(old, ReviewChange(stars: 5, text: first))
            try session.review(new, ReviewChange(stars: 2, price: 3, text: second))
            if isShared { try session.share(.review(kept.id), with: .everyone) }
            _ = try session.merge(new, into: old)
            let review = try #require(try session.ownReview(of: old))
            #expect(review.text == text && review.stars == 5 && review.price == 3)
            #expect(try session.texts(in: .place(old)) == notes)
        }
    }

    @Test func `In a group each member's review stays their own`() async throws {
        let house = try House()
        let (old, new) = try await house.piece(inGroup: true) { session in
            let (old, new) = try (session.pin("Inn"), session.pin("inn"))
            try session.review(old, ReviewChange(stars: 5, text: "mine"))
            return (old, new)
        }
        try await house.piece(.ben, inGroup: true) { try $0.review(new, ReviewChange(stars: 1, text: "Ben's")) }
        try await house.piece(inGroup: true) { session in
            _ = try session.merge(new, into: old)
            let texts = try session.reviews(of: .pin(old), offset: 0, limit: 9).map(\.review.text)
            #expect(Set(texts) == ["mine", "Ben's"])
        }
    }

    @Test func `A pin that would go by itself stays where the other would`() async throws {
        let house = try House()
        try await house.piece { session in
            let parked = try session.park(
                at: NewPlace(name: "Car", point: .at(48.2, 16.37)), until: session.now.addingTimeInterval(3600),
                note: nil)
            let kept = try session.merge(session.pin("My car"), into: parked.id)
            #expect(kept.endsAt == nil)
        }
    }

    @Test func `Nobody merges another's pin`() async throws {
        let house = try House()
        let bens = try await house.piece(.ben) { session in
            let place = try session.pin("Gym")
            try session.share(.place(place), with: .everyone)
            return place
        }
        try await house.piece { session in
            let own = try session.pin("Gym")
            #expect(throws: Refusal.self) { try session.merge(bens, into: own) }
            #expect(throws: Refusal.self) { try session.merge(own, into: bens) }
            #expect(throws: Refusal.self) { try session.merge(own, into: own) }
        }
    }
}

extension House {
    fileprivate func mergedRows() async throws -> [String] {
        try await store.read { transaction throws in
            try ["place", "placeLabel", "heading", "listed", "visit", "review", "note", "photo", "task"].flatMap {
                table in
                try Row.fetchAll(transaction.db, sql: "SELECT * FROM \(table) ORDER BY id").map { "\(table) \($0)" }
            }
        }
    }
}
