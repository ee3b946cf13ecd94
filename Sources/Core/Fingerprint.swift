/// Tells bytes apart by a number that is the same on every machine and at every start (FNV-1a, 64 bits). It keeps no
/// secret: whoever tries finds other bytes with the same number.
package struct Fingerprint: Sendable {
    package let number: UInt64

    package init(of bytes: some Sequence<UInt8>) {
        number =
            bytes.withContiguousStorageIfAvailable { Self.mix($0) } ?? Array(bytes).withUnsafeBufferPointer(Self.mix)
    }

    /// The number in base 16.
    package var text: String { String(number, radix: 16) }

    private static func mix(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
