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
    let talkTopics: Set<String>
    let foreignTopics: Set<String>
    private var entries: [String: Entry] = [:]
    /// Topics of several words, by the first of them, the longest first.
    private var runs: [String: [Run]] = [:]
    private var drawnTogether: [String: [String]] = [:]
    /// Wordings before the wish, by their first word, the longest first.
    private var starts: [String: [[String]]] = [:]

    init(_ tables: RankingTables) {
        talkTopics = Set(tables.talkTopics.split(separator: " ").map(String.init))
        foreignTopics = Set(tables.foreignTopics.split(whereSeparator: \.isWhitespace).map(String.init))
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
        for first in starts.keys { starts[first]?.sort { $0.count > $1.count } }
        for entry in RankingTables.entries(of: tables.topics) { add(entry.words, toTopic: String(entry.name)) }
        for first in runs.keys { runs[first]?.sort { $0.words.count > $1.words.count } }
    }

    private mutating func add(_ words: [Substring], toTopic name: String) {
        let topic = topicNames.count
        topicNames.append(name)
        for word in words {
            let parts = word.split(separator: "_").flatMap { spread(String($0)) }
            guard parts.count > 1 else {
                entries[parts[0], default: Entry()].topics.append(topic)
                continue
            }
            runs[parts[0], default: []].append(Run(words: parts, topic: topic))
        }
    }

    /// The words that a word stands for.
    func spread(_ word: String) -> [String] { drawnTogether[word] ?? [word] }

    func entry(of word: String) -> Entry? { entries[word] }

    func runs(from word: String) -> [Run] { runs[word] ?? [] }

    func starts(from word: String) -> [[String]] { starts[word] ?? [] }
}
