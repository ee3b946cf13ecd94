/// Writes metrics in the Prometheus text format 0.0.4.
enum PrometheusText {
    static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

    static func write(_ families: [MetricFamily]) -> String {
        families.map(write).joined()
    }

    private static func write(_ family: MetricFamily) -> String {
        let name = name(family.name, allowing: ":")
        var text = "# HELP \(name) \(escape(family.help))\n# TYPE \(name) \(family.kind.rawValue)\n"
        for sample in family.samples {
            text += name + sample.suffix + labels(sample.labels) + " " + number(sample.value) + "\n"
        }
        return text
    }

    private static func labels(_ labels: [MetricFamily.Label]) -> String {
        guard !labels.isEmpty else { return "" }
        let pairs = labels.map { "\(name($0.name))=\"\(escape($0.value, quotes: true))\"" }
        return "{" + pairs.joined(separator: ",") + "}"
    }

    /// As Go's ParseFloat reads it.
    static func number(_ value: Double) -> String {
        if value.isNaN { return "NaN" }
        if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
        return Int(exactly: value).map(String.init) ?? "\(value)"
    }

    /// A backslash and a line feed are escaped everywhere, a quote in a label's value only.
    private static func escape(_ text: String, quotes: Bool = false) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped.append(contentsOf: "\\\\".unicodeScalars)
            case "\n": escaped.append(contentsOf: "\\n".unicodeScalars)
            case "\"" where quotes: escaped.append(contentsOf: "\\\"".unicodeScalars)
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }

    /// What a name may not hold becomes an underscore; it never begins with a digit.
    private static func name(_ text: String, allowing other: Unicode.Scalar? = nil) -> String {
        let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
            let isDigit = ("0"..."9").contains(scalar)
            return isLetter || isDigit || scalar == "_" || scalar == other ? scalar : "_"
        }
        let name = String(String.UnicodeScalarView(scalars))
        return name.first.map { "0"..."9" ~= $0 } ?? true ? "_" + name : name
    }
}
