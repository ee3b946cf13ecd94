/// Values by word. Every word of every line is looked up in many of these, so that this costs a few nanoseconds.
struct WordTable<Value: Sendable>: Sendable {
    private(set) var words: [String] = []
    private var values: [Value] = []
    private var keys: [WordKey] = []
    /// Long words, and such of other letters, which Unicode may write in several ways.
    private var others: [String: Int] = [:]
    /// Where a word may be, by its hash; 0 for free ones, else one more than its place. At least half of them are free.
    private var places = [Int32](repeating: 0, count: 8)
    private var shift: UInt64 = 61

    init() {}

    init(_ values: [String: Value]) {
        for (word, value) in values { self[word] = value }
    }

    /// Setting nil changes nothing.
    subscript(word: String) -> Value? {
        get { place(of: word).map { values[$0] } }
        set {
            guard let newValue else { return }
            if let place = place(of: word) { values[place] = newValue } else { add(word, newValue) }
        }
    }

    subscript(word: String, default value: @autoclosure () -> Value) -> Value {
        get { self[word] ?? value() }
        set { self[word] = newValue }
    }

    func contains(_ word: String) -> Bool { place(of: word) != nil }

    mutating func mapInPlace(_ change: (inout Value) -> Void) {
        for place in values.indices { change(&values[place]) }
    }

    private func place(of word: String) -> Int? {
        guard let key = WordKey(word) else { return others.isEmpty ? nil : others[word] }
        var spot = Int(key.hash >> shift)
        while places[spot] != 0 {
            let place = Int(places[spot]) - 1
            if keys[place] == key { return place }
            spot = (spot + 1) & (places.count - 1)
        }
        return nil
    }

    private mutating func add(_ word: String, _ value: Value) {
        words.append(word)
        values.append(value)
        keys.append(WordKey(word) ?? .other)
        if 2 * words.count > places.count {
            places = [Int32](repeating: 0, count: 2 * places.count)
            shift -= 1
            for place in words.indices { link(place) }
        } else {
            link(words.count - 1)
        }
    }

    private mutating func link(_ place: Int) {
        guard keys[place] != .other else { return others[words[place]] = place }
        var spot = Int(keys[place].hash >> shift)
        while places[spot] != 0 { spot = (spot + 1) & (places.count - 1) }
        places[spot] = Int32(place + 1)
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
        (low, high) = word.withUTF8 { bytes in
            var (low, high): (UInt64, UInt64) = (0, UInt64(count) << 56)
            for index in 0..<min(count, 8) { low |= UInt64(bytes[index]) << UInt64(8 * index) }
            for index in 8..<max(8, count) { high |= UInt64(bytes[index]) << UInt64(8 * index - 64) }
            return (low, high)
        }
        guard (low | high) & 0x8080_8080_8080_8080 == 0 else { return nil }
    }

    var hash: UInt64 {
        let mixed = (low ^ (high &* 0xC2B2_AE3D_27D4_EB4F)) &* 0x9E37_79B9_7F4A_7C15
        return (mixed ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9
    }
}

/// Words of which only is asked whether another is among them.
struct WordSet: Sendable, ExpressibleByArrayLiteral {
    private var table = WordTable<Bool>()

    init(_ words: some Sequence<String> = []) {
        for word in words { table[word] = true }
    }

    init(arrayLiteral words: String...) { self.init(words) }

    var words: [String] { table.words }
    var isEmpty: Bool { words.isEmpty }

    func contains(_ word: String) -> Bool { table.contains(word) }
}
