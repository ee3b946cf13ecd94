import Core

/// Reads a wish to add something: what was read beside the title, and the title of what is left.
struct WishReader {
    let line: ReadLine
    let titleWords: TitleWords
    var words: WishWords { titleWords.wish }
    let family: WishFamily
    let isAsked: Bool
    /// The line names a list.
    var hasList = false
    /// Words of a wish stand before the title.
    var isWish = false
    /// Where the words of the wish end, before lists and occasions are known.
    var opened = 0
    /// The first word that puts something somewhere.
    var putter: Int?
    let names: Names
    var finder: NameFinder
    var pieces: [WishPiece] = []
    /// By token: a piece has it.
    var covered: [Bool]
    /// Pieces that stand beside the title, by index.
    var beside: Set<Int> = []
    var filled: [Slots.Filled] = []
    /// The time and the repetition of all pieces taken together.
    var moment: (time: SaidTime, piece: Int)?
    var repetition: (said: SaidRepeat, piece: Int)?

    init(line: ReadLine, family: WishFamily, isAsked: Bool, names: Names) {
        self.line = line
        self.family = family
        self.isAsked = isAsked
        self.names = names
        titleWords = line.titleWords
        finder = NameFinder(line: line, names: names)
        covered = Array(repeating: false, count: line.tokens.count)
    }

    mutating func slots() -> Slots {
        let limit = end
        let start = min(line.starts.last ?? 0, limit)
        readSigns(limit)
        opened = frame.cut(start..<limit).start
        if family != .note { readTies(limit) }
        let cut = frame.cut(start..<limit)
        for piece in cut.passed where !takeDelay(piece) { take(piece) }
        isWish = cut.isWish
        var core = cut.start..<max(cut.start, limit)
        if family == .note {
            takeLabels()
        } else {
            takePieces(&core)
        }
        fillTimes()
        fillNames()
        fillTitle(core)
        return Slots(filled.sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    private var frame: WishFrame {
        WishFrame(
            line: line, titleWords: titleWords, family: family, isAsked: isAsked, hasList: hasList, pieces: pieces)
    }

    /// Where the polite ending begins; not behind a word that needs one more: "fix the bot".
    private var end: Int {
        line.ends.first { end in
            guard end > 0, end < line.tokens.count else { return true }
            let key = line.tokens[end - 1].key
            return !words.determiners.contains(key) && !words.timeLinks.contains(key)
        } ?? line.tokens.count
    }

    /// Under what name a wish says when it is meant, with whatever says so.
    var timeSlot: String { family.timeSlot }

    mutating func fill(_ name: String, _ value: Slots.Value, _ tokens: Range<Int>) {
        let range = line.bytes(ofTokens: tokens)
        filled.append(Slots.Filled(name: name, value: value, typed: line.string(range), range: range))
    }

    /// "set a reminder for 15 minutes": from now.
    private mutating func takeDelay(_ piece: Int) -> Bool {
        guard family == .reminder, moment == nil, case .length(let length)? = pieces[piece].values.first?.value,
            pieces[piece].role == .length
        else { return false }
        moment = (SaidTime(length: length), piece)
        beside.insert(piece)
        return true
    }

    private mutating func takeLabels() {
        for index in pieces.indices where pieces[index].role == .mark { fillValues(of: pieces[index]) }
    }

    func fillable(_ name: String) -> Bool {
        name == SlotName.labels || name == SlotName.people || !filled.contains { $0.name == name }
    }

    mutating func fillValues(of piece: WishPiece) {
        for (name, value) in piece.values where !name.isEmpty && fillable(name) { fill(name, value, piece.words) }
    }
}
