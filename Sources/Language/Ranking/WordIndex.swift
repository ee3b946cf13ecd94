/// What a language knows of words, ready for looking up.
struct WordIndex: Sendable {
    struct Entry: Sendable {
        var isFunction = false
        /// Numbers of topics, the most telling first.
        var topics: [Int] = []
    }

    /// Words that follow each other.
    struct Run: Sendable {
        let words: [String]
        let topic: Int
    }

    private(set) var topicNames: [String] = []
    /// What topics say of a line that asks for nothing.
    private var subjects: [Ranking.Subject?] = []
    private var entries = WordTable<Entry>()
    /// Topics of several words, by the first of them, the longest first.
    private var runs = WordTable<[Run]>()
    private var drawnTogether = WordTable<[String]>()
    private let forms: WordForms
    /// Where the topics of the person's own things begin.
    private(set) var firstKind = 0
    /// Wordings before the wish, by their first word, the longest first.
    private var starts = WordTable<[[String]]>()

    init(_ tables: RankingTables) {
        forms = tables.forms
        for pair in tables.drawnTogether.split(whereSeparator: \.isWhitespace) {
            let sides = pair.split(separator: "=")
            drawnTogether[String(sides[0])] = sides[1].split(separator: "_").map(String.init)
        }
        for word in tables.functionWords.split(whereSeparator: \.isWhitespace) {
            entries[String(word), default: Entry()].isFunction = true
        }
        for start in tables.wishStarts.split(whereSeparator: \.isWhitespace) {
            let words = start.split(separator: "_").map(String.init)
            starts[words[0], default: []].append(words)
        }
        starts.mapInPlace { $0.sort { $0.count > $1.count } }
        for entry in RankingTables.entries(of: tables.topics) { add(entry.words, toTopic: String(entry.name)) }
        runs.mapInPlace { $0.sort { $0.words.count > $1.words.count } }
        firstKind = topicNames.count
        topicNames += NameKind.allCases.map { "name.\($0)" }
        let talk = Set(tables.talkTopics.split(whereSeparator: \.isWhitespace).map(String.init))
        let foreign = Set(tables.foreignTopics.split(whereSeparator: \.isWhitespace).map(String.init))
        subjects = topicNames.map { talk.contains($0) ? .chat : foreign.contains($0) ? .elsewhere : nil }
    }

    /// What a line that asks for nothing is about.
    func subject(of line: WordLine) -> Ranking.Subject? {
        var result: Ranking.Subject?
        for topic in line.topics.joined() {
            if subjects[topic] == .chat { return .chat }
            result = result ?? subjects[topic]
        }
        return result
    }

    private mutating func add(_ words: [Substring], toTopic name: String) {
        let topic = topicNames.count
        topicNames.append(name)
        // Shared by all words that are about nothing else.
        let alone = [topic]
        for word in words {
            let parts = word.split(separator: "_").flatMap { spread(String($0)) }
            guard parts.count > 1 else {
                let topics = entries[parts[0]]?.topics ?? []
                entries[parts[0], default: Entry()].topics = topics.isEmpty ? alone : topics + alone
                continue
            }
            runs[parts[0], default: []].append(Run(words: parts, topic: topic))
        }
    }

    /// What a thing of that kind is about.
    func topic(of kind: NameKind) -> Int { firstKind + kind.rawValue }

    /// The words that a word stands for.
    func spread(_ word: String) -> [String] { drawnTogether[word] ?? [word] }

    /// What a word is about that is known only in another form, or of which only the parts are known.
    func topics(ofForm word: String) -> [Int] {
        for stem in forms.stems(of: word) {
            if let topics = entries[stem]?.topics, !topics.isEmpty { return topics }
        }
        return forms.joinsWords ? topics(ofParts: word) : []
    }

    /// The end of a word that is made of several says most.
    private func topics(ofParts word: String) -> [Int] {
        let count = word.utf8.count
        guard count >= 2 * Self.leastPart, count <= 40 else { return [] }
        let ends = (Self.leastPart...count - Self.leastPart).map { count - $0 }
        let tail = ends.lazy.compactMap { self.known(word.utf8.suffix($0)) }.first
        let head = ends.lazy.compactMap { self.known(word.utf8.prefix($0)) }.first
        return (tail ?? []) + (head ?? [])
    }

    private func known(_ part: Substring.UTF8View) -> [Int]? {
        guard let word = String(part), let topics = entries[word]?.topics, !topics.isEmpty else { return nil }
        return topics
    }

    private static let leastPart = 4

    func entry(of word: String) -> Entry? { entries[word] }

    func runs(from word: String) -> [Run] { runs[word] ?? [] }

    func starts(from word: String) -> [[String]] { starts[word] ?? [] }
}
