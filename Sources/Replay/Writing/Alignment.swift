/// Which expectation of one lane was met by which line: the longest way to keep both in order.
struct Alignment {
    /// For each expectation the index of the line that met it.
    let met: [Int?]

    init(_ expectations: [Expected], _ lines: [BotLine]) {
        let fits = expectations.map { expectation in lines.map(expectation.matches) }
        let lengths = Self.lengths(fits, lines.count)
        var met: [Int?] = []
        var column = 0
        for row in expectations.indices {
            let rest = lengths[row][column]
            let place = (column..<lines.count).first { fits[row][$0] && lengths[row + 1][$0 + 1] + 1 == rest }
            met.append(place)
            if let place { column = place + 1 }
        }
        self.met = met
    }

    /// How many can be met from each row and column on (longest common subsequence).
    private static func lengths(_ fits: [[Bool]], _ columns: Int) -> [[Int]] {
        var table = Array(repeating: Array(repeating: 0, count: columns + 1), count: fits.count + 1)
        for row in fits.indices.reversed() {
            for column in (0..<columns).reversed() {
                let skipped = max(table[row + 1][column], table[row][column + 1])
                table[row][column] = fits[row][column] ? max(skipped, table[row + 1][column + 1] + 1) : skipped
            }
        }
        return table
    }
}
