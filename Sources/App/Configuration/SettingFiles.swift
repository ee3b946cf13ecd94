import Foundation

/// Reads the files that the configuration names; relative paths start from `directory`.
struct SettingFiles {
    let directory: String

    /// The configuration file, or an empty object where there is none.
    func document(named name: String?) throws(ConfigurationError) -> JSONValue {
        let path = absolute(name ?? "config.json")
        guard name != nil || FileManager.default.fileExists(atPath: path) else { return .object([:]) }
        let shown = name ?? "config.json"
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ConfigurationError("the configuration file \(shown) cannot be read")
        }
        return try Self.parse(data, name: shown)
    }

    /// `name` is the file's, for the error.
    static func parse(_ data: Data, name: String) throws(ConfigurationError) -> JSONValue {
        let value: JSONValue
        do {
            value = try JSONDecoder().decode(JSONValue.self, from: data)
        } catch {
            throw ConfigurationError("\(name) is not JSON\(reason(error))")
        }
        guard case .object = value else {
            throw ConfigurationError("\(name) must hold an object: { \"web\": { \"port\": 8080 } }")
        }
        return value
    }

    /// A secret's file without the white space around it. `key` is the key or variable that names the file.
    func secret(at path: String, key: String) throws(ConfigurationError) -> String {
        guard let data = FileManager.default.contents(atPath: absolute(path)) else {
            throw ConfigurationError("\(key) names a file that cannot be read: \(path)")
        }
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw ConfigurationError("\(key) names an empty file: \(path)") }
        return text
    }

    private func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(directory)/\(path)" }

    /// Where the parser stopped, if it tells.
    private static func reason(_ error: any Error) -> String {
        guard case DecodingError.dataCorrupted(let context) = error,
            let cause = context.underlyingError as NSError?,
            let text = cause.userInfo[NSDebugDescriptionErrorKey] as? String
        else { return "" }
        return ": \(text)"
    }
}
