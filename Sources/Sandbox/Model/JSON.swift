package import Foundation

/// A JSON value as it stands on the wire. The sandbox reads and writes the Bot API through this alone.
package enum JSON: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int64)
    case fraction(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])
}

extension JSON {
    /// nil when the bytes are no JSON.
    package init?(bytes: Data) {
        guard let value = try? JSONDecoder().decode(JSON.self, from: bytes) else { return nil }
        self = value
    }

    package init?(text: String) { self.init(bytes: Data(text.utf8)) }

    /// The value as UTF-8, keys in order, so that the same value always gives the same bytes.
    package var bytes: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)) ?? Data("null".utf8)
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// A member of an object; nil for anything else, and for null.
    package subscript(key: String) -> JSON? {
        guard case .object(let members) = self, let value = members[key], value != .null else { return nil }
        return value
    }

    package subscript(index: Int) -> JSON? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    package var string: String? { if case .string(let value) = self { value } else { nil } }
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    package var array: [JSON]? { if case .array(let value) = self { value } else { nil } }
    package var object: [String: JSON]? { if case .object(let value) = self { value } else { nil } }
    package var integer: Int? { if case .integer(let value) = self { Int(value) } else { nil } }
    package var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .fraction(let value): value
        default: nil
        }
    }

    /// An object of the members that are there.
    static func members(_ members: [String: JSON?]) -> JSON { .object(members.compactMapValues(\.self)) }
}

extension JSON: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .fraction(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSON].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .fraction(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(floatLiteral value: Double) { self = .fraction(value) }
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int64) { self = .integer(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}

extension JSON {
    static func number(_ value: Int) -> JSON { .integer(Int64(value)) }
    static func number(_ value: Int64) -> JSON { .integer(value) }
}
