/// Values by word.
struct WordTable<Value: Sendable>: Sendable {
    private var places = WordPlaces()
    private var values: [Value] = []

    init() {}

    init(_ values: [String: Value]) {
        for (word, value) in values { self[word] = value }
    }

    /// In whatever order.
    var words: [String] { places.words }

    /// Setting nil changes nothing.
    subscript(word: String) -> Value? {
        get { places.place(of: word).map { values[$0] } }
        set {
            guard let newValue else { return }
            let place = places.insert(word)
            if place < values.count { values[place] = newValue } else { values.append(newValue) }
        }
    }

    subscript(word: String, default value: @autoclosure () -> Value) -> Value {
        get { self[word] ?? value() }
        set { self[word] = newValue }
    }

    func contains(_ word: String) -> Bool { places.place(of: word) != nil }

    mutating func mapInPlace(_ change: (inout Value) -> Void) {
        for place in values.indices { change(&values[place]) }
    }
}

/// Words of which only is asked whether another is among them.
///
/// An object, since what has many of them is copied.
final class WordSet: Sendable, ExpressibleByArrayLiteral {
    private let places: WordPlaces

    init(_ words: some Sequence<String> = []) {
        places = words.reduce(into: WordPlaces()) { _ = $0.insert($1) }
    }

    convenience init(arrayLiteral words: String...) { self.init(words) }

    /// In whatever order.
    var words: [String] { places.words }
    var isEmpty: Bool { places.count == 0 }

    func contains(_ word: String) -> Bool { places.place(of: word) != nil }
}
