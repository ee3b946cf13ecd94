/// How many letters must be put in, left out, changed or swapped with their neighbour to come from one word to another
/// (optimal string alignment; Damerau, 1964).
enum EditSteps {
    /// nil where more than `most` are needed.
    static func between(_ first: String, _ second: String, atMost most: Int) -> Int? {
        if first == second { return 0 }
        let a = Array(first.unicodeScalars), b = Array(second.unicodeScalars)
        guard abs(a.count - b.count) <= most, most > 0 else { return nil }
        var before: [Int] = [], last = Array(0...b.count)
        for i in 1...max(1, a.count) where i <= a.count {
            var row = [i]
            row.reserveCapacity(b.count + 1)
            for j in 1...max(1, b.count) where j <= b.count {
                var steps = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { steps = min(steps, before[j - 2] + 1) }
                row.append(steps)
            }
            if (row.min() ?? 0) > most { return nil }
            (before, last) = (last, row)
        }
        return last[b.count] <= most ? last[b.count] : nil
    }
}
