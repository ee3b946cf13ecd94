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

    mutating func add(_ line: String, intent: String, weight: Float = 1) {
        all.append(Lesson(features: features(of: line), intent: families.learned(intent), weight: weight))
    }

    func features(of line: String) -> LineFeatures {
        reader.features(of: WordLine(LineReader.read(line, language: language), index: index))
    }

    mutating func add(_ blocks: [CorpusFile.Block]) {
        for block in blocks { for line in block.lines { add(line, intent: block.intent) } }
    }

    /// Sentences of each frame, each once; the same ones in every run.
    mutating func add(_ frames: SentenceFrames, sentencesEach count: Int) {
        for (number, frame) in frames.frames.enumerated() {
            var random = SeededNumbers(seed: number + 1)
            var seen: Set<String> = []
            for _ in 0..<count {
                let sentence = frames.sentence(frame, &random)
                guard !sentence.isEmpty, seen.insert(sentence).inserted else { continue }
                add(wrapping.wrap(sentence, &random), intent: frame.intent, weight: 0.6)
            }
        }
    }
}
