/// A learned model in whole steps, and as text.
struct QuantisedModel {
    private let intents: [String]
    private var features: [UInt32]
    /// By intent: features by number, ascending, with their level.
    private var levels: [[(feature: Int, level: Int)]]
    /// In millionths.
    private let steps: [Int]
    private let biases: [Int]

    init(intents: [String], features: [UInt32], solutions: [Learner.Solution]) {
        self.intents = intents
        let highest = Float(ModelText.highest)
        steps = solutions.map { solution in
            let top = solution.weights.reduce(0) { max($0, abs($1)) }
            return max(1, Int((top / highest * 1_000_000).rounded(.up)))
        }
        biases = solutions.map { Int(($0.bias * 1_000_000).rounded()) }
        let steps = steps
        levels = solutions.indices.map { intent in
            solutions[intent].weights.enumerated().compactMap { feature, weight in
                let level = Int((weight * 1_000_000 / Float(steps[intent])).rounded())
                return level == 0 ? nil : (feature, level)
            }
        }
        let used = Set(levels.joined().map(\.feature)).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($0.element, $0.offset) })
        self.features = used.map { features[$0] }
        levels = levels.map { $0.map { (numbers[$0.feature] ?? 0, $0.level) } }
    }

    /// The text that `RankingModel.init(text:)` reads.
    func text(digest: String) -> String {
        let numbers = intents.indices.map { "\(biases[$0]) \(steps[$0])" } + ["\(features.count)"]
        var weights = [[(intent: Int, level: Int)]](repeating: [], count: features.count)
        for (intent, levels) in levels.enumerated() {
            for (feature, level) in levels { weights[feature].append((intent, level)) }
        }
        let symbols = features.indices.flatMap { ModelText.symbols(of: features[$0], weights: weights[$0]) }
        let head = [digest, intents.joined(separator: " "), numbers.joined(separator: " ")]
        return (head + [String(decoding: symbols, as: UTF8.self)]).joined(separator: "\n")
    }

    /// As it is after writing and reading; nil where nothing was learned.
    var model: RankingModel? { RankingModel(text: text(digest: "none")) }
}
