/// All that is learned from: lines with their intents, as features.
struct Lessons {
    struct Lesson {
        let features: LineFeatures
        let intent: String
        /// How much it counts.
        let weight: Float
    }

    private(set) var all: [Lesson] = []
    private let index: WordIndex
    private let families: IntentFamilies
    private let language: LanguageID
    private let reader: FeatureReader
    private let wrapping: Wrapping

    init(tables: RankingTables, language: LanguageID) {
        index = WordIndex(tables)
        families = IntentFamilies(tables.families)
        self.language = language
        wrapping = tables.wrapping
        reader = FeatureReader(index: index)
    }

    mutating func add(_ line: String, intent: String, weight: Float = 0.5, names: Names = .none) {
        let words = WordLine(LineReader.read(line, language: language), index: index, names: names)
        guard names.count == 0 || words.topics.joined().contains(where: { $0 >= index.firstKind }) else { return }
        all.append(Lesson(features: reader.features(of: words), intent: families.learned(intent), weight: weight))
    }

    /// Each line as it is, and where it names things of the person once more as such.
    mutating func add(_ blocks: [CorpusFile.Block]) {
        var lent = LentNames(blocks, language: language)
        for block in blocks {
            let names = lent.names(for: block)
            for line in block.lines {
                add(line, intent: block.intent)
                add(line, intent: block.intent, names: names)
            }
        }
    }

    /// Sentences of each frame, each once; the same ones in every run.
    mutating func add(_ frames: SentenceFrames, sentencesEach count: Int) {
        for (number, frame) in frames.frames.enumerated() {
            var random = SeededNumbers(seed: number + 1)
            var seen: Set<SentenceFrames.Sentence> = []
            for _ in 0..<count {
                let sentence = frames.sentence(frame, &random)
                guard !sentence.text.isEmpty, seen.insert(sentence).inserted else { continue }
                add(
                    wrapping.wrap(sentence.text, &random), intent: frame.intent, weight: 0.6,
                    names: CorpusFile.Block.names(sentence.names, language: language))
            }
        }
    }
}
