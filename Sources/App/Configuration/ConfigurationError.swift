/// Why the start was stopped: one line that names the key or variable. Holds no secret.
package struct ConfigurationError: Error, Equatable, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}
