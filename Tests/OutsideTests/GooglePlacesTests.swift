import Core
import Foundation
import HTTPTypes
import Outside
import TestSupport
import Testing
import Transport

struct GooglePlacesTests {
    let point = Coordinate(clampingLatitude: 43.7396, longitude: 7.4283)

    func client(_ transport: ScriptedTransport) -> GooglePlaces {
        GooglePlaces(key: Secret("s3cret"), transport: transport, waits: QuickWaits())
    }

    static func place(_ name: String, _ latitude: Double = 43.7397, more: String = "") -> String {
        """
        {"displayName":{"text":"\(name)","languageCode":"fr"},"location":{"latitude":\(latitude),"longitude":7.4284},
        "rating":4.2,"userRatingCount":812,"priceLevel":"PRICE_LEVEL_MODERATE","nationalPhoneNumber":"+377 1 23",
        "websiteUri":"https://cafe.example/","googleMapsUri":"https://maps.google.com/?cid=7",
        "businessStatus":"OPERATIONAL","attributions":[{"provider":"Somebody","providerUri":"https://x.example"}]\(more)}
        """
    }

    static func answer(_ places: String...) -> ScriptedTransport.Answer {
        .says("{\"places\":[\(places.joined(separator: ","))]}")
    }

    @Test func `It tells what the source says, and whose it is`() async throws {
        let transport = ScriptedTransport([Self.answer(Self.place("Café de Paris Monte-Carlo"))])
        let facts = try #require(try await client(transport).facts(named: "Cafe de Paris", at: point, language: "fr"))
        let expected = PlaceFacts(
            source: "Google Maps", link: "https://maps.google.com/?cid=7", name: "Café de Paris Monte-Carlo",
            rating: 4.2, ratings: 812, priceLevel: 2, phone: "+377 1 23", website: "https://cafe.example/",
            credits: ["Somebody"])
        #expect(facts == expected)
    }

    @Test func `It asks for no more than it shows, and the key stands in no address`() async throws {
        let transport = ScriptedTransport([.says("{}")])
        #expect(try await client(transport).facts(named: "X", at: point, language: "en") == nil)
        let request = try #require(transport.requests.first)
        #expect(request.url == "https://places.googleapis.com/v1/places:searchText")
        #expect(request.method == .post)
        let key = try #require(HTTPField.Name("X-Goog-Api-Key"))
        let maskName = try #require(HTTPField.Name("X-Goog-FieldMask"))
        #expect(request.fields[key] == "s3cret")
        let mask = try #require(request.fields[maskName])
        #expect(mask.split(separator: ",").allSatisfy { $0.hasPrefix("places.") })
        guard case .data(let body) = request.body else {
            Issue.record("no body")
            return
        }
        let json = try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
        #expect(json["textQuery"] as? String == "X")
        #expect(json["languageCode"] as? String == "en")
    }

    @Test(arguments: [
        ("Café de Paris", "Cafe de Rome", 43.7397), ("Café de Paris", "Café de Paris", 43.7440), ("Bar", "", 43.7397),
        ("€", "€", 43.7397), ("Hotel Metropole", "Metropole Shopping", 43.7397),
    ]) func `Another place, or one too far away, is not taken for it`(
        _ asked: String, _ found: String, _ latitude: Double
    ) async throws {
        let transport = ScriptedTransport([Self.answer(Self.place(found, latitude))])
        #expect(try await client(transport).facts(named: asked, at: point, language: "en") == nil)
    }

    @Test(arguments: [
        (#""rating":9,"userRatingCount":-3,"priceLevel":"PRICE_LEVEL_ODD","websiteUri":"javascript:alert(1)""#, false),
        (#""rating":"good","userRatingCount":null,"attributions":7"#, false),
        (#""businessStatus":"CLOSED_PERMANENTLY""#, true),
    ]) func `Odd values are left out`(_ fields: String, _ isClosed: Bool) async throws {
        let place = #"{"displayName":{"text":"Bar"},"location":{"latitude":43.7396,"longitude":7.4283},\#(fields)}"#
        let transport = ScriptedTransport([Self.answer(place, "7", "{}")])
        let facts = try await client(transport).facts(named: "Bar", at: point, language: "en")
        #expect(facts == PlaceFacts(source: "Google Maps", name: "Bar", isClosedForGood: isClosed))
    }

    @Test func `The nearest of the same name is taken`() async throws {
        let transport = ScriptedTransport([
            Self.answer(
                Self.place("Bar", 43.7405), Self.place("Bar Nine", 43.73962), Self.place("Other", 43.7396))
        ])
        #expect(try await client(transport).facts(named: "Bar", at: point, language: "en")?.name == "Bar Nine")
    }

    @Test(arguments: FuzzRun.seeds(30))
    func `No answer breaks it`(_ seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<40 {
            let bytes = random.mutilated(Array("{\"places\":[\(Self.place("Bar"))]}".utf8))
            do {
                let transport = ScriptedTransport([.bytes(Data(bytes))])
                let facts = try await client(transport).facts(named: "Bar", at: point, language: "en")
                #expect(facts?.rating.map { (1...5).contains($0) } ?? true)
            } catch {
                #expect(error as? OutsideError == .unreadable("an answer of another form"))
            }
        }
    }
}
