import Language

/// Where a command stands in the catalog; the phrases of its matcher, which knows intents as text alone, carry the key.
struct CommandPlace {
    private let index: Int

    static let all = CommandCatalog.commands.indices.map { CommandPlace(index: $0) }

    private init(index: Int) { self.index = index }

    /// Of a candidate that the matcher of the catalog has found.
    init(of candidate: Candidate) {
        guard let index = Int(candidate.intent) else { preconditionFailure("\(candidate.intent) is no index") }
        self.index = index
    }

    var key: String { "\(index)" }

    var command: any Command.Type { CommandCatalog.commands[index] }
}
