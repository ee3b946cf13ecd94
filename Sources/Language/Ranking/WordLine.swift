/// A line as its ranking sees it: words in their plain form, what they are about, and where the wish begins.
struct WordLine {
    /// A line is looked at so far.
    static let limit = 48

    private(set) var words: [String] = []
    /// By word.
    private(set) var topics: [[Int]] = []
    /// By word; nil for what is not known.
    private(set) var entries: [WordIndex.Entry?] = []
    /// The word with which the wish begins.
    private(set) var start = 0
    /// By word: the token it comes from.
    private var sources: [Int] = []

    /// `names` are those of the person's things; what names one is about that kind of things first of all.
    init(_ line: ReadLine, index: WordIndex, names: Names = .none) {
        words.reserveCapacity(line.tokens.count + 4)
        take(line, index)
        entries = words.map { index.entry(of: $0) }
        topics = words.indices.map { entries[$0]?.topics ?? index.topics(ofForm: words[$0]) }
        for position in words.indices {
            for run in index.runs(from: words[position]) where fits(run.words, at: position) {
                mark(run, at: position)
            }
        }
        if names.count > 0 { mark(names, in: line, index) }
        start = wishStart(index)
    }

    private mutating func take(_ line: ReadLine, _ index: WordIndex) {
        var wasQuoted = false
        for (position, token) in line.tokens.enumerated() where words.count < Self.limit {
            defer {
                wasQuoted = token.isQuoted
                while sources.count < words.count { sources.append(position) }
            }
            if token.isQuoted {
                if !wasQuoted { words.append("\"") }
                continue
            }
            switch token.kind {
            case .number: words.append(token.key.utf8.count < 3 ? "0" : "00")
            case .word: takeWord(token, after: position > 0 ? line.tokens[position - 1] : nil, line, index)
            case .punctuation where Self.marks.contains(token.key): words.append(token.key)
            default: break
            }
        }
    }

    private mutating func takeWord(_ token: Token, after last: Token?, _ line: ReadLine, _ index: WordIndex) {
        // "p.m."
        if token.key == "m", last?.key == ".", let half = words.last, half == "p" || half == "a" {
            words[words.count - 1] = half + "m"
            return
        }
        let spread = index.spread(token.key)
        if spread.count == 1, token.key.utf8.count > 3, token.key.utf8.last == UInt8(ascii: "s"),
            Self.isPossessive(line.string(token.range))
        {
            words.append(String(token.key.dropLast()))
            words.append("s")
        } else {
            words.append(contentsOf: spread)
        }
    }

    private static func isPossessive(_ typed: String) -> Bool {
        typed.unicodeScalars.dropLast().last?.isApostrophe == true
    }

    private func fits(_ run: [String], at position: Int) -> Bool {
        position + run.count <= words.count && zip(run, words[position...]).allSatisfy { $0 == $1 }
    }

    private mutating func mark(_ run: WordIndex.Run, at position: Int) {
        for position in position..<position + run.words.count where !topics[position].contains(run.topic) {
            topics[position].insert(run.topic, at: 0)
        }
    }

    /// Of each kind what is named best.
    private mutating func mark(_ names: Names, in line: ReadLine, _ index: WordIndex) {
        var finder = NameFinder(line: line, names: names)
        for kind in NameKind.allCases where names.index(of: kind) != nil {
            guard let named = finder.best(kind) else { continue }
            for position in words.indices where named.contains(sources[position]) {
                topics[position].insert(index.topic(of: kind), at: 0)
                entries[position]?.isFunction = false
            }
        }
    }

    private func wishStart(_ index: WordIndex) -> Int {
        var start = 0
        while start < words.count,
            let found = index.starts(from: words[start]).first(where: { fits($0, at: start) }),
            start + found.count < words.count
        {
            start += found.count
        }
        return start
    }

    private static let marks: WordSet = ["?", "!", "#", "@", ":"]
}
