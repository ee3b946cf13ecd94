import Actions
import Core
import Foundation
import Language
import Store
import Synchronization
import Testing

@testable import Commands

/// What takes long of the map is asked before a line's turn.
struct MapGlanceTests {
    private let atlas = CountedAtlas("Starbucks", "Rose Garden")

    @Test(arguments: ["rate Starbucks 4 stars", "Rose Garden"])
    func `In its turn the map is asked nothing more of a line that no phrase reads`(text: String) async throws {
        let house = try House(atlas: atlas), spoken = try await foreseen(text, in: house)
        let asked = atlas.count
        #expect(asked > 0)
        try await house.piece { try $0.answerUnread(spoken, $0.understand(spoken)) }
        #expect(atlas.count == asked)
    }

    @Test func `With other names it is asked anew`() async throws {
        let house = try House(atlas: atlas), spoken = try await foreseen("rate Starbucks 4 stars", in: house)
        let asked = atlas.count
        _ = try await house.fill(.ana)
        try await house.piece { try $0.answerUnread(spoken, $0.understand(spoken)) }
        #expect(atlas.count > asked)
    }

    @Test(arguments: ["note gym: squats", "where am I"])
    func `Of what a phrase reads the map is asked nothing beforehand`(text: String) async throws {
        _ = try await foreseen(text, in: House(atlas: atlas))
        #expect(atlas.count == 0)
    }

    @Test func `Of what people say to each other in a group it is asked nothing`() async throws {
        let house = try House(atlas: atlas)
        _ = try await foreseen("rate Starbucks 4 stars", in: house, inGroup: true)
        #expect(atlas.count == 0)
    }

    /// A line of Ana's, with what was found before its turn.
    private func foreseen(_ text: String, in house: House, inGroup: Bool = false) async throws -> Spoken {
        try await house.piece(inGroup: inGroup) { _ in }
        let chat = ChatRef(messenger: .telegram, id: inGroup ? "-1" : "ana")
        let message = Incoming.Message(ref: MessageRef(chat: chat, id: "1"), text: text)
        var spoken = Spoken(message: message, line: LineReader.read(text, language: .english))
        let names = try await house.store.read {
            try StampedNames(of: chat, in: $0, now: House.start, random: .seeded(1))
        }
        spoken.foresight = Foresight(spoken, try #require(names))
        return spoken
    }
}

/// A map of some places that counts what it is asked.
private final class CountedAtlas: Atlas {
    private let found: [FoundPlace]
    private let questions = Mutex(0)

    init(_ names: String...) {
        found = names.enumerated().map { number, name in
            FoundPlace(
                WorldPlace(
                    element: OSMElement(.node, Int64(number + 1)), name: name,
                    coordinate: Coordinate(clampingLatitude: 48.2, longitude: 16.37)))
        }
    }

    var count: Int { questions.withLock { $0 } }

    private func count<T>(_ answer: T) -> T {
        questions.withLock { $0 += 1 }
        return answer
    }

    let extracts = [
        MapExtract(
            name: "town", southWest: Coordinate(clampingLatitude: 48, longitude: 16),
            northEast: Coordinate(clampingLatitude: 49, longitude: 17), attribution: "us", dataAt: nil,
            importedAt: House.start)
    ]

    func places(_ query: PlaceQuery) throws -> PlaceFinding {
        let fitting = found.filter { $0.place.name.lowercased() == query.text.lowercased() }
        return count(PlaceFinding(places: fitting, total: fitting.count))
    }

    func place(_ element: OSMElement) throws -> WorldPlace? {
        count(found.first { $0.place.element == element }?.place)
    }

    func regions(named name: String, limit: Int) throws -> [MapRegion] { count([]) }
    func regions(at point: Coordinate) throws -> [MapRegion] { count([]) }
    func zone(at point: Coordinate) throws -> TimeZone? { count(nil) }
    func towns(in region: OSMElement, limit: Int) throws -> [MapRegion] { count([]) }
    func addresses(matching text: String, near: Coordinate?, limit: Int) throws -> [StreetAddress] { count([]) }
    func address(at point: Coordinate) throws -> StreetAddress? { count(nil) }
}
