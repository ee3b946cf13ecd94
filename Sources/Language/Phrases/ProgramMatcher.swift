/// Finds the best way of a line through a phrase's graph, from the end of the line to its beginning.
///
/// One cell per node and token: time grows with tokens × nodes, whatever is typed.
struct ProgramMatcher {
    /// The best way on from a node that takes the token at a position.
    struct Cell {
        let gain: Float
        private let lastEnd, start: Int32
        private let node: UInt16
        /// A text slot goes on at `end`.
        let goesOn: Bool

        init(
            gain: Float = -.infinity, end: Int = 0, nextNode: Int = 0, nextStart: Int = 0, goesOn: Bool = false
        ) {
            (self.gain, self.goesOn) = (gain, goesOn)
            (lastEnd, start, node) = (Int32(end), Int32(nextStart), UInt16(nextNode))
        }

        /// Behind the tokens that the node takes here.
        var end: Int { Int(lastEnd) }
        var nextNode: Int { Int(node) }
        /// Where the next node begins, after marks that were passed over.
        var nextStart: Int { Int(start) }
    }

    /// The best place for a node to begin, at or after a position.
    struct Entry {
        let gain: Float
        private let place: Int32

        init(gain: Float = -.infinity, start: Int = 0) { (self.gain, place) = (gain, Int32(start)) }

        var start: Int { Int(place) }
    }

    struct State {
        var cell = Cell()
        var entry = Entry()
    }

    /// One step of the way that was found.
    struct Step {
        let node: Int
        let tokens: Range<Int>
    }

    let on: MatchedLine
    let program: PhraseProgram
    /// By position and node: room for so many, written before it is read.
    let states: UnsafeMutableBufferPointer<State>

    /// So many states a phrase needs for a line.
    static func room(for program: PhraseProgram, tokens: Int) -> Int { program.nodes.count * (tokens + 1) }

    /// The best way through the whole line; nil where the phrase does not fit.
    func run() -> [Step]? {
        for position in stride(from: on.tokens.count, through: 0, by: -1) {
            for node in 0..<program.nodes.count {
                let place = place(node, position)
                states[place].cell = cell(node, position)
                states[place].entry = entry(node, position)
            }
        }
        return way()
    }

    private func place(_ node: Int, _ position: Int) -> Int { position * program.nodes.count + node }

    func node(_ index: Int) -> PhraseGraph.Node { on.graph.nodes[Int(program.nodes.lowerBound) + index] }

    /// What a node gains at a position, if it may begin there at all.
    func gain(_ node: Int, _ position: Int) -> Float { states[place(node, position)].cell.gain }

    func laterEntry(_ node: Int, _ position: Int) -> Entry { states[place(node, position + 1)].entry }

    /// The best node among some to begin at a position.
    func best(_ next: Range<UInt16>, _ position: Int) -> (node: Int, entry: Entry)? {
        var result: (node: Int, entry: Entry) = (0, Entry())
        for edge in next {
            let node = Int(on.graph.edges[Int(edge)])
            let entry = states[place(node, position)].entry
            if entry.gain > result.entry.gain { result = (node, entry) }
        }
        return result.entry.gain > -.infinity ? result : nil
    }

    /// Polite beginnings are passed over unless they are words of the phrase.
    private func start() -> (node: Int, entry: Entry)? {
        var result: (node: Int, entry: Entry)?
        for position in on.line.starts.reversed() {
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
            var cell = states[place(node, position)].cell
            while cell.goesOn { cell = states[place(node, cell.end)].cell }
            steps.append(Step(node: node, tokens: position..<cell.end))
            (node, position) = (cell.nextNode, cell.nextStart)
        }
        return steps
    }
}
