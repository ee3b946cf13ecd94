/// Something that was read beside the title of a wish.
struct WishPiece {
    enum Role {
        /// A day, a time of day, a stretch of time.
        case time
        case repetition
        /// How long it takes.
        case length
        /// A sign that can mean nothing else: "#home", "p1", "!!".
        case mark
        /// A word for a priority: "urgent".
        case priority
        /// A thing that is named within the title, which keeps it.
        case mention
        /// A place, a list or an occasion with the words that tie it to the title.
        case tie
    }

    let role: Role
    var values: [(name: String, value: Slots.Value)]
    let tokens: Range<Int>
    /// Where the words that say the value stand; the others only tie it.
    let words: Range<Int>

    /// The same with what stands before it from a token on.
    func from(_ start: Int) -> WishPiece {
        WishPiece(role, values, start..<tokens.upperBound, words: words)
    }

    /// The same with what stands behind it up to a token.
    func upTo(_ end: Int) -> WishPiece { WishPiece(role, values, tokens.lowerBound..<end, words: words) }

    private init(_ role: Role, _ values: [(name: String, value: Slots.Value)], _ tokens: Range<Int>, words: Range<Int>)
    {
        (self.role, self.values, self.tokens, self.words) = (role, values, tokens, words)
    }

    init(_ role: Role, _ name: String, _ value: Slots.Value, _ tokens: Range<Int>, words: Range<Int>? = nil) {
        self.role = role
        values = [(name, value)]
        self.tokens = tokens
        self.words = words ?? tokens
    }
}
