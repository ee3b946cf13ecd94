/// Makes a phrase match words drawn together and apart: "what is" and "what's".
struct Contractions {
    private let apart: [String: [String]]
    private let together: [[String]: String]

    init(_ table: [String: [String]]) {
        apart = table
        together = Dictionary(table.map { ($0.value, $0.key) }, uniquingKeysWith: min)
    }

    func spread(_ parts: [PhrasePart]) -> [PhrasePart] {
        var result: [PhrasePart] = []
        var rest = parts[...]
        while let part = rest.popFirst() {
            switch part {
            case .literal(let word): result.append(contentsOf: spread(word, &rest))
            case .choice(let branches): result.append(.choice(branches.map(spread)))
            case .slot: result.append(part)
            }
        }
        return result
    }

    private func spread(_ word: String, _ rest: inout ArraySlice<PhrasePart>) -> [PhrasePart] {
        if let words = apart[word] { return [.choice([[.literal(word)], words.map { .literal($0) }])] }
        guard case .literal(let next) = rest.first, let short = together[[word, next]] else { return [.literal(word)] }
        rest.removeFirst()
        return [.choice([[.literal(word), .literal(next)], [.literal(short)]])]
    }
}
