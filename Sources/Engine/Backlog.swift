import Core
import Queues
import Store

/// The updates that wait, prepared ahead of the Writer.
struct Backlog: Sendable {
    let store: PeopleStore
    let messengers: [MessengerName: any Messenger]

    /// The oldest updates behind `last`, decoded and read on all cores.
    func next(after last: ID<InboxRow>?, limit: Int) async throws -> [Prepared] {
        let rows = try await store.read { try $0.waitingUpdates(limit: limit, after: last) }
        let updates = await Prepared.prepare(rows, with: messengers)
        if !updates.isEmpty { KillPoint.prepared.pass() }
        return updates
    }
}
