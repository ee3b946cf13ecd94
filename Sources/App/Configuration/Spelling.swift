/// Finds what somebody probably meant to type.
enum Spelling {
    /// "; did you mean web.port?", or nothing when no name is near.
    static func suggestion(for word: String, among names: [String]) -> String {
        let ranked = names.map { (name: $0, distance: distance(word.lowercased(), $0.lowercased())) }
        guard let nearest = ranked.min(by: { $0.distance < $1.distance }),
            nearest.distance <= max(2, word.count / 3)
        else { return "" }
        return "; did you mean \(nearest.name)?"
    }

    /// Letters to add, remove or change (Levenshtein).
    static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right)
        var row = Array(0...right.count)
        for (line, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for column in right.indices {
                let change = diagonal + (letter == right[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(change, row[column] + 1, diagonal + 1)
            }
        }
        return row[right.count]
    }
}
