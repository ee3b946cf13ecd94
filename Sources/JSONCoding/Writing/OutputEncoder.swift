/// One value to be written, as an encoder and as its own container.
struct OutputEncoder: Encoder, SingleValueEncodingContainer {
    let output: JSONOutput
    let place: JSONOutput.Place

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(ObjectWriter(output: output, place: output.container(.object, of: place)))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        ListWriter(output: output, place: output.container(.list, of: place))
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    private func next() -> JSONOutput {
        output.begin(in: place)
        return output
    }

    func encodeNil() { next().null() }
    func encode(_ value: some Encodable) throws { try next().value(value) }
    func encode(_ value: Bool) { next().bool(value) }
    func encode(_ value: String) { next().text(value) }
    func encode(_ value: Double) throws { try next().fraction(value) }
    func encode(_ value: Float) throws { try next().fraction(value) }
    func encode(_ value: Int) { next().integer(value) }
    func encode(_ value: Int8) { next().integer(value) }
    func encode(_ value: Int16) { next().integer(value) }
    func encode(_ value: Int32) { next().integer(value) }
    func encode(_ value: Int64) { next().integer(value) }
    func encode(_ value: UInt) { next().integer(value) }
    func encode(_ value: UInt8) { next().integer(value) }
    func encode(_ value: UInt16) { next().integer(value) }
    func encode(_ value: UInt32) { next().integer(value) }
    func encode(_ value: UInt64) { next().integer(value) }
}
