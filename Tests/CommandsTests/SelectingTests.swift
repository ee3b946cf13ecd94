import Actions
import Core
import Foundation
import Store
import Testing

@testable import Commands

/// Ticking many rows and doing one thing with all of them.
struct SelectingTests {
    private static let pins = PlacesCard(sort: .mine)

    @Test func `A tick pressed twice counts once, and so does taking it away`() {
        var selecting = Selecting(Self.pins)
        let (one, other) = (Thing.place(PlaceID(1)), Thing.place(PlaceID(2)))
        for thing in [one, one, other] { _ = selecting.tick(thing, true) }
        #expect(selecting.ticked.count == 2)
        for _ in 0..<2 { _ = selecting.tick(one, false) }
        #expect(selecting.ticked.map(\.thing) == [other] && selecting.has(other) && !selecting.has(one))
    }

    @Test func `No more than can be done at once are ticked`() {
        var selecting = Selecting(Self.pins)
        let things = (1...Selecting.most + 1).map { Thing.place(PlaceID(Int64($0))) }
        let hadRoom = things.map { selecting.tick($0, true) }
        #expect(hadRoom.dropLast().allSatisfy(\.self) && hadRoom.last == false)
        #expect(selecting.ticked.count == Selecting.most)
    }

    @Test func `The list that rows were ticked on is found again from what is kept`() throws {
        for list in [PlacesCard(sort: .near, page: 3), PlacesCard(.label(LabelKey("food")), sort: .name)] {
            let kept = try JSONDecoder().decode(Selecting.self, from: JSONEncoder().encode(Selecting(list)))
            #expect(kept.card?.code == list.code)
        }
        #expect(SelectRows([DraftCard().code]) == nil)
    }

    @Test func `One deed for many pins is one change with one Undo`() async throws {
        let house = try House()
        let pins = try await house.piece { session in
            try (0..<12).map { number in
                let point = Coordinate(clampingLatitude: 48 + Double(number) / 10, longitude: 16)
                return try session.keepPlace(NewPlace(name: "Pin \(number)", point: point)).id
            }
        }
        let deeds: [(code: String, value: String?)] = [
            (LabelMany.code, "town"), (ColourMany.code, "blue"), (ShareMany.code, "only_me"), (DeleteMany.code, nil),
        ]
        for (deed, value) in deeds {
            let before = try await house.places()
            try await house.piece { session in
                let id = try session.keepLookup(Selecting(Self.pins))
                _ = try TickAll(id, true, page: 0).perform(in: session)
                _ = try TickRow(id, .place(pins[0]), false, page: 0).perform(in: session)
                _ = try DoWithMany(id, deed, value).perform(in: session)
            }
            let changed = try await house.places()
            #expect(deed == ShareMany.code || Set(changed).symmetricDifference(before).count >= 11, "\(deed)")
            #expect(
                changed.contains { $0.contains("Pin 0") && before.contains($0) }, "\(deed) spares what is not ticked")
            guard deed != ShareMany.code else { continue }
            try await house.piece { session in
                let entry = try #require(try session.history(limit: 1).first)
                #expect(try session.undo(entry.id).status == .done)
            }
            #expect(try await house.places() == before, "\(deed)")
        }
    }

    @Test func `Another's selection and another's things are out of reach`() async throws {
        let house = try House()
        let bens = try await house.fill(.ben)
        let anas = try await house.fill(.ana)
        let before = try await house.state(of: .ben)
        let id = try await house.piece(.ben) { session in
            let id = try session.keepLookup(Selecting(Self.pins))
            _ = try TickAll(id, true, page: 0).perform(in: session)
            return id
        }
        for press in [DoWithMany(id, DeleteMany.code), TickAll(id, false, page: 0), BackToRows(id)] as [any Press] {
            try await house.piece { session in
                #expect(throws: Refusal.self) {
                    _ = try press.perform(in: session)
                    _ = try session.selecting(id)
                }
            }
        }
        try await house.piece { session in
            var own = Selecting(Self.pins)
            _ = own.tick(.place(bens.place), true)
            let id = try session.keepLookup(own)
            #expect(throws: Refusal.self) { try DoWithMany(id, DeleteMany.code).perform(in: session) }
            #expect(throws: Refusal.self) { try TickRow(id, .place(bens.place), true, page: 0).perform(in: session) }
            #expect(try session.place(anas.place) != nil)
        }
        #expect(try await house.state(of: .ben) == before)
    }

    @Test(arguments: [
        (LabelMany.code, "?!"), (ColourMany.code, "mauve"), (ShareMany.code, "chosen"), (DeleteMany.code, "all"),
        (ListMany.code, "99"), (ListMany.code, "x"),
    ])
    func `A value that no button has does nothing`(deed: String, value: String) async throws {
        let house = try House()
        _ = try await house.fill(.ana)
        let before = try await house.places()
        try await house.piece { session in
            let id = try session.keepLookup(Selecting(Self.pins))
            _ = try TickAll(id, true, page: 0).perform(in: session)
            #expect(throws: Refusal.self) { try DoWithMany(id, deed, value).perform(in: session) }
        }
        #expect(try await house.places() == before)
    }
}

extension House {
    fileprivate func places() async throws -> [String] {
        try await piece { session in
            try session.places(sort: .mine, offset: 0, limit: 100).map {
                try "\($0.place) \(session.labels(of: $0.place.id))"
            }
        }
    }
}
