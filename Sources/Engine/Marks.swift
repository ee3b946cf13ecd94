import Core
import Queues

/// Which cards show what was before: those that were taken to be sent before a topic of theirs was marked.
///
/// A card's topics are known only when it was rendered; what is marked meanwhile is kept until it comes back.
struct Marks: Sendable {
    private var commits = 0
    /// By topic, the commit that marked it last.
    private var latest: [String: Int] = [:]
    /// By row, the commit that took it.
    private var onTheWay: [ID<OutboxRow>: Int] = [:]

    /// A commit is on disk: these topics were marked in it, and then these rows taken.
    mutating func commit(marked: Set<String>, taken rows: [OutboxRow]) {
        commits += 1
        for topic in marked where !onTheWay.isEmpty { latest[topic] = commits }
        for row in rows where row.card != nil { onTheWay[row.id] = commits }
    }

    func isOutdated(_ row: OutboxRow, showing topics: Set<String>) -> Bool {
        guard let taken = onTheWay[row.id] else { return false }
        return topics.contains { latest[$0, default: 0] > taken }
    }

    /// The row came back and was settled.
    mutating func settle(_ row: OutboxRow) {
        onTheWay[row.id] = nil
        if onTheWay.isEmpty { latest = [:] }
    }
}
