import Core
import Foundation
import Outside
import Testing
import Transport

/// Every client says the same of the same trouble.
struct OutsideErrorTests {
    @Test(arguments: Trouble.rows.indices)
    func `Trouble is told by what can be done about it`(_ index: Int) async throws {
        let (name, answer, expected) = Trouble.rows[index]
        let point = Coordinate(clampingLatitude: 43.7396, longitude: 7.4283)
        let url = try #require(URL(string: "https://outside.example/base/"))
        let asks: [(any HTTPTransport, any Waits) async throws -> Void] = [
            { _ = try await Nominatim(base: url, transport: $0, waits: $1).address(at: point, language: "en") },
            { transport, waits in
                let nominatim = Nominatim(base: url, transport: transport, waits: waits)
                _ = try await nominatim.addresses(matching: "x", near: nil, language: "en", limit: 5)
            },
            { transport, waits in
                let places = GooglePlaces(key: Secret("k"), transport: transport, waits: waits)
                _ = try await places.facts(named: "x", at: point, language: "en")
            },
            { transport, waits in
                let tiles = TileSource(
                    template: "https://t.example/{z}/{x}/{y}", attribution: "", transport: transport, waits: waits)
                _ = try await tiles.tile(zoom: 1, x: 0, y: 0)
            },
        ]
        for ask in asks {
            let error = await #expect(throws: OutsideError.self, "\(name)") {
                try await ask(ScriptedTransport([answer]), QuickWaits())
            }
            #expect(error.map(kind) == expected, "\(name)")
        }
    }

    private func kind(_ error: OutsideError) -> OutsideErrorKind {
        switch error {
        case .unavailable: .unavailable
        case .unreadable: .unreadable
        case .refused: .refused
        case .forbiddenAddress: .forbiddenAddress
        case .tooOften(let seconds): .tooOften(seconds)
        }
    }
}
