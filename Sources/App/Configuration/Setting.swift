package import Configuration

/// One key of the configuration: how it is named, read, checked and explained.
package struct Setting: Sendable {
    package enum Kind: Sendable { case text, whole, fraction }

    /// "web.port"
    package let name: String
    package let kind: Kind
    /// What a good value is, as the end of "must be ...".
    package let wanted: String
    let isSecret: Bool
    /// As it stands in config.example.json; null where nothing is set.
    package let standard: JSONValue
    package let meaning: String
    /// Reads and checks the value; throws when it is none of the wanted ones.
    package let read: @Sendable (ConfigReader, inout ServerConfiguration) throws -> Void

    /// "WAYSIDE_WEB_PORT"
    package var variable: String { Self.prefix + Self.bareVariable(name) }
    package static let prefix = "WAYSIDE_"

    /// The key and variable that name a file with the secret in it.
    package var fileName: String { name + "File" }
    var fileVariable: String { variable + "_FILE" }

    /// "WEB_PUBLIC_URL" for "web.publicURL", as swift-configuration writes it too.
    static func bareVariable(_ name: String) -> String {
        name.replacing(/([a-z])([A-Z])/) { "\($0.1)_\($0.2)" }.replacing(".", with: "_").uppercased()
    }
}

/// A value of the right type that is out of bounds.
struct UnwantedValue: Error {}
