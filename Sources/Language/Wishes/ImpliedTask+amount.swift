extension ImpliedTask {
    /// "500 g rigatoni", "2 cans of tomatoes": so much of something to get, and nothing else.
    static func isAmount(_ line: ReadLine) -> Bool {
        let said = line.tokens.filter { !$0.isSoft }
        guard (3...6).contains(said.count), said[0].kind == .number, line.means(said[1].key, .amount) else {
            return false
        }
        let things = said.dropFirst(2).drop { $0.traits.contains(.stop) }
        return (1...3).contains(things.count)
            && things.allSatisfy { $0.kind == .word && !$0.traits.contains(.stop) && !line.means($0.key, .amount) }
    }
}
