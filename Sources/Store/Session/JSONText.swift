import JSONCoding

/// JSON as the store keeps it: text, members in their declared order, so that equal values are equal text.
package enum JSONText {
    package static func encode(_ value: some Encodable) throws -> String { try JSONCoder().text(of: value) }

    package static func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
        try JSONCoder().read(type, from: text)
    }
}
