/// A word of up to 15 ASCII letters as two numbers.
struct WordKey: Equatable {
    private var low: UInt64 = 0
    /// With the length in its last byte.
    private var high: UInt64 = 0

    /// Stands for every other word.
    static let other = WordKey()

    private init() { high = .max }

    /// nil for every other word.
    init?(_ word: String) {
        let count = word.utf8.count
        guard count <= 15,
            let numbers = word.utf8.withContiguousStorageIfAvailable({ Self.numbers(UnsafeRawBufferPointer($0)) })
        else { return nil }
        (low, high) = (numbers.low, numbers.high | UInt64(count) << 56)
        guard (low | high) & 0x8080_8080_8080_8080 == 0 else { return nil }
    }

    /// The bytes from the first on, read in as few steps as there can be, some twice.
    private static func numbers(_ bytes: UnsafeRawBufferPointer) -> (low: UInt64, high: UInt64) {
        func eight(_ place: Int) -> UInt64 { bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) }
        func four(_ place: Int) -> UInt64 { UInt64(bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)) }
        let count = bytes.count
        if count >= 8 { return (eight(0), eight(count - 8) >> UInt64(8 * (16 - count))) }
        if count >= 4 { return (four(0) | four(count - 4) << UInt64(8 * (count - 4)), 0) }
        func one(_ place: Int) -> UInt64 { UInt64(bytes[place]) << UInt64(8 * place) }
        return (count > 0 ? one(0) | one(count / 2) | one(count - 1) : 0, 0)
    }

    /// nil for every other word.
    var word: String? {
        guard self != .other else { return nil }
        return String(
            decoding: (0..<high >> 56).map { UInt8(truncatingIfNeeded: ($0 < 8 ? low : high) >> (8 * ($0 % 8))) },
            as: UTF8.self)
    }

    var hash: UInt64 {
        let mixed = (low ^ (high &* 0xC2B2_AE3D_27D4_EB4F)) &* 0x9E37_79B9_7F4A_7C15
        return (mixed ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9
    }
}
