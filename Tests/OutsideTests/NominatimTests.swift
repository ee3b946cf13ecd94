import Core
import Foundation
import HTTPTypes
import Outside
import TestSupport
import Testing
import Transport

struct NominatimTests {
    let waits = QuickWaits()
    let point = Coordinate(clampingLatitude: 43.7321, longitude: 7.4157)

    func client(_ transport: ScriptedTransport) throws -> Nominatim {
        Nominatim(base: try #require(URL(string: "http://127.0.0.1:8088/")), transport: transport, waits: waits)
    }

    static let house = """
        {"place_id":1,"osm_type":"node","osm_id":2,"lat":"43.7322","lon":"7.4157","category":"amenity","type":"cafe",
        "name":"Harbour Café","display_name":"...","address":{"amenity":"Harbour Café","house_number":"42",
        "road":"Quai Jean-Charles Rey","suburb":"Fontvieille","city":"Monaco","postcode":"98000","country":"Monaco",
        "country_code":"mc"}}
        """

    @Test func `The house at a point is found`() async throws {
        let transport = ScriptedTransport([.says(Self.house)])
        let address = try #require(try await client(transport).address(at: point, language: "fr"))
        #expect(address.street == "Quai Jean-Charles Rey")
        #expect(address.houseNumber == "42")
        #expect(address.postcode == "98000")
        #expect(address.town == "Monaco")
        #expect(address.country == "Monaco")
        #expect((5...20).contains(try #require(address.metres)))
        let request = try #require(transport.requests.first)
        #expect(request.url.hasPrefix("http://127.0.0.1:8088/reverse?lat=43.73210&lon=7.41570&"))
        #expect(request.url.contains("accept-language=fr"))
        #expect(request.fields[.userAgent]?.hasPrefix("Wayside/") == true)
        #expect(!request.isPublicOnly)
    }

    @Test(arguments: [
        (#"{"error":"Unable to geocode"}"#, nil),
        (#"{"lat":"43.7","lon":"7.4","name":"","address":{"country":"France"}}"#, nil),
        (#"{"lat":"43.7","lon":"7.4","name":"Rue Grimaldi","address":{"road":"Rue Grimaldi"}}"#, "Rue Grimaldi"),
        (#"{"lat":"43.7","lon":"7.4","name":"The Rock","address":{"city":"Monaco"}}"#, "The Rock"),
        (#"{"lat":"43.7","lon":"7.4","name":null,"address":{"house_number":"7","hamlet":"Ried"}}"#, "Ried 7"),
        (#"{"lat":"43.7","lon":"7.4","address":{"road":["odd"],"pedestrian":"Place d'Armes"}}"#, "Place d'Armes"),
    ]) func `It gives what is there and no more`(_ json: String, _ expected: String?) async throws {
        let address = try await client(ScriptedTransport([.says(json)])).address(at: point, language: "en")
        #expect(address.map { [$0.street, $0.houseNumber].compactMap(\.self).joined(separator: " ") } == expected)
    }

    @Test func `Addresses are found by their words, those that cannot be read left out`() async throws {
        let transport = ScriptedTransport([.says(#"[\#(Self.house),{"lat":"nonsense"},7,{"lat":"95","lon":"7"}]"#)])
        let found = try await client(transport).addresses(
            matching: "42 quai & \"rey\"", near: point, language: "en", limit: 400)
        #expect(found.map(\.houseNumber) == ["42"])
        let url = try #require(transport.requests.first?.url)
        #expect(url.contains("/search?q=42%20quai%20%26%20%22rey%22&limit=40&"))
        #expect(url.contains("viewbox=6.91570%2C43.23210%2C7.91570%2C44.23210"))
    }

    @Test(arguments: ["", "[]]", "<html>", "7", "\"no\"", #"{"lat":"43"}"#, #"{"lat":7,"lon":8}"#, "null"])
    func `What is no answer is not read`(_ text: String) async throws {
        await #expect(throws: OutsideError.unreadable("an answer of another form")) {
            try await client(ScriptedTransport([.says(text)])).address(at: point, language: "en")
        }
    }

    @Test func `The same is asked once, until a day later`() async throws {
        let transport = ScriptedTransport([.says(Self.house)])
        let client = try client(transport)
        for _ in 0..<5 { _ = try await client.address(at: point, language: "en") }
        #expect(transport.requests.count == 1)
        _ = try await client.address(at: point, language: "de")
        #expect(transport.requests.count == 2)
        waits.pass(86_401)
        _ = try await client.address(at: point, language: "en")
        #expect(transport.requests.count == 3)
    }

    @Test func `A second lies between two requests, and nobody waits for long`() async throws {
        let transport = ScriptedTransport([.says("[]")])
        let client = try client(transport)
        let start = waits.elapsed
        for number in 0..<4 {
            _ = try await client.addresses(matching: "\(number)", near: nil, language: "en", limit: 1)
        }
        #expect(waits.elapsed - start == 3)
    }

    @Test func `After too many requests it is left in peace`() async throws {
        let transport = ScriptedTransport([.says("", 429, [.retryAfter: "20"]), .says("[]")])
        let client = try client(transport)
        for _ in 0..<3 {
            await #expect(throws: OutsideError.tooOften(retryAfter: 20)) {
                try await client.addresses(matching: "a", near: nil, language: "en", limit: 1)
            }
        }
        #expect(transport.requests.count == 1)
        waits.pass(20)
        #expect(try await client.addresses(matching: "a", near: nil, language: "en", limit: 1).isEmpty)
    }

    @Test(arguments: FuzzRun.seeds(30))
    func `No answer breaks it`(_ seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<40 {
            let bytes = random.mutilated(Array("[\(Self.house)]".utf8))
            let client = try client(ScriptedTransport([.bytes(Data(bytes))]))
            do {
                let found = try await client.addresses(matching: "a", near: point, language: "en", limit: 5)
                #expect(found.allSatisfy { !$0.street.isEmpty && abs($0.coordinate.latitude) <= 90 })
            } catch {
                #expect(error as? OutsideError == .unreadable("an answer of another form"))
            }
        }
    }
}
