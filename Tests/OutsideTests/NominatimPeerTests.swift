import Core
import Foundation
import Outside
import Testing
import Transport
import Logging

/// Our client beside a real server (`make test-real`).
struct NominatimPeerTests {
    static let address = ProcessInfo.processInfo.environment["WAYSIDE_NOMINATIM"]

    @Test(.enabled(if: address != nil, "make test-real starts a Nominatim and names it in WAYSIDE_NOMINATIM"))
    func `A real Nominatim is understood, both ways`() async throws {
        let url = try #require(URL(string: try #require(Self.address)))
        let transport = CurlTransport(logger: Logger(label: "test"))
        let nominatim = Nominatim(base: url, transport: transport, waits: SystemWaits())
        let found = try await nominatim.addresses(
            matching: "42 Quai Jean-Charles Rey", near: nil, language: "en", limit: 3)
        let house = try #require(found.first)
        #expect(house.street == "Quai Jean-Charles Rey" && house.houseNumber == "42")
        #expect(house.town == "Monaco" && house.country == "Monaco")
        let back = try #require(try await nominatim.address(at: house.coordinate, language: "en"))
        #expect(back.street == "Quai Jean-Charles Rey")
        let nowhere = Coordinate(clampingLatitude: -60, longitude: -120)
        #expect(try await nominatim.address(at: nowhere, language: "en") == nil)
        await transport.shutdown()
    }
}
