import Core
import GRDB
import Store
import Testing

@testable import Actions

/// Places of the map that become pins, and what people do with places.
struct KeepingTests {
    private static let korb = WorldPlace(
        element: OSMElement(.node, 7), name: "Café Korb", coordinate: .at(48.2090, 16.3710),
        category: PlaceCategory(key: "amenity", value: "cafe"), address: "Brandstätte 9, Wien")

    @Test func `A place of the map becomes one pin, however often it is kept`() async throws {
        let house = try House()
        let (first, second) = try await house.piece { try ($0.keep(Self.korb), $0.keep(Self.korb)) }
        #expect(first == second && first.element == "n7" && first.category == "amenity=cafe")
        #expect(first.address == "Brandstätte 9, Wien")
        let others = try await house.piece(.ben) { try $0.pin(of: Self.korb.element) }
        #expect(others == nil)
    }

    @Test(arguments: [
        ("korb", 48.2091, 1), ("CAFE KORB", 48.2090, 1), ("Korb", 48.2095, 2), ("Bakery", 48.2090, 2),
    ])
    func `A pin of a like name within 30 m becomes it`(name: String, latitude: Double, pins: Int) async throws {
        let house = try House()
        let (kept, count, old) = try await house.piece { session in
            let old = try session.keepPlace(NewPlace(name: name, point: .at(latitude, 16.3710)))
            return try (session.keep(Self.korb), session.placeCount(), old.id)
        }
        #expect(count == pins && (kept.id == old) == (pins == 1) && kept.element == "n7")
    }

    @Test func `What is done with a place is taken back by one Undo`() async throws {
        let house = try House()
        let place = try await house.piece { try $0.keepPlace(NewPlace(name: "Gym", point: .at(48.2, 16.37))).id }
        let list = try await house.piece { try $0.keepList(named: "Sports") }
        let before = try await house.keptRows()
        let deeds: [@Sendable (Session) throws -> Void] = [
            { try $0.like(place, true) }, { try $0.want(place, true) }, { _ = try $0.keepVisit(to: place, on: 20_000) },
            { _ = try $0.list(place, on: list) }, { _ = try $0.review(place, ReviewChange(stars: 4)) },
            { try $0.changeLabels(of: place, adding: ["sport"]) }, { _ = try $0.renameList(list, to: "Moving") },
            { try $0.deleteList(list) },
        ]
        for deed in deeds {
            try await house.piece { session in
                try deed(session)
                let entry = try #require(session.lastEntry)
                #expect(try session.undo(entry).status == .done)
            }
            #expect(try await house.keptRows() == before)
        }
    }

    @Test func `Deleting a place takes what hangs on it along, and Undo brings all of it back`() async throws {
        let house = try House()
        let place = try await house.piece { session in
            let place = try session.keep(Self.korb).id
            try session.keepVisit(to: place, on: 20_000, note: "rain")
            try session.review(place, ReviewChange(stars: 5, price: 1, text: "good"))
            try session.list(place, on: session.keepList(named: "Coffee"))
            return place
        }
        let before = try await house.keptRows()
        try await house.piece { session in
            try session.deletePlace(place)
            #expect(try session.namedLists(offset: 0, limit: 9).map(\.places) == [0])
            let entry = try #require(session.lastEntry)
            #expect(try session.undo(entry).status == .done)
        }
        #expect(try await house.keptRows() == before)
    }

    @Test func `A day counts once, and fulfils the wish`() async throws {
        let house = try House()
        try await house.piece { session in
            let place = try session.keep(Self.korb).id
            try session.want(place, true)
            let one = try session.keepVisit(to: place, on: 20_000)
            let same = try session.keepVisit(to: place, on: 20_000, note: "rain")
            try session.keepVisit(to: place, on: 19_000)
            #expect(one.id == same.id && same.note == "rain")
            #expect(try session.visits(to: place, limit: 9).map(\.dayNumber) == [20_000, 19_000])
            #expect(try session.place(place)?.wantedAt == nil)
        }
    }

    @Test func `Only one's own things go on one's own lists`() async throws {
        let house = try House()
        let list = try await house.piece { try $0.keepList(named: "Coffee") }
        let place = try await house.piece(.ben) { try $0.keep(Self.korb).id }
        try await house.piece(.ben) { session in
            #expect(throws: Refusal.self) { try session.list(place, on: list) }
        }
        try await house.piece { session in
            #expect(throws: Refusal.self) { try session.list(place, on: list) }
        }
    }

    @Test func `Reviews of one place of the map meet: mine, then friends', then others'`() async throws {
        let house = try House()
        for (who, stars) in [(House.Who.ana, 5), (.ben, 1), (.cara, 3), (.dan, 4)] {
            try await house.piece(who, at: Double(stars)) { session in
                let place = try session.keep(Self.korb).id
                let review = try session.review(place, ReviewChange(stars: stars, price: stars == 1 ? 3 : nil))
                if who != .dan { try session.share(.review(review.id), with: .everyone) }
            }
        }
        let authors = try await house.piece(.dan) { session in
            try session.reviews(of: .element(Self.korb.element), offset: 0, limit: 9).map(\.authorName)
        }
        #expect(authors == ["Dan", "Ana", "Cara", "Ben"])
        try await house.piece { session in
            let cara = try #require(try session.reviews(of: .element(Self.korb.element), offset: 0, limit: 9).last)
            #expect(cara.authorName == "Ben")
            _ = try session.change(.change, "friend") {
                try session.db.execute(
                    sql: "INSERT INTO closeFriend (person, friend) VALUES (?, ?)",
                    arguments: [session.actor.rawValue, cara.review.author.rawValue])
            }
            let order = try session.reviews(of: .element(Self.korb.element), offset: 0, limit: 9).map(\.authorName)
            #expect(order == ["Ana", "Ben", "Cara"])
            let all = try session.opinions(of: [Self.korb.element])[Self.korb.element]
            #expect(all == Opinions(count: 3, stars: 3, price: 3))
        }
    }

    @Test(arguments: [
        ("squats #sport", ["sport"]), ("#Food and #cheap-eats!", ["food", "cheap-eats"]), ("number #1", []),
        ("a#b", []), ("#food #food", ["food"]), ("", []), ("#", []),
    ])
    func `Labels are read in a text`(text: String, labels: [String]) {
        #expect(LabelText.labels(in: text) == labels)
    }

    @Test(arguments: ["a", "f", "w", "b", "h3", "lfood", "p-48.2082,16.3738"])
    func `A selection is read from its code`(code: String) {
        #expect(PlaceSelection(code: code)?.code == code)
    }

    @Test func `A label too long for a button stands for all that begin so`() {
        let key = LabelKey(String(repeating: "ä", count: 40))
        #expect(key.isCut && key.text.utf8.count <= 28)
        #expect(PlaceSelection(code: PlaceSelection.label(key).code) == .label(key))
    }
}

extension House {
    fileprivate func keptRows() async throws -> [String] {
        try await store.read { transaction throws in
            try ["place", "placeLabel", "heading", "listed", "visit", "review", "note"].flatMap { table in
                try Row.fetchAll(transaction.db, sql: "SELECT * FROM \(table) ORDER BY id").map { "\(table) \($0)" }
            }
        }
    }
}
