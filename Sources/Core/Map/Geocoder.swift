/// Somebody who knows addresses: the imported map, or another service.
package protocol Geocoder: Sendable {
    /// The house at a point, or else its street; nil where there is none. `language` is an IETF tag.
    func address(at point: Coordinate, language: String) async throws -> StreetAddress?
    /// Houses and streets of that name, the best first.
    func addresses(
        matching text: String, near: Coordinate?, language: String, limit: Int
    ) async throws -> [StreetAddress]
}
