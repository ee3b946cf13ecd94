import Core
import Queues

/// Which cards show what was before: those that were drawn before a topic of theirs was marked.
///
/// A card's topics are known only when it was rendered; what is marked meanwhile is kept until it comes back.
struct Marks: Sendable {
    /// How many are on disk; who draws a card notes how many there were.
    private(set) var commits = 0
    /// By topic, the commit that marked it last.
    private var latest: [String: Int] = [:]
    private var onTheWay: Set<ID<OutboxRow>> = []

    /// A commit is on disk: these topics were marked in it, and then these rows taken.
    mutating func commit(marked: Set<String>, taken rows: some Sequence<OutboxRow>) {
        commits += 1
        for topic in marked where !onTheWay.isEmpty { latest[topic] = commits }
        for row in rows where row.card != nil { onTheWay.insert(row.id) }
    }

    /// A card that shows these topics, drawn after so many commits.
    func isOutdated(showing topics: Set<String>, drawnAfter commits: Int) -> Bool {
        topics.contains { latest[$0, default: 0] > commits }
    }

    /// The row came back and was settled.
    mutating func settle(_ row: OutboxRow) {
        onTheWay.remove(row.id)
        if onTheWay.isEmpty { latest = [:] }
    }
}
