import Core
import Engine
import Foundation
import Outside
import Transport

extension ServerConfiguration {
    /// What the chat may offer of others.
    var outsideServices: OutsideServices {
        OutsideServices(
            findsAddresses: geocoding.url != nil, factsSource: placeFacts.key == nil ? nil : GooglePlaces.name,
            webAddress: web.publicURL?.absoluteString)
    }

    func helpers(_ transport: any HTTPTransport, _ waits: any Waits) -> OutsideHelpers {
        OutsideHelpers(
            geocoder: geocoding.url.map { Nominatim(base: $0, transport: transport, waits: waits) },
            facts: placeFacts.key.map {
                GooglePlaces(key: $0, base: placeFacts.address, transport: transport, waits: waits)
            }, calendars: CalendarFetch(transport: transport))
    }

    func tileSource(_ transport: any HTTPTransport, _ waits: any Waits) -> TileSource? {
        maps.tileURL.map {
            TileSource(template: $0, attribution: maps.attribution ?? "", transport: transport, waits: waits)
        }
    }
}
