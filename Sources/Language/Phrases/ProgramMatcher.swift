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

    private struct State {
        var cell = Cell()
        var entry = Entry()
    }

    /// One step of the way that was found.
    struct Step {
        let node: Int
        let tokens: Range<Int>
    }

    /// What a token is to the parts of a line.
    enum Mark {
        case none, soft, separator, lineBreak

        init(_ token: Token) {
            if token.kind == .lineBreak {
                self = .lineBreak
            } else if token.isSoft, !token.isQuoted {
                self = token.isSeparator ? .separator : .soft
            } else {
                self = .none
            }
        }
    }

    let line: ReadLine
    let words: KeywordReading
    let marks: [Mark]
    /// In the order of the tokens with which they begin.
    let values: [Found]
    var names: NameFinder
    let graph: PhraseGraph
    /// The program of the phrase that is being matched.
    private(set) var program = PhraseProgram.none
    /// Where names may end, by the token with which they begin.
    private var ends: [[Int]?]
    /// By node and position.
    private var states: [State] = []
    private let width: Int

    init(line: ReadLine, words: KeywordReading, names: Names, graph: PhraseGraph) {
        self.line = line
        self.graph = graph
        self.words = words
        self.names = NameFinder(line: line, names: names)
        ends = Array(repeating: nil, count: line.tokens.count)
        marks = line.tokens.map(Mark.init)
        values = line.found.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
        width = line.tokens.count + 1
    }

    /// The best way through the whole line; nil where the phrase does not fit.
    mutating func run(_ program: PhraseProgram) -> [Step]? {
        self.program = program
        let count = program.nodes.count
        if states.count < count * width { states = Array(repeating: State(), count: max(count, 24) * width) }
        for position in stride(from: width - 1, through: 0, by: -1) {
            for node in 0..<count {
                states[node * width + position].cell = cell(node, position)
                states[node * width + position].entry = entry(node, position)
            }
        }
        return way()
    }

    /// Where a name that begins here may end.
    mutating func nameEnds(from position: Int) -> [Int] {
        if let known = ends[position] { return known }
        let found = findNameEnds(from: position)
        ends[position] = found
        return found
    }

    func node(_ index: Int) -> PhraseGraph.Node { graph.nodes[Int(program.nodes.lowerBound) + index] }

    /// What a node gains at a position, if it may begin there at all.
    func gain(_ node: Int, _ position: Int) -> Float { states[node * width + position].cell.gain }

    func laterEntry(_ node: Int, _ position: Int) -> Entry { states[node * width + position + 1].entry }

    /// The best node among some to begin at a position.
    func best(_ next: Range<Int32>, _ position: Int) -> (node: Int, entry: Entry)? {
        var result: (node: Int, entry: Entry) = (0, Entry())
        for edge in next {
            let node = Int(graph.edges[Int(edge)])
            let entry = states[node * width + position].entry
            if entry.gain > result.entry.gain { result = (node, entry) }
        }
        return result.entry.gain > -.infinity ? result : nil
    }

    /// Polite beginnings are passed over unless they are words of the phrase.
    private func start() -> (node: Int, entry: Entry)? {
        var result: (node: Int, entry: Entry)?
        for position in line.starts.reversed() {
            guard let found = best(program.first, position) else { continue }
            if found.entry.gain > result.map({ $0.entry.gain + 0.4 }) ?? -.infinity { result = found }
        }
        return result
    }

    private func way() -> [Step]? {
        guard let start = start() else { return nil }
        var (node, position) = (start.node, start.entry.start)
        var steps: [Step] = []
        while node != 0 {
            var cell = states[node * width + position].cell
            while cell.goesOn { cell = states[node * width + cell.end].cell }
            steps.append(Step(node: node, tokens: position..<cell.end))
            (node, position) = (cell.nextNode, cell.nextStart)
        }
        return steps
    }
}
