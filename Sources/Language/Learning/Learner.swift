/// Learns how much each feature speaks for each intent: for each intent a linear support vector machine with squared
/// hinge loss, solved by dual coordinate descent (Hsieh et al. 2008); then only the weights that matter are kept and
/// learned anew. The same lessons give the same bytes: nothing but additions, multiplications and square roots.
struct Learner {
    /// Weights that are kept in all.
    var kept: Int
    /// Rounds over all lessons.
    var rounds = 12
    /// What a lesson on the wrong side costs.
    var cost: Float = 0.5

    private let intents: [String]
    /// Features by number, ascending.
    private let features: [UInt32]
    private let labels: [Int]
    private let costs: [Float]
    private var rows = Rows()
    private var scales: [Float] = []

    /// Features of fewer than `rarest` lessons are left out.
    init(_ lessons: [Lessons.Lesson], rarest: Int = 3) {
        var seen: [UInt32: Int] = [:]
        for lesson in lessons { for feature in lesson.features.all { seen[feature, default: 0] += 1 } }
        let features = seen.filter { $0.value >= rarest }.keys.sorted()
        let numbers = Dictionary(uniqueKeysWithValues: features.enumerated().map { ($0.element, Int32($0.offset)) })
        let intents = Set(lessons.map(\.intent)).sorted()
        self.features = features
        self.intents = intents
        labels = lessons.map { lesson in intents.firstIndex(of: lesson.intent) ?? 0 }
        costs = lessons.map(\.weight)
        // Each costs memory, and few lessons have little to tell.
        kept = min(170_000, 3 * lessons.count)
        for lesson in lessons {
            for feature in lesson.features.all { if let number = numbers[feature] { rows.features.append(number) } }
            rows.starts.append(rows.features.count)
            scales.append(lesson.features.scale)
        }
    }

    /// A model whose weights are whole steps, as it will be written.
    func quantised() -> QuantisedModel {
        let masks = masks(intents.indices.map { solve($0, mask: nil) })
        let solutions = intents.indices.map { solve($0, mask: masks[$0]) }
        return QuantisedModel(intents: intents, features: features, solutions: solutions)
    }

    /// The model before anything is left out; for measuring.
    func wholeModel() -> RankingModel? {
        let solutions = intents.indices.map { solve($0, mask: nil) }
        return QuantisedModel(intents: intents, features: features, solutions: solutions).model
    }

    /// Where a weight is among the greatest.
    private func masks(_ solutions: [Solution]) -> [[Bool]] {
        let values = solutions.map { $0.weights.map(abs) }
        let sorted = values.joined().filter { $0 > 0 }.sorted(by: >)
        guard sorted.count > kept else { return values.map { $0.map { $0 > 0 } } }
        return values.map { $0.map { $0 > sorted[kept] } }
    }
}

extension Learner {
    struct Solution {
        var weights: [Float]
        var bias: Float = 0
    }

    /// What each lesson holds: numbers of features, lesson after lesson, and where each lesson begins.
    struct Rows {
        var features: [Int32] = []
        var starts: [Int] = [0]

        /// Only the features of a mask.
        func masked(by mask: [Bool]) -> Rows {
            var result = Rows()
            result.starts.reserveCapacity(starts.count)
            for lesson in 1..<starts.count {
                for place in starts[lesson - 1]..<starts[lesson] where mask[Int(features[place])] {
                    result.features.append(features[place])
                }
                result.starts.append(result.features.count)
            }
            return result
        }
    }

    /// One intent against all others; only the weights of the mask.
    private func solve(_ intent: Int, mask: [Bool]?) -> Solution {
        let rows = mask.map(rows.masked) ?? rows
        var solution = Solution(weights: [Float](repeating: 0, count: features.count))
        var alphas = [Float](repeating: 0, count: labels.count)
        var order = Array(labels.indices)
        var random = SeededNumbers(seed: intent + 1)
        for round in 0..<rounds {
            // Lessons that are learned well are looked at again only now and then.
            if round < 3 || round % 4 == 3 { order = Array(labels.indices) }
            random.shuffle(&order)
            solution.weights.withUnsafeMutableBufferPointer { weights in
                rows.features.withUnsafeBufferPointer { features in
                    order.removeAll { lesson in
                        let sign: Float = labels[lesson] == intent ? 1 : -1
                        let row = UnsafeBufferPointer(rebasing: features[rows.starts[lesson]..<rows.starts[lesson + 1]])
                        return !step(lesson, sign, row, weights, &solution.bias, &alphas[lesson])
                    }
                }
            }
        }
        return solution
    }

    /// False for a lesson that is learned well.
    private func step(
        _ lesson: Int, _ sign: Float, _ row: UnsafeBufferPointer<Int32>,
        _ weights: UnsafeMutableBufferPointer<Float>, _ bias: inout Float, _ alpha: inout Float
    ) -> Bool {
        let scale = scales[lesson]
        var sum: Float = 0
        for feature in row { sum += weights[Int(feature)] }
        let slack = 1 / (2 * cost * costs[lesson])
        let gradient = sign * (sum * scale + bias) - 1 + alpha * slack
        guard alpha > 0 || gradient < 0 else { return gradient < 0.2 }
        let new = max(0, alpha - gradient / (Float(row.count) * scale * scale + 1 + slack))
        let change = (new - alpha) * sign
        alpha = new
        guard change != 0 else { return true }
        for feature in row { weights[Int(feature)] += change * scale }
        bias += change
        return true
    }
}
