/// The elements of a list, one after another.
struct ListWriter: UnkeyedEncodingContainer {
    private let output: JSONOutput
    private let place: JSONOutput.Place
    private(set) var count = 0

    init(output: JSONOutput, place: JSONOutput.Place) {
        self.output = output
        self.place = place
    }

    var codingPath: [any CodingKey] { [] }

    private mutating func next() -> JSONOutput {
        output.begin(in: place)
        count += 1
        return output
    }

    mutating func encodeNil() { next().null() }
    mutating func encode(_ value: some Encodable) throws { try next().value(value) }
    mutating func encode(_ value: Bool) { next().bool(value) }
    mutating func encode(_ value: String) { next().text(value) }
    mutating func encode(_ value: Double) throws { try next().fraction(value) }
    mutating func encode(_ value: Float) throws { try next().fraction(value) }
    mutating func encode(_ value: Int) { next().integer(value) }
    mutating func encode(_ value: Int8) { next().integer(value) }
    mutating func encode(_ value: Int16) { next().integer(value) }
    mutating func encode(_ value: Int32) { next().integer(value) }
    mutating func encode(_ value: Int64) { next().integer(value) }
    mutating func encode(_ value: UInt) { next().integer(value) }
    mutating func encode(_ value: UInt8) { next().integer(value) }
    mutating func encode(_ value: UInt16) { next().integer(value) }
    mutating func encode(_ value: UInt32) { next().integer(value) }
    mutating func encode(_ value: UInt64) { next().integer(value) }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(ObjectWriter(output: output, place: next().open(.object)))
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        ListWriter(output: output, place: next().open(.list))
    }

    mutating func superEncoder() -> any Encoder { OutputEncoder(output: output, place: next().open(.value)) }
}
