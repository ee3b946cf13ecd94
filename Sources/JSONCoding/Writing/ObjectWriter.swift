/// The members of an object in the order in which they come.
struct ObjectWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let output: JSONOutput
    let place: JSONOutput.Place

    var codingPath: [any CodingKey] { [] }

    private func next(_ key: some CodingKey) -> JSONOutput {
        output.begin(key.stringValue, in: place)
        return output
    }

    func encodeNil(forKey key: Key) { next(key).null() }
    func encode(_ value: some Encodable, forKey key: Key) throws { try next(key).value(value) }
    // Without these the standard library asks the runtime for its own generic ones at each member that may be missing.
    func encodeIfPresent(_ value: (some Encodable)?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) }
    }
    func encodeIfPresent(_ value: Bool?, forKey key: Key) { if let value { encode(value, forKey: key) } }
    func encodeIfPresent(_ value: String?, forKey key: Key) { if let value { encode(value, forKey: key) } }
    func encodeIfPresent(_ value: Int?, forKey key: Key) { if let value { encode(value, forKey: key) } }

    func encode(_ value: Bool, forKey key: Key) { next(key).bool(value) }
    func encode(_ value: String, forKey key: Key) { next(key).text(value) }
    func encode(_ value: Double, forKey key: Key) throws { try next(key).fraction(value) }
    func encode(_ value: Float, forKey key: Key) throws { try next(key).fraction(value) }
    func encode(_ value: Int, forKey key: Key) { next(key).integer(value) }
    func encode(_ value: Int8, forKey key: Key) { next(key).integer(value) }
    func encode(_ value: Int16, forKey key: Key) { next(key).integer(value) }
    func encode(_ value: Int32, forKey key: Key) { next(key).integer(value) }
    func encode(_ value: Int64, forKey key: Key) { next(key).integer(value) }
    func encode(_ value: UInt, forKey key: Key) { next(key).integer(value) }
    func encode(_ value: UInt8, forKey key: Key) { next(key).integer(value) }
    func encode(_ value: UInt16, forKey key: Key) { next(key).integer(value) }
    func encode(_ value: UInt32, forKey key: Key) { next(key).integer(value) }
    func encode(_ value: UInt64, forKey key: Key) { next(key).integer(value) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        KeyedEncodingContainer(ObjectWriter<Nested>(output: output, place: next(key).open(.object)))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        ListWriter(output: output, place: next(key).open(.list))
    }

    func superEncoder() -> any Encoder {
        OutputEncoder(output: output, place: next(TapeKey(stringValue: "super")).open(.value))
    }

    func superEncoder(forKey key: Key) -> any Encoder { OutputEncoder(output: output, place: next(key).open(.value)) }
}
