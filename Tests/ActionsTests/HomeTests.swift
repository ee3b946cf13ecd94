import Core
import Geo
import Store
import Testing

@testable import Actions

/// What others are told of places near somebody's home.
struct HomeTests {
    static let home = Coordinate(clampingLatitude: 48.2082, longitude: 16.3738)
    static let near = Coordinate(clampingLatitude: 48.2090, longitude: 16.3745)
    static let far = Coordinate(clampingLatitude: 48.2181, longitude: 16.3691)

    let house: House

    init() async throws { house = try House() }

    /// Ana's pins at home, near it and far, all shared with everybody.
    private func pins() async throws -> [PlaceID] {
        try await house.piece(.ana) { session in
            _ = try session.makeAccount()
            return try [Self.home, Self.near, Self.far].enumerated().map { index, point in
                let new = NewPlace(name: "Pin \(index)", point: point, address: "Ringstrasse \(index)")
                let place = try session.keepPlace(new)
                try session.share(.place(place.id), with: .everyone)
                return place.id
            }
        }
    }

    @Test func `All near a home is at one other point to others, without its address, and as it is to its owner`()
        async throws
    {
        let pins = try await pins()
        try await house.piece(.ana) { _ = try $0.setHome(true, pins[0]) }
        let seen = try await house.piece(.ben) { session in try pins.compactMap { try session.place($0) } }
        #expect(seen.count == 3 && seen[0].coordinate == seen[1].coordinate)
        #expect(seen[0].coordinate != Self.home && seen[1].coordinate != Self.near)
        #expect(seen[2].coordinate == Self.far && seen[2].address == "Ringstrasse 2")
        #expect(seen[0].address == nil && seen[1].address == nil)
        #expect(seen.allSatisfy { !$0.isHome } && seen[0].accuracy == HomeBlur.accuracy)
        let own = try await house.piece(.ana) { session in try pins.compactMap { try session.place($0) } }
        #expect(own.map(\.coordinate) == [Self.home, Self.near, Self.far] && own[0].isHome)
    }

    @Test func `A copy is of what one sees`() async throws {
        let pins = try await pins()
        try await house.piece(.ana) { _ = try $0.setHome(true, pins[0]) }
        let copy = try await house.piece(.ben) { session in
            _ = try session.makeAccount()
            return try session.place(PlaceID(session.saveCopy(of: .place(pins[1])).id))
        }
        let record = try #require(copy)
        #expect(record.coordinate.distance(to: Self.near) > 1 && record.address == nil)
    }

    @Test func `A home that is none any more hides nothing`() async throws {
        let pins = try await pins()
        try await house.piece(.ana) { session in
            _ = try session.setHome(true, pins[0])
            _ = try session.setHome(false, pins[0])
        }
        #expect(try await house.piece(.ben) { try $0.place(pins[1])?.coordinate } == Self.near)
    }

    @Test func `Nobody finds a place near a home by its address`() async throws {
        let pins = try await pins()
        try await house.piece(.ana) { session in
            try session.setUsername(Username("ana"))
            _ = try session.setHome(true, pins[0])
        }
        let ana = try await house.piece(.ana) { $0.actor }
        let found = try await house.piece(.ben) { session in
            _ = try session.makeAccount()
            _ = try session.follow(ana)
            return try ["Ringstrasse", "Pin"].compactMap(SearchWords.init).map { try session.find($0).shared }
        }
        let other = try await house.piece(.ben) { session in
            try ["Ringstrasse", "Pin"].compactMap(SearchWords.init).map { try session.find($0).shared }
        }
        #expect(other.map(Set.init) == [[.place(pins[2])], Set(pins.map { .place($0) })], "\(found)")
    }
}
