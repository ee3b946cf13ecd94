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
    /// A bit for each beginning and length of the keys: of few words it tells at once that most others are not there.
    private var shapes: UInt64 = 0

    var count: Int { keys.count }
    /// In whatever order.
    var words: [String] { keys.compactMap(\.word) + others.keys }

    /// nil for a word that is not there.
    func place(of word: String) -> Int? {
        guard !others.isEmpty || shapes & Self.shape(of: word) != 0 else { return nil }
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

    private static func shape(of word: String) -> UInt64 {
        1 << UInt64((Int(word.utf8.first ?? 0) + 13 * word.utf8.count) & 63)
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
        if key == nil { others[word] = keys.count - 1 } else { shapes |= Self.shape(of: word) }
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
