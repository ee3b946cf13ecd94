/// Why the start was stopped: one line that names the key or variable. Holds no secret.
package struct ConfigurationError: Error, Equatable, CustomStringConvertible {
    package let description: String

    /// Whatever was given to us stays on the line: what would break it or move the cursor becomes a space.
    package init(_ description: String) {
        var line = String.UnicodeScalarView()
        for scalar in description.unicodeScalars { line.append(scalar.breaksLine ? " " : scalar) }
        self.description = String(line)
    }
}

extension Unicode.Scalar {
    fileprivate var breaksLine: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
