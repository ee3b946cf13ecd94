package import Core
package import Foundation
import Geo
import HTTPTypes
package import Transport

/// Google's Places API (New): what it knows of one place.
///
/// Source: developers.google.com, Places API, "Text Search (New)" and "Policies": its content is shown with "Google
/// Maps" beside it and is not kept. Only what is named in the field mask is sent, and paid for.
package struct GooglePlaces: PlaceFactsSource {
    private static let limits = TransportLimits(connect: 5, total: 10, responseBytes: 256 << 10)
    private static let usualBase = "https://places.googleapis.com"
    /// Metres within which a place of the same name is the same place.
    private static let nearby = 150.0
    private static let mask = [
        "displayName", "location", "rating", "userRatingCount", "priceLevel", "nationalPhoneNumber", "websiteUri",
        "googleMapsUri", "businessStatus", "attributions",
    ].map { "places.\($0)" }.joined(separator: ",")

    private let base: String
    private let key: Secret
    private let call: OutsideCall
    private let gate: PacedGate

    /// `base` is another server that speaks the same.
    package init(key: Secret, base: URL? = nil, transport: any HTTPTransport, waits: any Waits) {
        let text = base?.absoluteString ?? Self.usualBase
        self.base = text.hasSuffix("/") ? String(text.dropLast()) : text
        self.key = key
        call = OutsideCall(transport: transport)
        gate = PacedGate(RequestPace(gap: 0.2, patience: 5), waits: waits)
    }

    package func facts(named name: String, at point: Coordinate, language: String) async throws -> PlaceFacts? {
        let request = try request(named: name, at: point, language: language)
        let answer = try await gate.pass { [call] () async throws(OutsideError) in
            try await call.json(GooglePlacesAnswer.self, request)
        }
        let near = answer.places.filter { place in
            place.point.distance(to: point) <= Self.nearby && PlaceName.isSame(place.name, name)
        }
        return near.min { $0.point.distance(to: point) < $1.point.distance(to: point) }?.facts
    }

    private func request(
        named name: String, at point: Coordinate, language: String
    ) throws(OutsideError) -> TransportRequest {
        var request = TransportRequest(method: .post, url: "\(base)/v1/places:searchText", limits: Self.limits)
        request.fields[.contentType] = "application/json"
        if let field = HTTPField.Name("X-Goog-Api-Key") { request.fields[field] = key.value }
        if let field = HTTPField.Name("X-Goog-FieldMask") { request.fields[field] = Self.mask }
        let circle = GooglePlacesQuestion.Circle(
            center: .init(latitude: point.latitude, longitude: point.longitude), radius: Self.nearby)
        let question = GooglePlacesQuestion(
            textQuery: String(name.prefix(200)), languageCode: language, pageSize: 5,
            locationBias: .init(circle: circle))
        guard let body = try? JSONEncoder().encode(question) else { throw .refused("the name cannot be written") }
        request.body = .data(body)
        return request
    }
}
