import Actions
import Core
import Language
import Store

/// Makes a list.
struct NewListCommand: Command {
    static let about = About(
        intent: "list.create", area: .visits, summary: "Make a list",
        phrases: [
            "(make|create|start|add|new|begin) [me] [a] [new] list [called|named] {name:name} : {things:rest}",
            "(make|create|start|add|new|begin) [me] [a] [new] list [called|named] {name:name} with {things:name}",
            "(make|create|start|add|new|begin) [me] [a] [new] list [of places] (called|named|:|with [the] name) {name:name}",
            "(make|create|start|new|begin) [me] [a] [new] list of {name:name}",
            "(make|create|start|begin) [me] (a|my|the) [new] {name:name} list (with|:) {things:rest}",
            "(make|create|start|add|new|begin) [me] [a] [new] list for [the|my|our] {name:name}",
            "(make|create|start|begin) [me] (a|my|the) [new] {name:name} list",
            "new list [{name:name}]", "(make|create|start) [a] [new] list [{name:name}]",
        ],
        examples: ["new list Best coffee", "make a list called Ice cream"])

    let name: String?
    /// What is to be done on it.
    let things: [String]

    init(_ said: Said) throws {
        let parts = said.slots.text("name").map { $0.split(separator: ":", maxSplits: 1).map { String($0).trimmed } }
        name = try parts?.first.map { try PlaceName(checking: $0).text }
        let typed = said.slots.text("things") ?? parts.flatMap { $0.count > 1 ? $0[1] : nil }
        things = typed.map { ThingsInLine.each(of: $0.withoutEnd, language: said.spoken.line.language) } ?? []
    }

    func perform(in session: Session) throws {
        guard let name else { return try session.askForNewList() }
        guard !things.isEmpty else { return try session.makeListSaying(name) }
        guard let known = try session.heading(named: name) else {
            return try session.keepSaying(things, onListNamed: name)
        }
        try session.add(things.joined(separator: ", "), toList: known)
    }
}
