extension ReadLine {
    /// Words of a name that is looked for in a line.
    private static let longestRun = 5

    /// Words that could be somebody's or something's name: neither the first nor the last is a little word such as "at".
    /// Longer ones first.
    package var nameRuns: [String] {
        let ends = tokens.indices.filter {
            tokens[$0].isPartOfName && tokens[$0].traits.isDisjoint(with: [.stop, .article])
        }
        let runs = ends.flatMap { start in
            ends.filter { (start..<start + Self.longestRun).contains($0) }.map { start..<$0 + 1 }
        }
        return runs.sorted { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) }.map { string(bytes(ofTokens: $0)) }
    }
}
