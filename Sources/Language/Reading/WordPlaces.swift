/// Words, each with its place in the order in which they came. Every word of every line is looked up in many of these,
/// so that this costs a few nanoseconds.
struct WordPlaces: Sendable {
    private var keys: [WordKey] = []
    /// Long words, and such of other letters, which Unicode may write in several ways.
    private var others: [String: Int] = [:]
    /// Where a word may be, by its hash; 0 for free ones, else its mark and one more than its place. At least half of
    /// them are free.
    private var spots = [UInt32](repeating: 0, count: 8)
    private var shift: UInt64 = 61

    var count: Int { keys.count }
    /// In whatever order.
    var words: [String] { keys.compactMap(\.word) + others.keys }

    /// nil for a word that is not there.
    func place(of word: String) -> Int? {
        guard let key = WordKey(word) else { return others.isEmpty ? nil : others[word] }
        let hash = key.hash
        var spot = Int(hash >> shift)
        while spots[spot] != 0 {
            if spots[spot] & Self.markBits == Self.mark(hash) {
                let place = Int(spots[spot] & ~Self.markBits) - 1
                if keys[place] == key { return place }
            }
            spot = (spot + 1) & (spots.count - 1)
        }
        return nil
    }

    /// Tells most words apart without looking at them.
    private static func mark(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash) & markBits }

    /// Of a spot; the others are enough for sixteen million words.
    private static let markBits: UInt32 = 0xFF00_0000

    /// The place of a word, which comes to the end where it is not there yet.
    mutating func insert(_ word: String) -> Int {
        if let place = place(of: word) { return place }
        let key = WordKey(word)
        keys.append(key ?? .other)
        if key == nil { others[word] = keys.count - 1 }
        if 2 * keys.count > spots.count {
            spots = [UInt32](repeating: 0, count: 2 * spots.count)
            shift -= 1
            for place in keys.indices { link(place) }
        } else {
            link(keys.count - 1)
        }
        return keys.count - 1
    }

    private mutating func link(_ place: Int) {
        guard keys[place] != .other else { return }
        let hash = keys[place].hash
        var spot = Int(hash >> shift)
        while spots[spot] != 0 { spot = (spot + 1) & (spots.count - 1) }
        spots[spot] = UInt32(place + 1) | Self.mark(hash)
    }
}

/// A word of up to 15 ASCII letters as two numbers.
private struct WordKey: Equatable {
    private var low: UInt64 = 0
    /// With the length in its last byte.
    private var high: UInt64 = 0

    /// Stands for every other word.
    static let other = WordKey()

    private init() { high = .max }

    /// nil for every other word.
    init?(_ word: String) {
        let count = word.utf8.count
        guard count <= 15 else { return nil }
        var word = word
        (low, high) = word.withUTF8 { Self.numbers(UnsafeRawBufferPointer($0)) }
        high |= UInt64(count) << 56
        guard (low | high) & 0x8080_8080_8080_8080 == 0 else { return nil }
    }

    /// The bytes from the first on, read in as few steps as there can be, some twice.
    private static func numbers(_ bytes: UnsafeRawBufferPointer) -> (low: UInt64, high: UInt64) {
        func eight(_ place: Int) -> UInt64 { bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) }
        func four(_ place: Int) -> UInt64 { UInt64(bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)) }
        let count = bytes.count
        if count >= 8 { return (eight(0), eight(count - 8) >> UInt64(8 * (16 - count))) }
        if count >= 4 { return (four(0) | four(count - 4) << UInt64(8 * (count - 4)), 0) }
        return (bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }, 0)
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
