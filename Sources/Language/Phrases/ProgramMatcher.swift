/// Finds the best way of a line through a phrase's graph, from the end of the line to its beginning.
///
/// One cell per node and token: time grows with tokens × nodes, whatever is typed.
struct ProgramMatcher {
    /// The best way on from a node that takes the token at a position.
    struct Cell {
        var gain: Float = -.infinity
        /// Behind the tokens that the node takes here.
        var end = 0
        var nextNode = 0
        /// Where the next node begins, after marks that were passed over.
        var nextStart = 0
        /// A text slot goes on at `end`.
        var goesOn = false
    }

    /// The best place for a node to begin, at or after a position.
    struct Entry {
        var gain: Float = -.infinity
        var start = 0
    }

    /// One step of the way that was found.
    struct Step {
        let node: Int
        let tokens: Range<Int>
    }

    let line: ReadLine
    let words: KeywordReading
    var names: NameFinder
    let values: [Int: [Found]]
    private var cells: [Cell] = []
    private var entries: [Entry] = []
    private let width: Int

    init(line: ReadLine, words: KeywordReading, names: Names) {
        self.line = line
        self.words = words
        self.names = NameFinder(line: line, names: names)
        values = Dictionary(grouping: line.found, by: \.tokens.lowerBound)
        width = line.tokens.count + 1
    }

    /// The best way through the whole line; nil where the phrase does not fit.
    mutating func run(_ program: PhraseProgram) -> [Step]? {
        let nodes = program.nodes
        let size = nodes.count * width
        if cells.count < size {
            cells = Array(repeating: Cell(), count: size)
            entries = Array(repeating: Entry(), count: size)
        }
        for position in stride(from: width - 1, through: 0, by: -1) {
            for node in nodes.indices {
                cells[node * width + position] = cell(nodes[node], node, position)
                entries[node * width + position] = entry(nodes[node].test, node, position)
            }
        }
        return way(program)
    }

    /// What a node gains at a position, if it may begin there at all.
    func gain(_ node: Int, _ position: Int) -> Float { cells[node * width + position].gain }

    func laterEntry(_ node: Int, _ position: Int) -> Entry { entries[node * width + position + 1] }

    /// The best node among some to begin at a position.
    func best(_ next: [Int], _ position: Int) -> (node: Int, entry: Entry)? {
        var result: (node: Int, entry: Entry)?
        for node in next {
            let entry = entries[node * width + position]
            if entry.gain > result?.entry.gain ?? -.infinity { result = (node, entry) }
        }
        return result
    }

    /// Polite beginnings are passed over unless they are words of the phrase.
    private func start(_ program: PhraseProgram) -> (node: Int, entry: Entry)? {
        var result: (node: Int, entry: Entry)?
        for position in line.starts.reversed() {
            guard let found = best(program.first, position) else { continue }
            if found.entry.gain > result.map({ $0.entry.gain + 0.4 }) ?? -.infinity { result = found }
        }
        return result
    }

    private func way(_ program: PhraseProgram) -> [Step]? {
        guard let start = start(program) else { return nil }
        var (node, position) = (start.node, start.entry.start)
        var steps: [Step] = []
        while node != 0 {
            var cell = cells[node * width + position]
            while cell.goesOn { cell = cells[node * width + cell.end] }
            steps.append(Step(node: node, tokens: position..<cell.end))
            (node, position) = (cell.nextNode, cell.nextStart)
        }
        return steps
    }
}
