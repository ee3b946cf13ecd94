import Transport
import Configuration
import Foundation

/// A property of the configuration that a setting sets.
typealias Path<Value> = any WritableKeyPath<ServerConfiguration, Value> & Sendable

extension Setting {
    /// A text that `parse` understands; what the others are made of.
    private static func parsed<Value>(
        _ name: String, _ path: Path<Value>, _ wanted: String, isSecret: Bool = false, standard: String?,
        _ meaning: String, parse: @escaping @Sendable (String) -> Value?
    ) -> Setting {
        Setting(
            name: name, kind: .text, wanted: wanted, isSecret: isSecret,
            standard: standard.map(JSONValue.text) ?? .null, meaning: meaning
        ) { reader, configuration in
            let text = try reader.requiredString(forKey: ConfigKey(name), isSecret: isSecret)
            guard let value = parse(text) else { throw UnwantedValue() }
            configuration[keyPath: path] = value
        }
    }

    static func text(_ name: String, _ path: Path<String>, _ meaning: String) -> Setting {
        parsed(name, path, "a text", standard: ServerConfiguration()[keyPath: path], meaning) { $0.isEmpty ? nil : $0 }
    }

    static func text(
        _ name: String, _ path: Path<String?>, _ meaning: String, wanted: String = "a text",
        where isGood: @escaping @Sendable (String) -> Bool = { _ in true }
    ) -> Setting {
        parsed(name, path, wanted, standard: nil, meaning) { $0.isEmpty || !isGood($0) ? nil : .some($0) }
    }

    /// A single word, since it travels in addresses and headers.
    static func secret(_ name: String, _ path: Path<Secret?>, _ meaning: String) -> Setting {
        parsed(name, path, "a text without spaces or slashes", isSecret: true, standard: nil, meaning) { text in
            let isWord = !text.isEmpty && text.unicodeScalars.allSatisfy { $0.isASCII && $0.value > 32 && $0 != "/" }
            return isWord ? .some(Secret(text)) : nil
        }
    }

    /// Any text, kept as it is.
    static func password(_ name: String, _ path: Path<Secret?>, _ meaning: String) -> Setting {
        parsed(name, path, "a text", isSecret: true, standard: nil, meaning) { $0.isEmpty ? nil : .some(Secret($0)) }
    }

    static func url(_ name: String, _ path: Path<URL?>, _ meaning: String) -> Setting {
        parsed(name, path, "an http or https address", standard: nil, meaning) { webAddress($0).map(Optional.some) }
    }

    /// An address to which a path is added: without a slash at the end.
    static func base(_ name: String, _ path: Path<String>, _ meaning: String) -> Setting {
        let standard = ServerConfiguration()[keyPath: path]
        return parsed(name, path, "an http or https address", standard: standard, meaning) { text in
            webAddress(text).map { _ in text.replacing(/\/+$/, with: "") }
        }
    }

    static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ path: Path<Value>, _ meaning: String
    ) -> Setting {
        let standard = ServerConfiguration()[keyPath: path].rawValue
        return parsed(name, path, oneOf(Value.self), standard: standard, meaning) { Value(rawValue: $0) }
    }

    static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ path: Path<Value?>, _ meaning: String
    ) -> Setting {
        parsed(name, path, oneOf(Value.self), standard: nil, meaning) { Value(rawValue: $0).map(Optional.some) }
    }

    static func size(_ name: String, _ path: Path<Int>, _ meaning: String) -> Setting {
        let standard = ByteSize.text(ServerConfiguration()[keyPath: path])
        return parsed(name, path, "a size such as \"500 MB\"", standard: standard, meaning, parse: ByteSize.bytes)
    }
}

extension Setting {
    static func whole(_ name: String, _ path: Path<Int>, _ range: ClosedRange<Int>, _ meaning: String) -> Setting {
        Setting(
            name: name, kind: .whole, wanted: "a whole number \(range.lowerBound)-\(range.upperBound)",
            isSecret: false, standard: .number(Double(ServerConfiguration()[keyPath: path])), meaning: meaning
        ) { reader, configuration in
            let value = try reader.requiredInt(forKey: ConfigKey(name))
            guard range.contains(value) else { throw UnwantedValue() }
            configuration[keyPath: path] = value
        }
    }

    /// A number of things in a time; 0 is no limit.
    static func rate(_ name: String, _ path: Path<Double>, _ meaning: String) -> Setting {
        let largest = 1_000_000.0
        return Setting(
            name: name, kind: .fraction, wanted: "a number 0-\(Int(largest)) (0: no limit)", isSecret: false,
            standard: .number(ServerConfiguration()[keyPath: path]), meaning: meaning
        ) { reader, configuration in
            let value = try reader.requiredDouble(forKey: ConfigKey(name))
            guard (0...largest).contains(value) else { throw UnwantedValue() }
            configuration[keyPath: path] = value
        }
    }
}

/// The text as an address of the web, with a host.
private func webAddress(_ text: String) -> URL? {
    guard let url = URL(string: text), let scheme = url.scheme, ["http", "https"].contains(scheme.lowercased()),
        let host = url.host(), !host.isEmpty
    else { return nil }
    return url
}

private func oneOf<Value: RawRepresentable<String> & CaseIterable & Sendable>(_: Value.Type) -> String {
    "one of " + Value.allCases.map(\.rawValue).joined(separator: ", ")
}
