import Core
import Foundation
import GRDB
import Outside
import Store
import Synchronization
import Testing

@testable import Engine

/// What is asked of other services, and what comes back into the chat.
struct OutsideJobTests {
    static let services = OutsideServices(findsAddresses: true, factsSource: "Google Maps")

    func talk(_ helper: Helper, _ letters: [Letter], outside: OutsideServices = services, isOfTheMap: Bool = true)
        async throws
        -> House
    {
        let house = try House(outside: outside)
        try await house.live(helpers: OutsideHelpers(geocoder: helper, facts: helper)) { engine in
            for letter in letters {
                house.messenger.receive(letter)
                try await house.rest(engine)
                guard isOfTheMap else { continue }
                try await house.store.write { transaction in
                    try transaction.withoutJournal {
                        try transaction.db.execute(sql: "UPDATE place SET element = 'n7'")
                    }
                }
            }
        }
        return house
    }

    func address(_ house: House) async throws -> String? {
        try await house.store.read { try String.fetchOne($0.db, sql: "SELECT address FROM place") }
    }

    static let pin = Letter.line("ana", "pin Bakery 48.2082, 16.3738")
    static let facts = Letter(from: "ana", chat: "ana", message: "8", press: "facts:p1")

    @Test func `A pin gets its address when the geocoder has found it`() async throws {
        let helper = Helper()
        let house = try await talk(helper, [Self.pin])
        #expect(try await address(house) == "Hauptstr. 3, Vaduz")
        #expect(helper.asked == ["48.2082 16.3738 en"])
        let cards = house.messenger.sent.filter { $0.text.contains("Hauptstr. 3, Vaduz") }
        #expect(!cards.isEmpty || house.messenger.texts(in: "ana").count == 1)
    }

    @Test func `Without a geocoder nobody is asked`() async throws {
        let helper = Helper()
        let house = try await talk(helper, [Self.pin], outside: OutsideServices())
        #expect(try await address(house) == nil)
        #expect(helper.asked.isEmpty)
    }

    @Test func `A geocoder in trouble disturbs nobody`() async throws {
        let house = try await talk(Helper(fails: true), [Self.pin])
        #expect(try await address(house) == nil)
        #expect(house.messenger.texts(in: "ana").count == 1)
        #expect(try await house.failures().isEmpty)
    }

    @Test func `Facts come with their source, and are kept nowhere`() async throws {
        let house = try await talk(Helper(), [Self.pin, Self.facts])
        let text = try #require(house.messenger.texts(in: "ana").last)
        #expect(text.contains("Bakery, as Google Maps has it"))
        #expect(text.contains("★ 4.2 of 5, from 812 ratings"))
        #expect(text.contains("Price: middle"))
        #expect(text.contains("Source: Google Maps, Somebody"))
        #expect(try await house.int("SELECT count(*) FROM job") == 0)
        #expect(try await house.int("SELECT count(*) FROM outbox WHERE payload LIKE '%812%'") == 0)
    }

    @Test func `A source that does not answer is said to be silent`() async throws {
        let house = try await talk(Helper(fails: true), [Self.pin, Self.facts])
        let text = try #require(house.messenger.texts(in: "ana").last)
        #expect(text == "Google Maps does not answer just now. Try again later.")
    }

    @Test func `A place that the source does not surely know is said to be unknown`() async throws {
        let house = try await talk(Helper(knows: false), [Self.pin, Self.facts])
        let text = try #require(house.messenger.texts(in: "ana").last)
        #expect(text == "Google Maps knows nothing that is surely Bakery.")
    }

    @Test(arguments: ["facts:p99", "facts:p", "facts:", "facts:n1", "facts:p1:2"])
    func `Nothing is asked about what is not there`(_ code: String) async throws {
        let helper = Helper()
        _ = try await talk(helper, [Self.pin, Letter(from: "ana", chat: "ana", message: "8", press: code)])
        #expect(helper.asked.count == 1)
    }

    @Test func `Nobody hears of a pin that is no place of the map`() async throws {
        let helper = Helper()
        _ = try await talk(helper, [Self.pin, Self.facts], isOfTheMap: false)
        #expect(helper.asked.count == 1)
    }

    @Test func `Nobody asks about another's pin`() async throws {
        let helper = Helper()
        _ = try await talk(
            helper, [Self.pin, Letter.line("ben", "hello"), Letter(from: "ben", chat: "ben", press: "facts:p1")])
        #expect(helper.asked.count == 1)
    }

    static let typed = Letter.line("ana", "42 quai jean-charles rey")
    static let pinned = Letter(from: "ana", chat: "ana", message: "2", press: "pinhouse:1:437283000:74151000")

    @Test func `An address that the map does not know is asked for, shown with its source and pinned`() async throws {
        let helper = Helper()
        let house = try await talk(helper, [Self.typed, Self.pinned], isOfTheMap: false)
        #expect(helper.asked.first == "42 quai jean-charles rey - en")
        let texts = house.messenger.sent.map(\.text)
        #expect(texts.contains { $0.contains("I am asking the address service") })
        #expect(
            texts.contains { $0.contains("1. 42 Quai Jean-Charles Rey") || $0.contains("1. Quai Jean-Charles Rey 42") })
        #expect(texts.contains { $0.contains("Found by Nominatim, © OpenStreetMap contributors") })
        #expect(try await address(house)?.contains("Quai Jean-Charles Rey") == true)
    }

    @Test func `A geocoder hears no more than roughly where somebody is`() async throws {
        let helper = Helper()
        let here = Letter.line("ana", "pin Home 48.20849, 16.37208")
        _ = try await talk(helper, [here, Self.typed], isOfTheMap: false)
        #expect(helper.asked.allSatisfy { !$0.hasPrefix("42") || !$0.contains("16.372") })
    }

    @Test func `A geocoder that is silent or knows nothing is said to be so`() async throws {
        let silent = try await talk(Helper(fails: true), [Self.typed], isOfTheMap: false)
        #expect(silent.messenger.sent.last?.text.contains("does not answer just now") == true)
        let ignorant = try await talk(Helper(knows: false), [Self.typed], isOfTheMap: false)
        #expect(ignorant.messenger.sent.last?.text.contains("Neither my map nor the address service") == true)
    }

    @Test func `Without a source the button of an old card says so`() async throws {
        let helper = Helper()
        _ = try await talk(helper, [Self.pin, Self.facts], outside: OutsideServices(findsAddresses: true))
        #expect(helper.asked.count == 1)
    }
}

/// A geocoder and a source of facts without a network.
final class Helper: Geocoder, PlaceFactsSource {
    private let questions = Mutex<[String]>([])
    private let fails: Bool
    private let knows: Bool

    init(fails: Bool = false, knows: Bool = true) { (self.fails, self.knows) = (fails, knows) }

    var asked: [String] { questions.withLock { $0 } }

    func address(at point: Coordinate, language: String) async throws -> StreetAddress? {
        questions.withLock { $0.append("\(point.latitude) \(point.longitude) \(language)") }
        if fails { throw OutsideError.unavailable("down") }
        return StreetAddress(street: "Hauptstr.", houseNumber: "3", town: "Vaduz", coordinate: point)
    }

    func addresses(
        matching text: String, near: Coordinate?, language: String, limit: Int
    ) async throws -> [StreetAddress] {
        questions.withLock { $0.append("\(text) \(near.map { "\($0.latitude) \($0.longitude)" } ?? "-") \(language)") }
        if fails { throw OutsideError.unavailable("down") }
        guard knows, let point = Coordinate(latitude: 43.7283, longitude: 7.4151) else { return [] }
        return [StreetAddress(street: "Quai Jean-Charles Rey", houseNumber: "42", town: "Monaco", coordinate: point)]
    }

    func facts(named name: String, at point: Coordinate, language: String) async throws -> PlaceFacts? {
        questions.withLock { $0.append("\(name) \(language)") }
        if fails { throw OutsideError.tooOften(retryAfter: 5) }
        guard knows else { return nil }
        return PlaceFacts(
            source: "Google Maps", link: "https://maps.google.com/?cid=7", name: name, rating: 4.2, ratings: 812,
            priceLevel: 2, credits: ["Somebody"])
    }
}
