import Foundation

/// JSON as it is written, with no conversion between its types.
package enum JSONValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])
}

extension JSONValue: Decodable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }
}

extension JSONValue: CustomStringConvertible {
    /// On one line, as an error shows it.
    package var description: String {
        switch self {
        case .null: "null"
        case .bool(let value): String(value)
        case .number(let value): Int(exactly: value).map(String.init) ?? String(value)
        case .text(let value): "\"\(value)\""
        case .list: "a list"
        case .object: "an object"
        }
    }
}

extension JSONValue {
    /// Everything that is not an object, by its dotted name; an empty object stands for itself.
    package func leaves(under name: String = "") -> [String: JSONValue] {
        guard case .object(let fields) = self, !fields.isEmpty else { return [name: self] }
        let parts = fields.map { key, value in value.leaves(under: name.isEmpty ? key : "\(name).\(key)") }
        return parts.reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
    }
}
