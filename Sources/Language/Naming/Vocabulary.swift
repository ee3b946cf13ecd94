/// Distinct words that can be looked up exactly and with typing errors.
struct Vocabulary: Sendable {
    private(set) var words: [String] = []
    private(set) var shapes = WordShapes()
    private var places = WordPlaces()
    private var spellings = Spellings()

    var count: Int { words.count }

    func id(of word: String) -> Int? { shapes.mayHold(word) ? places.place(of: word) : nil }

    mutating func insert(_ word: String) -> Int {
        let id = places.insert(word)
        guard id == words.count else { return id }
        words.append(word)
        shapes.insert(word)
        spellings.append(word.unicodeScalars.map(\.value))
        return id
    }

    /// The word that has another ending; nil where the ending is not there, or there is no such word.
    func id(of word: String, replacing ending: String, with other: String) -> Int? {
        let stem = word.utf8.count - ending.utf8.count
        guard stem >= 0,
            shapes.mayHold(first: stem > 0 ? word.utf8.first : other.utf8.first, count: stem + other.utf8.count),
            word.hasSuffix(ending)
        else { return nil }
        var form = word.string(atBytes: 0..<stem)
        form += other
        return places.place(of: form)
    }

    /// Words that differ by typing errors: two from eight letters on, one from four, two letters swapped in three.
    func near(_ word: String) -> [(id: Int, distance: Int)] {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Spellings.longest) { letters in
            var count = 0
            for scalar in word.unicodeScalars {
                guard count < Spellings.longest, !Self.isDigit(scalar.value) else { return [] }
                letters.initializeElement(at: count, to: scalar.value)
                count += 1
            }
            return spellings.near(UnsafeBufferPointer(rebasing: letters[..<count]))
        }
    }

    private static func isDigit(_ value: UInt32) -> Bool { (0x30...0x39).contains(value) }
}
