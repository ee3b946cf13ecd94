package import Foundation

extension TimeZone {
    /// The city that its identifier names, for reading: "New York" of America/New_York (tz database).
    package var city: String { Self.city(of: identifier) }

    /// The same of an identifier of the tz database.
    package static func city(of identifier: String) -> String {
        String(identifier.split(separator: "/").last ?? identifier[...]).replacing("_", with: " ")
    }
}
